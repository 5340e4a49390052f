/** Tables of records that come from elsewhere: to be kept, played on or looked back at. */
import { readBot } from "../engine/bots.ts";
import { Match } from "../engine/match.ts";
import { resumeMatch } from "../engine/record.ts";
import type { Note, Shuffle, Table } from "../protocol.ts";
import { STAND_IN, type Chair } from "./chairs.ts";
import { newGiven } from "./given.ts";
import { hasSeed } from "./save.ts";
import { LocalTable, newProgress } from "./table.ts";
import { viewTable } from "./view.ts";

/** The table of a record that was read. Whoever is no bot sits at this screen; a match that is not over goes on. */
export function tableOf(past: Match): LocalTable {
  const { id, at, seed } = newGiven();
  const table = newTable(past.isOver ? past : goOn(past, seed), past, id, at);
  for (const chair of table.chairs) if (chair.bot && !isBot(chair.bot)) chair.bot = STAND_IN; // it had a name of its own
  return table;
}

function newTable(match: Match, { players, extras }: Match, id: string, at: number): LocalTable {
  const chairs = players.map((player, seat) => chairOf(match, player, seat, extras.called?.[seat] ?? ""));
  const since = extras.date ? Date.parse(extras.date) : at;
  const setup = { id, since, hints: true, prepared: extras.prepared ?? false };
  return new LocalTable(setup, match, newProgress(chairs, "quick", since));
}

/** Go on with a match: chance draws as its own seed says, or from another one. */
function goOn(past: Match, seed: Uint8Array): Match {
  const { engine, variant, players, resigned, extras } = past;
  if (hasSeed(extras)) return resumeMatch(past, { pauses: true });
  const begun = past.actionsUntil(past.events.length);
  return Object.assign(new Match(engine, variant, players, seed, { pauses: true, begun }), { resigned });
}

function chairOf(match: Match, name: string, seat: number, botName: string): Chair {
  const bot = botName || isBot(name) ? name : "";
  const standIn = match.resigned.has(seat) && !match.isOver ? STAND_IN : "";
  return { name, mine: !bot, bot, botName, colour: seat, standIn };
}

function isBot(name: string): boolean {
  try {
    readBot(name);
    return true;
  } catch {
    return false;
  }
}

/** The table of a record at its end, at which nothing can be done. */
export function recordTable(match: Match): Table {
  const { extras, players } = match;
  const laid = newTable(match, match, "", 0);
  for (const [seat, chair] of laid.chairs.entries()) {
    chair.standIn = "";
    if (!chair.bot && chair.name === `Player ${seat + 1}`) chair.name = ""; // so records write who has no name
  }
  const table = viewTable(laid, 0);
  const nobody = players.map(() => []);
  return {
    ...table,
    version: 0,
    prepared: false,
    begun: null,
    hints: false,
    host: null,
    commitment: (extras.shuffle ?? extras).commitment ?? "",
    seed: extras.seed ?? null,
    shuffle: viewShuffle(match),
    may: { seats: nobody, bot: nobody, host: [], sit: [] },
    notes: viewNotes(match),
    between: null,
    at: extras.date ? Date.parse(extras.date) : 0,
  };
}

function viewShuffle({ extras: { shuffle } }: Match): Shuffle | null {
  if (!shuffle) return null;
  const { promises, seed, luck } = shuffle;
  const revealed = luck.flatMap((number, seat) => (number === null ? [] : [seat]));
  return { commitments: promises, revealed, until: null, seed, numbers: luck };
}

const NOTES: Record<Note["what"], true> = {
  undo: true,
  declined: true,
  stand_in: true,
  returned: true,
  resigned: true,
  flag: true,
  left: true,
  sat: true,
  renamed: true,
  paced: true,
  ended: true,
  left_out: true,
};
const isNote = (what: string): what is Note["what"] => Object.hasOwn(NOTES, what);

/** The notes of a record that have words, with their places counted in actions as a table does, not in events. */
function viewNotes({ events, extras: { notes = [] } }: Match): Note[] {
  return notes.flatMap(({ what, seat = null, by = null, bot = null, game = 1, event = 0 }) => {
    const last = events.filter((one) => one.game === game)[event - 1];
    const number = last ? last.actionIndex + last.actions.length : 0;
    return isNote(what) ? [{ what, seat, by, bot, proposal: null, game, event: number, at: 0 }] : [];
  });
}
