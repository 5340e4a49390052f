/** The local tables that this browser stores: their saves, and summaries for lists.
 *
 * A save is written only over the version that it follows, so two tabs can never both play one. */
import { transact } from "../lib/database.ts";
import { noteLocalTables } from "../lib/storage.ts";
import type { Table } from "../protocol.ts";
import type { Save } from "./save.ts";

/** What lists and statistics show of a table, without reading its whole save. */
export interface Summary {
  id: string;
  version: number;
  /** When it was made. */
  since: number;
  /** My seats there. */
  mine: number[];
  /** The table without options and events, and without squares and properties once it is over. */
  table: Table;
  /** Whether its record was brought in from elsewhere. */
  imported?: true;
}

/** A table as it is written: its save and its summary. */
export interface Stored {
  save: Save;
  summary: Summary;
}

/** Another tab has played on. */
export class WriteConflict extends Error {}

export const loadSave = (id: string) => transact("readonly", ["games"], (stores) => stores.get<Save>("games", id));

export const loadSaves = () => transact("readonly", ["games"], (stores) => stores.all<Save>("games"));

export const loadSummary = (id: string) =>
  transact("readonly", ["summaries"], (stores) => stores.get<Summary>("summaries", id));

/** All summaries, the newest first; none where the browser stores nothing. */
export async function loadSummaries(): Promise<Summary[]> {
  const read = transact("readonly", ["summaries"], (stores) => stores.all<Summary>("summaries"));
  return (await read.catch(() => [])).sort((one, other) => other.since - one.since);
}

/** Write a table that follows version `after`, 0 for a new one, and others that are new. Throws WriteConflict if the stored version is another one. */
export function storeTable(one: Stored, after: number, others: Stored[] = []): Promise<void> {
  noteLocalTables();
  return transact("readwrite", ["games", "summaries"], async (stores) => {
    const before = await stores.get<Summary>("summaries", one.summary.id);
    if ((before?.version ?? 0) !== after) throw new WriteConflict(`expected version ${after}, not ${before?.version}`);
    for (const { save, summary } of [one, ...others]) {
      stores.put("games", summary.id, save);
      stores.put("summaries", summary.id, summary);
    }
  });
}

export const removeTable = (id: string) =>
  transact("readwrite", ["games", "summaries"], async (stores) => {
    stores.delete("games", id);
    stores.delete("summaries", id);
  });
