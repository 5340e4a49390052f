/** Where names of outlined squares are put on a board, so that they hide neither crowns nor points; in hundredths of a square. */
import { badgeAt, boundingBox, type Box } from "../lib/geometry";
import type { Square } from "../lib/squares";

/** A rectangle: its left and upper edge, its width and height. */
export interface Area {
  x: number;
  y: number;
  wide: number;
  high: number;
}

export const HIGH = 34;
const MARGIN = 16; // of a board, beyond its squares
const PLAQUE = 46; // how far crowns reach down from the upper edge of their square

/** How wide a name is. */
export const labelWidth = (name: string) => name.length * 13.5 + 20;

/** The corner of a square in which crowns or crosses lie, if there are any. */
export const crownsAt = ([row, column]: Square, crowns: number): Area[] =>
  crowns ? [{ x: column * 100, y: row * 100, wide: Math.min(crowns * 34 + 16, 100), high: PLAQUE }] : [];

/** What the points of a ghost cover. */
export function pointsAt(ghost: Square[]): Area {
  const [row, column] = badgeAt(ghost);
  return { x: column * 100 - 40, y: row * 100 - 26, wide: 80, high: 52 };
}

/** How much of one lies under the other. */
export function shared(one: Area, other: Area): number {
  const wide = Math.min(one.x + one.wide, other.x + other.wide) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.high, other.y + other.high) - Math.max(one.y, other.y);
  return Math.max(wide, 0) * Math.max(high, 0);
}

/** The places of names, each at its squares: at their lower edge if possible, and over as little as can be of what is to be seen. */
export function layoutLabels(
  named: { at: Square[]; name: string }[],
  seen: Area[],
  { north, south, west, east }: Box,
): Area[] {
  const board = {
    x: west * 100 - MARGIN,
    y: north * 100 - MARGIN,
    wide: (east - west + 1) * 100 + 2 * MARGIN,
    high: (south - north + 1) * 100 + 2 * MARGIN,
  };
  const put: Area[] = [];
  for (const { at, name } of named) {
    const wide = labelWidth(name);
    const hidden = (area: Area) =>
      [...seen, ...put].reduce((sum, other) => sum + shared(area, other), 2 * (wide * HIGH - shared(area, board)));
    const places = spots(at).map(([middle, y]) => ({ x: middle - wide / 2, y, wide, high: HIGH }));
    put.push(places.reduce((best, one) => (hidden(one) < hidden(best) ? one : best)));
  }
  return put;
}

/** Where a name can be, by its middle and its upper edge: at the foot of the squares or of one of them, across their lower edge, or above them. */
function spots(at: Square[]): [number, number][] {
  const { north, south, west, east } = boundingBox(at);
  const middles = [(west + east + 1) * 50, ...at.map(([, column]) => column * 100 + 50)];
  const heights = [(south + 1) * 100 - HIGH - 10, (south + 1) * 100 - HIGH / 2, north * 100 - HIGH];
  return heights.flatMap((y) => middles.map((middle): [number, number] => [middle, y]));
}
