/** Records that are brought in from a file become tables of this browser: a finished match is kept, an unfinished one goes on. */
import { readRecord, type RecordJson } from "../engine/record.ts";
import { hex, sha256 } from "../lib/sha256.ts";
import { tableOf } from "./records.ts";
import { writeTable } from "./save.ts";
import { loadSaves, storeTable } from "./saves.ts";

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
  const { save, summary } = writeTable(tableOf(match));
  const finished = { save: { ...save, record }, summary: { ...summary, mine: [], imported: true as const } };
  await storeTable(match.isOver ? finished : { save, summary }, 0);
  return "kept";
}

/** What tells matches apart: all that happened, and who played. */
const digest = ({ variant, players, events, games }: RecordJson): string =>
  hex(sha256(new TextEncoder().encode(JSON.stringify([variant, players, events ?? games]))));
