/** The result of a game, prepared for a table and for a sentence about ties. */
import { GAMES } from "../../facts";
import { variantGame } from "../../lib/variant";
import type { Kingdom, Property, ScoreLine, Table, View } from "../../protocol";

/** The lines of the pad of a variant that some kingdom has, from top to bottom. */
export function padLines({ variant, kingdoms }: Pick<View, "variant" | "kingdoms">): string[] {
  const found = new Set(kingdoms.flatMap(({ score }) => score.lines.map(({ id }) => id)));
  const pad = GAMES.find(({ id }) => id === variantGame(variant))?.lines.map(({ id }) => id);
  return pad ? pad.filter((id) => found.has(id)) : [...found];
}

export const findLine = ({ score }: Kingdom, id: string) => score.lines.find((line) => line.id === id);

/** How the points of a line came about: "6×3 + 2×1", "11 / 3". */
export function lineSum({ args }: ScoreLine): string {
  const { parts, coins, each } = args as { parts?: [number, number][]; coins?: number; each?: number };
  if (coins !== undefined) return `${coins} / ${each}`;
  return (parts ?? []).map(([squares, crowns]) => `${squares}×${crowns}`).join(" + ");
}

/** The buildings of a line that brought points, the best first. */
export function countedBuildings({ args }: ScoreLine): [string, number][] {
  const { buildings = [] } = args as { buildings?: [string, number][] };
  return buildings.filter(([, points]) => points).sort(([, one], [, other]) => other - one);
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

/** Points of a kingdom after so many steps of counting: first its properties, then the bonuses, one at a time. */
export function pointsAfter(kingdom: Kingdom, step: number, properties: number, bonuses: string[]): number {
  const land = kingdom.score.properties.slice(0, step).reduce((sum, estate) => sum + estate.points, 0);
  const shown = bonuses.slice(0, Math.max(step - properties, 0));
  return kingdom.score.lines.filter(({ id }) => shown.includes(id)).reduce((sum, { points }) => sum + points, land);
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
