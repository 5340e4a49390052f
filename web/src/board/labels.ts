/** What a screen reader hears of squares, dominoes and kingdoms. */
import type { Box } from "../lib/geometry";
import { same, type Square } from "../lib/squares";
import { cellAt, propertyAt } from "./session";
import type { Domino, Kingdom, Logged, Option, View } from "../protocol";
import { known, t } from "../lib/text.svelte";

const signName = (number: number) => (number > 0 ? "plus" : number < 0 ? "minus" : "none");

/** Points won or lost, with a sign. */
export const gain = (points: number) => t("gain", { sign: signName(points), points: Math.abs(points) });
/** Coins won or paid, with a sign. */
export const coinGain = (coins: number) => t("coins-gain", { sign: signName(coins), coins: Math.abs(coins) });

export const terrainName = (terrain: string) => t(`terrain-${terrain}`);
export const buildingName = (building: string) =>
  known(`building-${building}`) ? t(`building-${building}`) : building;

export const isBonus = (line: string) => line.startsWith("bonus-");
const SIGNS: Record<string, string> = { "bonus-coins": "coin", "bonus-buildings": "tower" };
/** The symbol of a line of a score pad and its size; null for a line without one. */
export function lineSign(line: string): { symbol: string; size: number } | null {
  if (line.startsWith("terrain-")) return { symbol: line.replace("terrain-", "t-"), size: 100 };
  return SIGNS[line] ? { symbol: SIGNS[line], size: 40 } : null;
}

/** A face of a die: its coat of arms and its crosses. */
export const faceName = ([arms, crosses]: [string, number]) => t("face-label", { arms: t(`terrain-${arms}`), crosses });

/** The faces or coats of arms that an option or a line of the log is about; `dice` are those that lay there then. */
export function facesNamed({ faces, dice: taken = [], symbol }: Option | Logged, dice: View["dice"]): string[] {
  if (symbol) return [terrainName(symbol)];
  return (faces?.length ? faces : taken.flatMap((die) => (dice?.[die] ? [dice[die].face] : []))).map(faceName);
}

/** Row and column of a square, counted from the edge of what is shown. */
export const squarePosition = ([row, column]: Square, { north, west }: Box) => ({
  row: row - north + 1,
  column: column - west + 1,
});

export function squareLabel(kingdom: Kingdom, square: Square, box: Box, open: boolean): string {
  const place = squarePosition(square, box);
  if (same(square, [0, 0])) return t("square-castle", place);
  const [cell, estate] = [cellAt(kingdom, square), propertyAt(kingdom, square)];
  if (!cell) return t(open ? "square-open" : "square-empty", place);
  const land = { ...place, terrain: terrainName(cell.terrain), crowns: cell.crowns ?? 0 };
  const whole = {
    squares: estate?.squares.length ?? 1,
    sum: estate?.crowns ?? 0,
    unit: kingdom.book ? "crosses" : "crowns",
  };
  const words = [t("square-land", { ...land, ...whole })];
  if (cell.building) words.push(buildingName(cell.building));
  if (cell.knight) words.push(t("square-knight"));
  return words.join(", ");
}

export function dominoLabel(domino: Domino): string {
  const [first, other] = domino.halves;
  return t("domino-label", {
    number: domino.number,
    first: terrainName(first.terrain),
    crowns: first.crowns,
    second: terrainName(other.terrain),
    more: other.crowns,
  });
}
