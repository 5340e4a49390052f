/** Opens matches to look back at: tables and records of the server, tables of this browser, records from a file. */
import { ApiError, ask, fetchTable } from "../lib/api";
import { followTable, Timeline } from "../board/timeline";
import { loadEngine } from "../engine/engine";
import { InputError } from "../engine/errors";
import { refuseRecord } from "../engine/recordError";
import { readVariant } from "../engine/variant";
import type { Table } from "../protocol";

/** A table of the server, or a record: a table that was cleared away may have left one. Throws ApiError. */
export async function openGame(game: string): Promise<Timeline> {
  try {
    return await openTable(await fetchTable(game));
  } catch (error) {
    // The id of a record that was brought in is too long for a table.
    if (!(error instanceof ApiError) || !["table/unknown", "request/invalid"].includes(error.code)) throw error;
    return openRecord(await ask<object>(`records/${game}`));
  }
}

/** The timeline of a table of the server, from its actions; it goes on from one that is known. Throws ApiError. */
export async function openTable(table: Table, known: Timeline | null = null): Promise<Timeline> {
  if (!table.actions) throw new ApiError({ code: "match/not-started", message: "nothing was played yet", args: {} });
  const engine = await withRules(() => loadEngine(readVariant(table.variant).family));
  return followTable(engine, table, known);
}

/** What a table of a server does not need. */
const loadPast = () => import("../local/past");

/** A table of this browser; null if there is none. */
export async function openLocal(game: string): Promise<Timeline | null> {
  const past = await (await loadPast()).pastTable(game);
  return past && new Timeline(past.table, past.match);
}

/** A record, as text or JSON. Throws ApiError if it is wrong. */
export async function openRecord(source: unknown): Promise<Timeline> {
  const { pastRecord } = await loadPast();
  const { table, match } = await withRules(() => pastRecord(source));
  return new Timeline(table, match);
}

/** Say what went wrong: the page has no rules for this game, the browser cannot run them, or a record is wrong. */
async function withRules<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InputError) throw new ApiError(refuseRecord(error));
    throw new ApiError({ code: "rules", message: String(error), args: {} });
  }
}

/** The words for a match that cannot be shown. Throws what is no ApiError. */
export function missingWords(error: unknown): "missing-text" | "error-offline" | "error-rules" | "error-server-busy" {
  if (!(error instanceof ApiError)) throw error;
  const { code } = error;
  if (code === "record/unknown") return "missing-text";
  return code === "offline" ? "error-offline" : code === "rules" ? "error-rules" : "error-server-busy";
}
