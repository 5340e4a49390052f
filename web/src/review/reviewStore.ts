/** What was found for reviews: in this browser, so that they go on after a reload, and with tables of the server. */
import type { Task } from "../engine/assess";
import type { Match } from "../engine/match";
import { stepKey, type ReviewPlan } from "../engine/review";
import { ask, post } from "../lib/api";
import { transact } from "../lib/database";
import { hex, sha256 } from "../lib/sha256";
import { tableToken } from "../lib/storage";
import type { Found, StoredReview } from "../protocol";

interface Saved {
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
    const stored = await transact("readonly", STORES, (stores) => stores.get<Saved>("reviews", key));
    return stored?.found ?? [];
  } catch {
    return [];
  }
}

/** Store what was found, and remove the oldest reviews where there are too many. */
export async function storeFound(key: string, found: Found[]): Promise<void> {
  try {
    await transact("readwrite", STORES, async (stores) => {
      stores.put("reviews", key, { found, at: Date.now() } satisfies Saved);
      const [keys, all] = [await stores.keys("reviews"), await stores.all<Saved>("reviews")];
      const oldest = keys.map((one, place) => ({ one, at: all[place]!.at })).sort((one, other) => other.at - one.at);
      for (const { one } of oldest.slice(MAX_STORED)) stores.delete("reviews", one);
    });
  } catch {
    // A browser that stores nothing reviews again.
  }
}

/** What a player has stored with a table, if this page would find the same; null if there is nothing. */
export async function fetchFound(table: string, key: string, { steps }: ReviewPlan): Promise<Found[] | null> {
  const stored = await ask<StoredReview | null>(`tables/${table}/review`).catch(() => null);
  if (stored?.key !== key) return null;
  const keys = new Set(steps.map(stepKey));
  return stored.found.filter((one) => keys.has(stepKey(one)));
}

/** Store a whole review with a table at which I played; the first one stays. */
export async function shareFound(table: string, review: StoredReview): Promise<void> {
  const token = tableToken(table);
  if (!token) return;
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  await ask(`tables/${table}/review`, { ...post(review), method: "PUT", headers }).catch(() => null);
}
