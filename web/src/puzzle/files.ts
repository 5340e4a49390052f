/** The puzzles of a page without a server: a file for each day until they repeat, written by `crownland page`. */
import { fileAddress } from "../lib/address";
import { ApiError } from "../lib/api";
import type { PuzzleDay } from "../protocol";
import { daysBetween, todayIn } from "./puzzles";

interface Index {
  first: string;
  days: number;
}

/** The puzzles of a day, of today when none is named. */
export async function readPuzzles(day: string | null): Promise<PuzzleDay> {
  const { first, days } = await readFile<Index>("index");
  const date = day ?? todayIn(Date.now());
  const number = daysBetween(first, date); // none for a day that no calendar has
  if (!(number >= 0)) throw new ApiError({ code: "puzzle/unknown", message: `no puzzles on ${date}`, args: {} });
  return { ...(await readFile<PuzzleDay>(String(number % days))), date };
}

async function readFile<T>(name: string): Promise<T> {
  const answer = await fetch(fileAddress(`puzzles/${name}.json`)).catch(() => null);
  if (answer?.ok) return (await answer.json()) as T;
  throw new ApiError({ code: answer ? "puzzle/unknown" : "offline", message: `no file ${name}`, args: {} });
}
