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

/** How the points of a line came about: "6×3 + 2×1", "11 / 3"; of its first properties only, while they are counted. */
export function lineSum({ args }: ScoreLine, counted = Infinity): string {
  const { parts, coins, each } = args as { parts?: [number, number][]; coins?: number; each?: number };
  if (coins !== undefined) return `${coins} / ${each}`;
  return (parts ?? [])
    .slice(0, counted)
    .map(([squares, crowns]) => `${squares}×${crowns}`)
    .join(" + ");
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

/** The properties that bring the points of a line. */
const scoring = ({ score }: Kingdom, line: string) =>
  score.properties.filter(({ terrain, points }) => points && `terrain-${terrain}` === line);

/** How many properties of each line of the pad are counted, or 1 for a bonus; null: all of it is. */
export type Counted = ReadonlyMap<string, number> | null;

/** The lines of the pad in the order in which they are counted: a step for each property, and one for a bonus. */
export function countSteps(view: Pick<View, "variant" | "kingdoms">): string[] {
  const steps = (kingdom: Kingdom, line: string) =>
    line.startsWith("terrain-") ? scoring(kingdom, line).length : Number(!!findLine(kingdom, line)?.points);
  return padLines(view).flatMap((line) =>
    Array<string>(Math.max(...view.kingdoms.map((kingdom) => steps(kingdom, line)))).fill(line),
  );
}

/** What is counted after some steps. */
export function countUp(steps: string[]): Counted {
  const counted = new Map<string, number>();
  for (const line of steps) counted.set(line, (counted.get(line) ?? 0) + 1);
  return counted;
}

/** The properties of a kingdom that are counted. */
export function countedProperties(kingdom: Kingdom, counted: Counted): Property[] {
  if (!counted) return kingdom.score.properties;
  return [...counted].flatMap(([line, steps]) => scoring(kingdom, line).slice(0, steps));
}

/** The points of a line of the pad that are counted; null before it begins. */
export function linePoints(kingdom: Kingdom, line: string, counted: Counted): number | null {
  const points = findLine(kingdom, line)?.points ?? 0;
  const steps = counted ? counted.get(line) : Infinity;
  if (!steps) return null;
  if (!line.startsWith("terrain-")) return points;
  return scoring(kingdom, line)
    .slice(0, steps)
    .reduce((sum, estate) => sum + estate.points, 0);
}

/** The points of a kingdom that are counted. */
export function countedPoints(kingdom: Kingdom, counted: Counted): number {
  if (!counted) return kingdom.score.total;
  return [...counted.keys()].reduce((sum, line) => sum + (linePoints(kingdom, line, counted) ?? 0), 0);
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
