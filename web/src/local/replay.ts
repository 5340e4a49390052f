/** Matches looked back at without a server: their moments, as a server tells them. */
import { viewMoments } from "../engine/match.ts";
import { readRecord } from "../engine/record.ts";
import type { Replay, Table } from "../protocol.ts";
import { recordTable } from "./records.ts";
import { readTable } from "./save.ts";
import { loadSave } from "./saves.ts";
import { viewTable } from "./view.ts";

/** A table as it was left. */
export async function finalTable(game: string): Promise<Table> {
  return viewTable(await readTable((await loadSave(game))!), Date.now());
}

/** The moments of a local table; null if there is none. */
export async function replayTable(game: string): Promise<Replay | null> {
  const save = await loadSave(game);
  if (!save) return null;
  const table = await readTable(save);
  const shown = { ...viewTable(table, Date.now()), view: null };
  return { table: shown, first: 0, mark: "", moments: viewMoments(table.match) };
}

/** The moments of a record, which is checked. Throws InputError if it is wrong. */
export async function replayRecord(text: string): Promise<Replay> {
  const match = await readRecord(text);
  return { table: recordTable(match), first: 0, mark: "", moments: viewMoments(match) };
}
