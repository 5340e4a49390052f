/** The standing of a match: one game by its own rules, the three games of a Dynasty by their sums (K13), as src/crownland/match/standing.py. */
import type { Score } from "../protocol.ts";
import type { Position } from "./position.ts";
import { kingdomOf, type Variant } from "./variant.ts";
import { viewScore } from "./view.ts";

/** The points of each kingdom, summed over the games of the match, and who is ahead. */
export interface Standing {
  totals: number[];
  bonuses: Record<string, number>[];
  winners: number[];
  /** First and second tie break of each kingdom. */
  ties: [number, number][];
}

/** Points, first and second tie break. */
type Rank = [number, number, number];

const BONUS = "bonus-";
const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);

/** Add up the games of a match; kingdoms that are `out` cannot win. */
export function findStanding(states: Position[], out: Set<number>): Standing {
  const ranks = findRanks(states);
  return {
    totals: ranks.map(([points]) => points),
    bonuses: ranks.map((_, kingdom) => sumBonuses(states.map((state) => bonuses(viewScore(state, kingdom))))),
    winners: leaders(ranks, out),
    ties: ranks.map(([, largest, crowns]) => [largest, crowns]),
  };
}

/** The kingdoms that are ahead in a match. */
export const findWinners = (states: Position[], out: Set<number>): number[] => leaders(findRanks(states), out);

/** The points of a score besides those of its properties. */
export function bonuses({ lines }: Score): Record<string, number> {
  const found = lines.filter(({ id }) => id.startsWith(BONUS));
  return Object.fromEntries(found.map(({ id, points }) => [id.slice(BONUS.length), points]));
}

function sumBonuses(games: Record<string, number>[]): Record<string, number> {
  return Object.fromEntries(Object.keys(games[0]!).map((name) => [name, sum(games.map((game) => game[name]!))]));
}

/** K13: points summed, largest property of any of the games, crowns summed. */
function findRanks(states: Position[]): Rank[] {
  const totals = states.map((state) => state.totals());
  return totals[0]!.map((_, kingdom) => {
    const ties = states.map((state) => state.tieBreaks(kingdom));
    return [
      sum(totals.map((game) => game[kingdom]!)),
      Math.max(...ties.map(([largest]) => largest)),
      sum(ties.map(([, crowns]) => crowns)),
    ];
  });
}

/** The kingdoms of the highest rank. */
function leaders(ranks: Rank[], out: Set<number>): number[] {
  const running = [...ranks.keys()].filter((kingdom) => !out.has(kingdom));
  const isBehind = (one: number) => running.some((other) => compare(ranks[other]!, ranks[one]!) > 0);
  return running.filter((kingdom) => !isBehind(kingdom));
}

const compare = (one: Rank, other: Rank) => one[0] - other[0] || one[1] - other[1] || one[2] - other[2];

/** The kingdoms all of whose seats have resigned; they cannot win. */
export function kingdomsOut(variant: Variant, resigned: Set<number>): Set<number> {
  const seats = Array.from({ length: variant.seats }, (_, seat) => seat);
  const playing = new Set(seats.filter((seat) => !resigned.has(seat)).map((seat) => kingdomOf(variant, seat)));
  return new Set(seats.map((seat) => kingdomOf(variant, seat)).filter((kingdom) => !playing.has(kingdom)));
}

/** Whether resigning has left a single kingdom, which ends a match. */
export function isDecided(variant: Variant, resigned: Set<number>): boolean {
  return resigned.size > 0 && kingdomsOut(variant, resigned).size >= variant.kingdoms - 1;
}
