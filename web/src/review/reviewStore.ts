/** What this browser has found for reviews, so that they go on after a reload. */
import type { Task } from "../engine/assess";
import type { Match } from "../engine/match";
import { transact } from "../lib/database";
import { hex, sha256 } from "../lib/sha256";
import type { Found } from "../protocol";

interface StoredReview {
  found: Found[];
  at: number;
}

const MAX_STORED = 40; // reviews
const STORES = ["reviews" as const];

/** What a review depends on, in short: the engine, the match, who reviews it, and the seed. */
export function reviewKey(module: WebAssembly.Module, { logs }: Match, task: Task): string {
  const [digest] = WebAssembly.Module.customSections(module, "digest");
  const engine = hex(new Uint8Array(digest!));
  return hex(sha256(new TextEncoder().encode(JSON.stringify([engine, task, logs]))));
}

/** What was found so far; nothing where the browser stores nothing. */
export async function loadFound(key: string): Promise<Found[]> {
  try {
    const stored = await transact("readonly", STORES, (stores) => stores.get<StoredReview>("reviews", key));
    return stored?.found ?? [];
  } catch {
    return [];
  }
}

/** Store what was found, and remove the oldest reviews where there are too many. */
export async function storeFound(key: string, found: Found[]): Promise<void> {
  try {
    await transact("readwrite", STORES, async (stores) => {
      stores.put("reviews", key, { found, at: Date.now() } satisfies StoredReview);
      const [keys, all] = [await stores.keys("reviews"), await stores.all<StoredReview>("reviews")];
      const oldest = keys.map((one, place) => ({ one, at: all[place]!.at })).sort((one, other) => other.at - one.at);
      for (const { one } of oldest.slice(MAX_STORED)) stores.delete("reviews", one);
    });
  } catch {
    // A browser that stores nothing reviews again.
  }
}
