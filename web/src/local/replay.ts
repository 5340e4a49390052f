/** A local table looked back at: its moments, as a server tells them. */
import { viewMoments } from "../engine/match.ts";
import type { Replay, Table } from "../protocol.ts";
import { readTable } from "./save.ts";
import { loadSave } from "./saves.ts";
import { viewTable } from "./view.ts";

/** A table as it was left. */
export async function finalTable(game: string): Promise<Table> {
  return viewTable(await readTable((await loadSave(game))!), Date.now());
}

/** The moments of a table; null if there is none. */
export async function replayTable(game: string): Promise<Replay | null> {
  const save = await loadSave(game);
  if (!save) return null;
  const table = await readTable(save);
  return {
    table: { ...viewTable(table, Date.now()), view: null },
    first: 0,
    mark: "",
    moments: viewMoments(table.match),
  };
}
