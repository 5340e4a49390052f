/** A review, read: faults with the worst first, lines of a graph, and which sentences tell it. */
import { isFault } from "../engine/faults";
import type { Account, Assessment, Outlook, Review } from "../protocol";
import type { Message } from "../board/messages";

/** The faults of a seat: its worst first, then the others as they were made. What was left undone more than once is one of them. */
export function findFaults({ decisions, accounts }: Review, seat: number): Assessment[] {
  const { worst = [], lasting = [] } = accounts[seat] ?? {};
  const again = lasting.flatMap(([, ...others]) => others);
  const own = decisions.filter((one) => one.seat === seat && isFault(one) && !again.includes(one.event_index));
  const place = ({ event_index: eventIndex }: Assessment) =>
    worst.includes(eventIndex) ? worst.indexOf(eventIndex) : worst.length;
  return own.sort((one, other) => place(one) - place(other) || one.event_index - other.event_index);
}

/** What a graph shows: each kingdom's chance to win, or its points, over the events that are known. */
export type Measure = "win" | "points";

export interface Curve {
  kingdom: number;
  /** Places from 0 to 1 across and down. */
  points: [number, number][];
}

/** The curves of all kingdoms, each in one piece up to the first event that is not known yet. */
export function buildCurves(review: Review, measure: Measure): { curves: Curve[]; top: number } {
  const known: Outlook[] = [];
  for (const one of review.outlooks) {
    if (one.event_index !== known.length) break;
    known.push(one);
  }
  const top =
    measure === "win" ? 1 : Math.max(10, ...known.map(({ points }) => Math.ceil(Math.max(...points) / 10) * 10));
  const kingdoms = known[0]?.win.length ?? 0;
  const at = (one: Outlook, kingdom: number): [number, number] => [
    one.event_index / Math.max(review.event_count, 1),
    1 - Math.max(one[measure][kingdom]!, 0) / top,
  ];
  return {
    top,
    curves: Array.from({ length: kingdoms }, (_, kingdom) => ({
      kingdom,
      points: known.map((one) => at(one, kingdom)),
    })),
  };
}

/** How it stood at an event, if that is known. */
export const outlookAt = ({ outlooks }: Review, eventIndex: number) =>
  outlooks.find((one) => one.event_index === eventIndex) ?? null;

/** In how many turns the same was left undone, where that is more than this one. */
export const countTurns = ({ accounts }: Review, { seat, event_index: eventIndex }: Assessment) =>
  accounts[seat]?.lasting.find(([first]) => first === eventIndex)?.length ?? 1;

const percent = (part: number) => Math.round(100 * part);

/** What a decision cost, for a sentence. Chances are rounded down, and points where they would come to the limit of a worse grade, which is a whole number. */
export const roundedCost = ({ win, points }: { win: number; points: number }) => ({
  win: Math.floor(100 * win + 1e-6),
  points: tenths(points),
});

function tenths(points: number): number {
  const near = Math.round(10 * points) / 10;
  return Number.isInteger(near) && near > points ? near - 0.1 : near;
}

/** The chance to win after the best option and after what was played, in per cent: their difference is the cost, and the curve shows the latter unless there is no room above it for the former. */
export function winChances(review: Review, one: Assessment, kingdom: number): { best: number; played: number } {
  const played = percent(outlookAt(review, one.event_index + 1)?.win[kingdom] ?? one.played.win);
  const cost = roundedCost(one).win;
  const best = Math.min(played + cost, 100);
  return { best, played: best - cost };
}

/** Luck of a seat in a sentence: for, against, or neither where it may be noise. */
export function luckMessage({ luck, luck_error }: Account): Message {
  const many = percent(Math.abs(luck));
  const which = many < 2 || Math.abs(luck) < 2 * luck_error ? "none" : luck > 0 ? "good" : "bad";
  return { id: `review-luck-${which}`, args: { win: many } };
}

/** Skill of a seat in a sentence: how many decisions cost something, and the worst of its faults; what several cost does not add up. The chance to win says how bad it was, points only where it says nothing. */
export function skillMessage(account: Account, own: Assessment[]): Message {
  const faults = Object.values(account.faults).reduce((sum, one) => sum + one, 0);
  const worst = own.reduce(
    (one, other) => (other.win > one.win || (other.win === one.win && other.points > one.points) ? other : one),
    { win: 0, points: 0 },
  );
  const { win, points } = roundedCost(worst);
  return {
    id: faults ? "review-skill" : "review-skill-none",
    args: { faults, decisions: account.decisions, win, points: win ? 0 : points },
  };
}
