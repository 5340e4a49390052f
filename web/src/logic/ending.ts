/** The result of a game, prepared for a table and for a sentence about ties. */
import type { Kingdom, View } from "../protocol";

export interface Sum {
  points: number;
  /** How it came about: "6×3 + 2×1". */
  how: string;
}

/** Points of a kingdom by terrain and by bonus. */
export function breakdown(kingdom: Kingdom): Map<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const estate of kingdom.score.properties) {
    const sum = sums.get(estate.terrain) ?? { points: 0, how: "" };
    const how = estate.points ? `${sum.how ? `${sum.how} + ` : ""}${estate.squares.length}×${estate.crowns}` : sum.how;
    sums.set(estate.terrain, { points: sum.points + estate.points, how });
  }
  for (const bonus of kingdom.score.bonuses) sums.set(`bonus-${bonus.name}`, { points: bonus.points, how: "" });
  return sums;
}

/** All rows that some kingdom has, terrains first. */
export function rowsOf(sums: Map<string, Sum>[]): string[] {
  const rows = new Set(sums.flatMap((sum) => [...sum.keys()]));
  return [...rows].sort((one, other) => Number(one.startsWith("bonus-")) - Number(other.startsWith("bonus-")) || one.localeCompare(other));
}

export interface Tie {
  id: string;
  kingdoms: number[];
  value: number;
}

/** Say how equal totals were told apart: `tie-0` by the first tie-break, and so on; `tie-shared` when none did. */
export function tieWords(view: View): Tie | null {
  const winners = view.winners ?? [];
  if (!winners.length) return null;
  const best = view.totals[winners[0]!];
  const equal = view.kingdoms.map((_, index) => index).filter((index) => view.totals[index] === best);
  if (equal.length < 2) return null;
  if (winners.length === equal.length) return { id: "tie-shared", kingdoms: winners, value: 0 };
  const ties = (index: number) => view.kingdoms[index]!.score.ties;
  const step = ties(winners[0]!).findIndex((value, place) => equal.some((index) => ties(index)[place] !== value));
  return step < 0 ? null : { id: `tie-${step}`, kingdoms: winners, value: ties(winners[0]!)[step]! };
}
