/** The curve of a review. Playouts estimate the outlook at the beginning and the end of each round; between them it changes by
 * the cost of faults, and the rest of the difference is spread evenly over the other decisions. */
import type { Draw, Outlook, Shift } from "../protocol.ts";
import { addUp, jointError, round } from "./precision.ts";

/** The decisions of a match by ply, with the shift of faults that count. */
export type Decided = ReadonlyMap<number, Shift | null>;

/** The outlook at every ply where it is known. `known` are those of chance points, in order; the rounds around `gaps` are left out. */
export function interpolate(
  known: readonly Outlook[],
  decided: Decided,
  gaps: readonly number[],
): Map<number, Outlook> {
  const result = new Map(known.map((one) => [one.ply, one]));
  known.slice(1).forEach((end, place) => {
    const begin = known[place]!;
    if (gaps.some((gap) => begin.ply <= gap && gap < end.ply)) return;
    for (const one of fillRound(begin, end, decided)) result.set(one.ply, one);
  });
  return result;
}

/** Chances and points of all kingdoms in one row. */
const toRow = ({ win, points }: { win: number[]; points: number[] }) => [...win, ...points];
const combine = (one: number[], other: number[], how: (a: number, b: number) => number) =>
  one.map((value, place) => how(value, other[place]!));
const plus = (a: number, b: number) => a + b;
const minus = (a: number, b: number) => a - b;

/** The outlooks between the beginning and the end of a round. */
function fillRound(begin: Outlook, end: Outlook, decided: Decided): Outlook[] {
  const none = toRow(begin).fill(0);
  const plies = Array.from({ length: end.ply - begin.ply }, (_, place) => begin.ply + place);
  const own = plies.filter((ply) => decided.has(ply));
  const cost = (ply: number) => (decided.get(ply) ? toRow(decided.get(ply)!) : none);
  const costs = own.map(cost).reduce((sum, one) => combine(sum, one, plus), none);
  const quiet = own.filter((ply) => decided.get(ply) === null);
  const drifting = new Set(quiet.length ? quiet : own);
  const whole = combine(combine(toRow(end), toRow(begin), minus), costs, plus);
  const drift = whole.map((value) => value / Math.max(drifting.size, 1));
  const error = round(jointError(begin.error, end.error), 4);
  let here = toRow(begin);
  return plies.slice(0, -1).map((ply) => {
    if (drifting.has(ply)) here = combine(here, drift, plus);
    if (decided.has(ply)) here = combine(here, cost(ply), minus);
    return { ply: ply + 1, ...toOutlook(here, begin.win.length), error };
  });
}

/** Chances between 0 and 1 that are 1 together, and points. */
function toOutlook(row: number[], kingdoms: number): Pick<Outlook, "win" | "points"> {
  const win = row.slice(0, kingdoms).map((chance) => Math.min(Math.max(chance, 0), 1));
  const sum = addUp(win);
  return { win: win.map((chance) => round(chance / sum, 4)), points: row.slice(kingdoms).map((one) => round(one, 2)) };
}

/** The effect of a draw: the outlook after it less the one before. */
export function drawBetween(before: Outlook, after: Outlook): Draw {
  return {
    ply: after.ply,
    win: combine(after.win, before.win, minus).map((change) => round(change, 4)),
    points: combine(after.points, before.points, minus).map((change) => round(change, 2)),
    error: round(jointError(before.error, after.error), 4),
  };
}
