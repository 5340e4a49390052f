/** Begins games: in this browser where that is possible, else at a table of the server. */
import { createTable } from "../deal/client";
import { storeGame } from "../lib/storage";
import type { NewTable } from "../protocol";

/** A module with one function that has a vector of 128 bits. */
const VECTORS = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
]);

/** Tell whether this browser can run the engine and store a table. */
export const canPlayHere = (): boolean =>
  typeof WebAssembly === "object" && WebAssembly.validate(VECTORS) && "indexedDB" in globalThis;

/** Tell whether a table needs no server: nobody joins it from elsewhere, nobody can find it, and no clock runs. */
export const needsNoServer = ({ seats = [], clock, public: isPublic }: NewTable): boolean =>
  seats.length > 0 && seats.every(({ me, bot }) => me || bot?.startsWith("level(")) && !clock && !isPublic;

/** Begin a game and return the id of its table. */
export async function beginGame(chosen: NewTable): Promise<string> {
  return (await beginHere(chosen)) ?? beginThere(chosen);
}

/** Null where a server has to help: the browser stores nothing, or the engine does not know the game. */
async function beginHere(chosen: NewTable): Promise<string | null> {
  if (!canPlayHere() || !needsNoServer(chosen)) return null;
  try {
    return await (await import("./start")).startTable(chosen);
  } catch (error) {
    console.warn("this table needs a server:", error);
    return null;
  }
}

async function beginThere(chosen: NewTable): Promise<string> {
  const { id, token, seats } = await createTable(chosen);
  storeGame(id, { token, variant: chosen.variant, at: Date.now(), seats });
  return id;
}
