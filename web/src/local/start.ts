/** New tables in this browser, made and stored. */
import { loadEngine } from "../engine/engine.ts";
import { readVariant } from "../engine/variant.ts";
import type { NewTable } from "../protocol.ts";
import { createTable } from "./create.ts";
import { newGiven } from "./given.ts";
import { writeTable } from "./save.ts";
import { storeTable } from "./saves.ts";

/** Make a table and store it; return its id. */
export async function startTable(chosen: NewTable): Promise<string> {
  const engine = await loadEngine(readVariant(chosen.variant).family);
  const table = await createTable(engine, chosen, newGiven());
  await storeTable(writeTable(table), 0);
  void navigator.storage?.persist?.(); // so that the browser does not clear it when it is short of space
  return table.setup.id;
}
