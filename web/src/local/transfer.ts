/** Records that are brought in from a file become tables of this browser: a finished match is kept, an unfinished one goes on. */
import { readBot } from "../engine/bots.ts";
import { Match } from "../engine/match.ts";
import { readRecord, resumeMatch, type RecordJson } from "../engine/record.ts";
import { hex, sha256 } from "../lib/sha256.ts";
import { STAND_IN, type Chair } from "./chairs.ts";
import { newGiven } from "./given.ts";
import { hasSeed, writeTable } from "./save.ts";
import { loadSaves, storeTable } from "./saves.ts";
import { LocalTable, newProgress } from "./table.ts";

export interface Imported {
  /** How many records were stored, how many were here before, and how many are no records. */
  kept: number;
  known: number;
  wrong: number;
}

/** Store the records of a file, one in each line, or one alone. */
export async function importRecords(text: string): Promise<Imported> {
  const known = new Set((await loadSaves()).map(({ record }) => digest(record)));
  const counts: Imported = { kept: 0, known: 0, wrong: 0 };
  for (const record of recordsIn(text)) counts[await importRecord(record, known)] += 1;
  return counts;
}

/** The records in a text; undefined for a line that is none. */
function recordsIn(text: string): (RecordJson | undefined)[] {
  const whole = parse(text);
  return whole ? [whole] : text.split("\n").flatMap((line) => (line.trim() ? [parse(line)] : []));
}

function parse(text: string): RecordJson | undefined {
  try {
    return JSON.parse(text) as RecordJson;
  } catch {
    return undefined;
  }
}

async function importRecord(record: RecordJson | undefined, known: Set<string>): Promise<keyof Imported> {
  const match = record && (await readRecord(record).catch(() => null));
  if (!match) return "wrong";
  if (known.has(digest(record))) return "known";
  known.add(digest(record));
  const { save, summary } = writeTable(tableOf(match, record));
  await storeTable({ save, summary: { ...summary, imported: true, mine: match.isOver ? [] : summary.mine } }, 0);
  return "kept";
}

/** What tells matches apart: all that happened, and who played. */
const digest = ({ variant, players, events, games }: RecordJson): string =>
  hex(sha256(new TextEncoder().encode(JSON.stringify([variant, players, events ?? games]))));

/** The table of a record. Whoever is no bot sits at this screen. */
function tableOf(past: Match, record: RecordJson): LocalTable {
  const { game, at, seed } = newGiven();
  const match = past.isOver ? past : goOn(past, record, seed);
  const chairs = record.players.map((player, seat) => chairOf(match, player, seat, record.called?.[seat] ?? ""));
  const since = record.date ? Date.parse(record.date) : at;
  const setup = { game, since, hints: true, prepared: record.prepared ?? false };
  return new LocalTable(setup, match, newProgress(chairs, "quick", since));
}

/** Go on with a match: chance draws as its own seed says, or from another one. */
function goOn(past: Match, record: RecordJson, seed: Uint8Array): Match {
  const { engine, variant, players, resigned } = past;
  if (hasSeed(record)) return resumeMatch(past, { pauses: true });
  const begun = past.actionsUntil(past.events.length);
  return Object.assign(new Match(engine, variant, players, seed, { pauses: true, begun }), { resigned });
}

function chairOf(match: Match, name: string, seat: number, botName: string): Chair {
  const bot = isBot(name) ? name : "";
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
