/** The curve of a review. Playouts estimate the outlook at the beginning and the end of each round; between them it changes by
 * the cost of faults, and the rest of the difference is spread evenly over the other decisions. */
import type { Draw, Outlook, Shift } from "../protocol.ts";
import { addUp, jointError, round } from "./precision.ts";

/** The decisions of a match by event index, with the shift of faults that count. */
export type Decided = ReadonlyMap<number, Shift | null>;

/** The outlook at every event where it is known. `known` are those of chance points, in order; the rounds around `gaps` are left out. */
export function interpolate(
  known: readonly Outlook[],
  decided: Decided,
  gaps: readonly number[],
): Map<number, Outlook> {
  const result = new Map(known.map((one) => [one.event_index, one]));
  known.slice(1).forEach((end, place) => {
    const begin = known[place]!;
    if (gaps.some((gap) => begin.event_index <= gap && gap < end.event_index)) return;
    for (const one of fillRound(begin, end, decided)) result.set(one.event_index, one);
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
  const indices = Array.from({ length: end.event_index - begin.event_index }, (_, place) => begin.event_index + place);
  const own = indices.filter((eventIndex) => decided.has(eventIndex));
  const cost = (eventIndex: number) => (decided.get(eventIndex) ? toRow(decided.get(eventIndex)!) : none);
  const costs = own.map(cost).reduce((sum, one) => combine(sum, one, plus), none);
  const quiet = own.filter((eventIndex) => decided.get(eventIndex) === null);
  const drifting = new Set(quiet.length ? quiet : own);
  const whole = combine(combine(toRow(end), toRow(begin), minus), costs, plus);
  const drift = whole.map((value) => value / Math.max(drifting.size, 1));
  const error = round(jointError(begin.error, end.error), 4);
  let here = toRow(begin);
  return indices.slice(0, -1).map((eventIndex) => {
    if (drifting.has(eventIndex)) here = combine(here, drift, plus);
    if (decided.has(eventIndex)) here = combine(here, cost(eventIndex), minus);
    return { event_index: eventIndex + 1, ...toOutlook(here, begin.win.length), error };
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
    event_index: after.event_index,
    win: combine(after.win, before.win, minus).map((change) => round(change, 4)),
    points: combine(after.points, before.points, minus).map((change) => round(change, 2)),
    error: round(jointError(before.error, after.error), 4),
  };
}
