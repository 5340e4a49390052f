/** A local table as it is stored: its record, and what a record does not tell. A table that is read from it is the same. */
import { writeDeal, type Extras } from "../engine/extras.ts";
import type { Match } from "../engine/match.ts";
import { readRecord, resumeMatch, writeRecord, type RecordJson } from "../engine/record.ts";
import type { Note, Table } from "../protocol.ts";
import type { Stored, Summary } from "./saves.ts";
import { LocalTable, type Progress, type Setup } from "./table.ts";
import { viewTable } from "./view.ts";

export interface Save {
  /** What has happened, who played, and from which seed it is dealt: what is exported. */
  record: RecordJson;
  /** The names of the players; people without one have a number in the record. */
  players: string[];
  setup: Setup;
  progress: Progress;
}

const MAX_NOTES = 60;
const RECORDED = ["undo", "stand_in", "resigned", "left", "sat"];

/** What is written of a table, which is shown as `view`. */
export function writeTable(table: LocalTable, view = viewTable(table, table.progress.at)): Stored {
  const { setup, progress, match } = table;
  const save: Save = { record: tableRecord(table), players: match.players, setup, progress };
  return { save, summary: summarize(view, setup.since, table.mine) };
}

function summarize(table: Table, since: number, mine: number[]): Summary {
  const view = table.view!;
  const kingdoms = view.kingdoms.map((kingdom) =>
    table.status === "over"
      ? { ...kingdom, squares: [], score: { ...kingdom.score, properties: [], lines: [] } }
      : kingdom,
  );
  const brief = { ...table, notes: [], results: [], view: { ...view, kingdoms, options: [], events: [] } };
  return { id: table.id, version: table.version, since, mine, table: brief };
}

/** Play a table again from its seed, up to where it was left; a finished match may have none. */
export async function readTable({ record, players, setup, progress }: Save): Promise<LocalTable> {
  const read = await readRecord(record);
  const match = hasSeed(record) ? resumeMatch(read, { pauses: true }) : read;
  match.players = players;
  match.stopped = progress.stopped !== null;
  return new LocalTable(setup, match, progress);
}

export const hasSeed = ({ seed, played_on }: Extras): boolean => (played_on ?? { seed }).seed !== undefined;

/** The record of a table: with notes and names of bots, as the server writes it, and with the seed from the start. */
export function tableRecord({ match, setup, progress, chairs, status }: LocalTable): RecordJson {
  const called = chairs.map(({ bot, botName, name }) => (bot ? botName || (name === bot ? "" : name) : ""));
  const notes = progress.notes.filter(({ what }) => RECORDED.includes(what)).slice(-MAX_NOTES);
  return {
    ...writeRecord(match, writeDeal(match)),
    players: match.players.map((name, seat) => name || `Player ${seat + 1}`),
    ...(match.begun.length > 0 && { source: "played on from a record" }),
    ...(setup.prepared && { source: "a prepared deal", prepared: true }),
    ...(notes.length > 0 && { notes: notes.map((note) => recordNote(match, note)) }),
    ...(called.some(Boolean) && { called }),
    ...(status === "over" && { date: new Date(progress.at).toISOString() }),
  };
}

/** A note as records have it, with its place counted in events. */
function recordNote({ events, variant }: Match, { what, seat, by, bot, game, event }: Note) {
  const count = events.filter((one) => one.game === game && one.actionIndex + one.actions.length <= event).length;
  return {
    what,
    ...(seat !== null && { seat }),
    ...(by !== null && { by }),
    ...(bot !== null && { bot }),
    ...(variant.games > 1 && { game }),
    event: count,
  };
}
