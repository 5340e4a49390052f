/** What a screen reader hears of squares, dominoes and kingdoms. */
import type { Box } from "../lib/geometry";
import { same, type Square } from "../lib/squares";
import { confirmMessage } from "./messages";
import { cellAt, propertyAt, skippedBy, type Reason, type TableSession } from "./session";
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

/** The names of a row and a column, as in the terminal: they stay when the kingdom grows. */
export function squareNames({ frame, room, book }: Kingdom): {
  row(row: number): string;
  column(column: number): string;
} {
  const [down, across] = book ? [-room.north, -room.west] : [frame[0] - 1, frame[0] - 1];
  return { row: (row) => String(row + down + 1), column: (column) => String.fromCharCode(97 + column + across) };
}

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

/** An option in words that name the tile, the dice or the coats of arms it is about; `dice` are those of the table where it was one. */
export function optionWords(option: Option, dice: View["dice"]): string {
  const { kind, passes, building } = option;
  const faces = facesNamed(option, dice);
  if (!passes && building) return t(`option-${kind}`, { building: buildingName(building) });
  if (!passes && faces.length) return t(`option-${kind}`, { faces });
  const { id, args } = confirmMessage(option);
  return t(id, args);
}

/** Where an option lies, as the squares of a board are counted: for whoever does not see its ghost. */
export function whereWords({ at = [] }: Option, box: Box): string {
  return at.length
    ? t("option-at", { count: at.length, squares: at.map((square) => t("option-square", squarePosition(square, box))) })
    : "";
}

/** All that an option does, for whoever does not see its ghost: what, where, and the points and coins that it brings. */
export function optionTold(option: Option, { dice, draft }: View, box: Box): string {
  const { kind, domino, at = [], points, coins } = option;
  const offer = kind === "claim" && draft?.newer.find((one) => one.domino.number === domino);
  const placed = kind === "place" && t("step-place", { domino: domino ?? 0 });
  return [
    offer ? t("offer-choose", { domino: dominoLabel(offer.domino) }) : placed || optionWords(option, dice),
    ...at.map((square) => t("option-square", squarePosition(square, box))),
    ...(points || kind === "place" || kind === "draw" ? [gain(points)] : []),
    ...(coins ? [coinGain(coins)] : []),
  ].join(", ");
}

/** Which steps an option skips; nothing where it skips none. */
export function skipWords(session: TableSession, option: Option): string {
  const steps = skippedBy(session, option).map(({ kind }) => t(`step-${kind}`, { domino: 0 }));
  return steps.length ? t("skips", { steps }) : "";
}

/** Why a hint says what it does. */
export function hintWords(reason: string, args: Reason["args"], playerName: (seat: number) => string): string {
  const { seat, terrain, ...numbers } = args as { seat?: number; terrain?: string };
  return t(`hint-why-${reason}`, {
    ...numbers,
    name: seat === undefined ? "" : playerName(seat),
    terrain: terrain ? terrainName(terrain) : "",
  });
}
