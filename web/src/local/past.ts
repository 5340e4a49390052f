/** Matches to look back at: tables of this browser as they were left, and records. */
import type { Match } from "../engine/match.ts";
import { readRecord } from "../engine/record.ts";
import type { Table } from "../protocol.ts";
import { recordTable } from "./records.ts";
import { readTable } from "./save.ts";
import { loadSave } from "./saves.ts";
import { viewTable } from "./view.ts";

export interface Past {
  table: Table;
  match: Match;
}

/** A table of this browser; null if there is none. */
export async function pastTable(game: string): Promise<Past | null> {
  const save = await loadSave(game);
  if (!save) return null;
  const table = await readTable(save);
  return { table: viewTable(table, Date.now()), match: table.match };
}

/** A record, as text or JSON, which is checked. Throws InputError if it is wrong. */
export async function pastRecord(source: unknown): Promise<Past> {
  const match = await readRecord(source);
  return { table: recordTable(match), match };
}
