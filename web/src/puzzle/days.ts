/** The puzzles of a day, from the server or a file, or without a connection from what was kept of the last week. */
import { isStatic } from "../lib/address";
import { fetchPuzzles, ApiError } from "../lib/api";
import { loadValue, storeValue } from "../lib/storage";
import { readPuzzles } from "./files";
import { dayAfter, todayIn, type Book } from "./puzzles";
import type { PuzzleDay } from "../protocol";

const CACHE = "puzzles";
const WEEK = 7;
const BOOK = "puzzles";

export const book = (): Book => loadValue<Book>(BOOK, {});
export const storeBook = (stored: Book): void => storeValue(BOOK, stored);

/** The puzzles of a day, of today when none is named. */
const load = isStatic ? readPuzzles : fetchPuzzles;

const puzzleAddress = (day: string) => `/api/puzzles/${day}`;

/** Browsers keep things only for pages that they call secure. */
const shelf = async () => ("caches" in window ? await caches.open(CACHE) : null);

export interface Found {
  puzzles: PuzzleDay;
  /** Whether it comes from what was kept. */
  isCached: boolean;
}

/** The puzzles of a day, of today when none is named; without a connection the newest that are kept may have to do for today. */
export async function find(day: string | null): Promise<Found> {
  try {
    const puzzles = await load(day);
    void cacheDay(puzzles);
    return { puzzles, isCached: false };
  } catch (error) {
    const puzzles = error instanceof ApiError && error.problem.code === "offline" ? await cachedDay(day) : null;
    if (!puzzles) throw error;
    return { puzzles, isCached: true };
  }
}

async function cachedDay(day: string | null): Promise<PuzzleDay | null> {
  const here = await shelf();
  const today = todayIn(Date.now());
  const wanted = day ? [day] : Array.from({ length: WEEK }, (_, back) => dayAfter(today, -back));
  for (const one of wanted) {
    const answer = await here?.match(puzzleAddress(one));
    if (answer) return (await answer.json()) as PuzzleDay;
  }
  return null;
}

async function cacheDay(puzzles: PuzzleDay): Promise<void> {
  const here = await shelf();
  await here?.put(
    puzzleAddress(puzzles.date),
    new Response(JSON.stringify(puzzles), { headers: { "content-type": "application/json" } }),
  );
}

/** Keep the week up to a day, one after the other, and forget what is older. */
export async function cacheWeek(today: string, first: string): Promise<void> {
  const here = await shelf();
  if (!here) return;
  const oldest = dayAfter(today, 1 - WEEK);
  for (const request of await here.keys()) if (request.url.slice(-10) < oldest) await here.delete(request);
  for (let back = 1; back < WEEK; back += 1) {
    const day = dayAfter(today, -back);
    if (day < first || (await here.match(puzzleAddress(day)))) continue;
    await load(day).then(cacheDay, () => {});
  }
}
