/** The view of a table of the server, for the lobby: loaded with the rules when a table there needs one. */
import { loadEngine } from "../engine/engine";
import { deriveTable, followMatch } from "../engine/follow";
import { readVariant } from "../engine/variant";
import { fetchTable } from "../lib/api";
import type { Table } from "../protocol";

/** The table with its view: derived from its actions, or asked for where the rules are not known. Throws ApiError. */
export async function withView(table: Table): Promise<Table> {
  if (!table.actions) return table;
  try {
    const engine = await loadEngine(readVariant(table.variant).family);
    return deriveTable(table, followMatch(null, engine, table, table.actions));
  } catch {
    return fetchTable(table.id, true);
  }
}
