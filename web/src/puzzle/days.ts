/** The puzzles of a day, from the server or a file, or without a connection from what this browser stores: the last week, and the days that were looked at. */
import { isStatic } from "../lib/address";
import { fetchPuzzles, isOffline } from "../lib/api";
import { transact } from "../lib/database";
import { loadValue, storeValue } from "../lib/storage";
import { readPuzzles } from "./files";
import { dayAfter, todayIn, type Book } from "./puzzles";
import type { PuzzleDay } from "../protocol";

const WEEK = 7;
const MAX_DAYS = 60;
const BOOK = "puzzles";

export const book = (): Book => loadValue<Book>(BOOK, {});
export const storeBook = (stored: Book): void => storeValue(BOOK, stored);

/** The puzzles of a day, of today when none is named. */
const load = isStatic ? readPuzzles : fetchPuzzles;

export interface Found {
  puzzles: PuzzleDay;
  /** The days that are stored, where there is no connection to fetch another one; else null. */
  stored: string[] | null;
}

/** The puzzles of a day, of today when none is named; without a connection the newest that are stored may have to do for today. */
export async function find(day: string | null): Promise<Found> {
  try {
    const puzzles = await load(day);
    void storeDay(puzzles);
    return { puzzles, stored: null };
  } catch (error) {
    const stored = isOffline(error) ? await storedDays() : [];
    const puzzles = await storedDay(day ?? newestOf(stored));
    if (!puzzles) throw error;
    return { puzzles, stored };
  }
}

/** The newest day of the last week; empty without one. */
function newestOf(days: string[]): string {
  const oldest = dayAfter(todayIn(Date.now()), 1 - WEEK);
  return days.findLast((day) => day >= oldest) ?? "";
}

/** The days that are stored, the oldest first; none where the browser stores nothing. */
async function storedDays(): Promise<string[]> {
  const days = await transact("readonly", ["puzzles"], (stores) => stores.all<PuzzleDay>("puzzles")).catch(() => []);
  return days
    .filter(hasActions)
    .map(({ date }) => date)
    .sort();
}

async function storedDay(date: string): Promise<PuzzleDay | null> {
  const day = await transact("readonly", ["puzzles"], (stores) => stores.get<PuzzleDay>("puzzles", date)).catch(
    () => undefined,
  );
  return day && hasActions(day) ? day : null;
}

/** Earlier builds of the page stored views instead. */
const hasActions = ({ puzzles }: PuzzleDay) => puzzles.every((puzzle) => "actions" in puzzle);

/** Store a day, and forget the oldest ones. */
const storeDay = (puzzles: PuzzleDay) =>
  transact("readwrite", ["puzzles"], async (stores) => {
    stores.put("puzzles", puzzles.date, puzzles);
    const days = (await stores.keys("puzzles")).sort();
    for (const day of days.slice(0, Math.max(days.length - MAX_DAYS, 0))) stores.delete("puzzles", day);
  }).catch(() => {});

/** Store the week up to a day, one after the other. */
export async function storeWeek(today: string, first: string): Promise<void> {
  const stored = await storedDays();
  for (let back = 1; back < WEEK; back += 1) {
    const day = dayAfter(today, -back);
    if (day >= first && !stored.includes(day)) await load(day).then(storeDay, () => {});
  }
}
