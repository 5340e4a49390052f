/** Daily puzzles: what an answer was worth, what was solved when, and days in a row. A day is a day of UTC: 2026-11-17. */
import type { Puzzle, PuzzleVerdict } from "../protocol";

/** How a puzzle went: solved at the first try, later, or the answer was shown. */
export type Result = "first" | "later" | "shown";

/** What is kept of one puzzle; `late`: it was no longer its day. What was answered last, and at which try. */
export interface Solved {
  result: Result;
  late?: boolean;
  answer?: number | null;
  tries?: number;
}

/** All that was solved, by day and game. */
export type Book = Record<string, Record<string, Solved>>;

export interface Grade {
  id: "best" | "good" | "cost";
  /** Points of lead and per cent of the chance to win that the answer costs. */
  points: number;
  win: number;
}

/** An answer that costs no more than this is still good. */
const GOOD = { points: 1.5, win: 5 };

const findVerdict = (puzzle: Puzzle, option: number) => puzzle.verdicts.find(({ id }) => id === option)!;

export const bestVerdict = ({ verdicts }: Puzzle): PuzzleVerdict => verdicts[0]!;

/** Grade an answer; options that lead to the same table are worth the same. */
export function gradeAnswer(puzzle: Puzzle, option: number): Grade {
  const best = bestVerdict(puzzle);
  const given = findVerdict(puzzle, option);
  const points = Math.max(Math.round((best.margin - given.margin) * 10) / 10, 0);
  const win = Math.max(best.win - given.win, 0);
  if (given.margin === best.margin && given.win === best.win) return { id: "best", points: 0, win: 0 };
  return { id: points <= GOOD.points && win <= GOOD.win ? "good" : "cost", points, win };
}

/** Note how a puzzle went: the first result stays. */
export function noted(book: Book, day: string, game: string, solved: Solved, today: string): Book {
  const known = book[day]?.[game];
  if (known) return book;
  return { ...book, [day]: { ...book[day], [game]: { ...solved, ...(day < today ? { late: true } : {}) } } };
}

/** What the address of a puzzle asks for: `DAY/GAME`, either of them alone, or the day in the query, as it once was. */
export function puzzleAt(part: string, query: string | null): { game: string; day: string | null } {
  const [first = "", second = ""] = part.split("/");
  return /^\d/.test(first) ? { game: second, day: first } : { game: first, day: query };
}

/** The address of a game's puzzle, or of all, of a day, or of today where none is named. */
export const puzzlePath = (game: string, day: string) => ["/puzzle", day, game].filter(Boolean).join("/");

export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** How many days after a day another one is. */
export const daysBetween = (day: string, other: string) => (Date.parse(other) - Date.parse(day)) / 86_400_000;

export const todayIn = (now: number) => new Date(now).toISOString().slice(0, 10);

/** Whether a puzzle of the day was solved while it was that day. */
const isKept = (book: Book, day: string) =>
  Object.values(book[day] ?? {}).some(({ result, late }) => result !== "shown" && !late);

/** Days in a row, up to today or, while today is still open, up to yesterday. */
export function countStreak(book: Book, today: string): number {
  let day = isKept(book, today) ? today : dayAfter(today, -1);
  let days = 0;
  for (; isKept(book, day); day = dayAfter(day, -1)) days += 1;
  return days;
}

/** How many puzzles were solved, and how many of them at the first try. */
export function countSolved(book: Book): { solved: number; first: number } {
  const all = Object.values(book).flatMap((games) => Object.values(games));
  return {
    solved: all.filter(({ result }) => result !== "shown").length,
    first: all.filter(({ result }) => result === "first").length,
  };
}

/** A month as weeks from Monday to Sunday; null where a week reaches into another month. */
export function monthWeeks(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const offset = (new Date(first).getUTCDay() + 6) % 7;
  const days: (string | null)[] = Array.from({ length: offset }, () => null);
  for (let day = first; day.startsWith(month); day = dayAfter(day, 1)) days.push(day);
  while (days.length % 7) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** The month before or after one. */
export const monthAfter = (month: string, by: 1 | -1) =>
  (by > 0 ? dayAfter(`${month}-28`, 7) : dayAfter(`${month}-01`, -1)).slice(0, 7);
