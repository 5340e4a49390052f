/** The result of a game, prepared for a table and for a sentence about ties. */
import type { Built, Kingdom, Property, Table, View } from "../../protocol";

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
  for (const { name, points } of kingdom.score.bonuses) {
    const how = name === "coins" && kingdom.court ? `${kingdom.court.coins} / 3` : "";
    sums.set(`bonus-${name}`, { points, how });
  }
  return sums;
}

/** The buildings of a kingdom that brought points, the best first. */
export function countedBuildings(kingdom: Kingdom): Built[] {
  return (kingdom.court?.buildings ?? [])
    .filter(({ points }) => points)
    .sort((one, other) => other.points - one.points);
}

/** The property on which the queen's crown counts. */
export function queensProperty(kingdom: Kingdom): Property | null {
  const square = String(kingdom.court?.queen_on[0] ?? "");
  return kingdom.score.properties.find(({ squares }) => squares.some((one) => String(one) === square)) ?? null;
}

export interface Place {
  kingdom: number;
  /** Null for whoever gave up or ran out of time. */
  rank: number | null;
}

/** All kingdoms from the first place to the last; those that are equal in everything share a place. */
export function ranking(view: View, hasLost: (seat: number) => boolean): Place[] {
  const isOut = (index: number) => view.kingdoms[index]!.seats.every(hasLost);
  const merits = view.kingdoms.map((kingdom, index) => [
    Number(view.winners?.includes(index) ?? false),
    Number(!isOut(index)),
    view.totals[index]!,
    ...(view.winners?.includes(index) || view.games > 1 ? [] : kingdom.score.ties),
  ]);
  const difference = (one: number, other: number) => {
    const place = merits[one]!.findIndex((merit, index) => merit !== merits[other]![index]);
    return place < 0 ? 0 : merits[other]![place]! - merits[one]![place]!;
  };
  const order = view.kingdoms.map((_, index) => index).sort((one, other) => difference(one, other) || one - other);
  return order.map((kingdom) => ({
    kingdom,
    rank: isOut(kingdom) ? null : order.findIndex((other) => difference(kingdom, other) === 0) + 1,
  }));
}

/** My seat that won, for a little joy: not at a screen where somebody else gave up or ran out of time. */
export function winningSeat({ view, seats }: Table, mine: number[]): number | null {
  if (mine.some((seat) => seats[seat]?.resigned)) return null;
  const winners = (view?.winners ?? []).flatMap((index) => view!.kingdoms[index]!.seats);
  return winners.find((seat) => mine.includes(seat)) ?? null;
}

/** The lines of a score pad from top to bottom; bonuses follow. */
const PAD = [
  "wheat",
  "forest",
  "lake",
  "grassland",
  "swamp",
  "mine",
  "town",
  "dot",
  "line",
  "double_dot",
  "double_line",
  "filled",
  "checked",
];

export const isBonus = (row: string) => row.startsWith("bonus-");

/** All rows that some kingdom has, in the order of the pad. */
export function padRows(sums: Map<string, Sum>[]): string[] {
  const rows = new Set(sums.flatMap((sum) => [...sum.keys()]));
  const place = (row: string) => (isBonus(row) ? PAD.length : PAD.indexOf(row));
  return [...rows].sort((one, other) => place(one) - place(other) || one.localeCompare(other));
}

/** Points of a kingdom after so many steps of counting: first its properties, then the bonuses, one at a time. */
export function pointsAfter(kingdom: Kingdom, step: number, properties: number, bonuses: string[]): number {
  const land = kingdom.score.properties.slice(0, step).reduce((sum, estate) => sum + estate.points, 0);
  const shown = bonuses.slice(0, Math.max(step - properties, 0));
  return kingdom.score.bonuses
    .filter(({ name }) => shown.includes(`bonus-${name}`))
    .reduce((sum, bonus) => sum + bonus.points, land);
}

export interface Tie {
  id: string;
  kingdoms: number[];
  value: number;
}

/** Say how equal totals were told apart: `tie-0` by the first tie-break, and so on; `tie-shared` when none did. At its end
 * a Dynasty has tie-breaks of its own; whoever gave up has no part in a tie. */
export function tieWords(view: View, { status, ties: breaks, seats }: Table): Tie | null {
  const winners = view.winners ?? [];
  if (!winners.length) return null;
  const best = view.totals[winners[0]!];
  const stands = (index: number) => !view.kingdoms[index]!.seats.every((seat) => seats[seat]?.resigned);
  const equal = view.kingdoms.map((_, index) => index).filter((index) => view.totals[index] === best && stands(index));
  if (equal.length < 2) return null;
  if (winners.length === equal.length) return { id: "tie-shared", kingdoms: winners, value: 0 };
  const ties = (index: number) => (status === "over" && breaks[index]) || view.kingdoms[index]!.score.ties;
  const step = ties(winners[0]!).findIndex((value, place) => equal.some((index) => ties(index)[place] !== value));
  return step < 0 ? null : { id: `tie-${step}`, kingdoms: winners, value: ties(winners[0]!)[step]! };
}
