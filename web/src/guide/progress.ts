/** A lesson as it runs: what I have just done, what the moment is, and which step it calls for. */
import { homeKingdom, isMyTurn, may, myDecision, type TableSession } from "../board/session";
import type { Table } from "../protocol";
import type { Lesson, Moment, OwnDecision, Part, Step } from "../games/lesson";

const lastEvent = (table: Table) => table.view?.events.at(-1)?.number ?? -1;

/** Tell what I did between two tables: null if something was taken back, undefined if it was nothing of mine. */
export function lastDecision(before: Table | null, after: Table, mine: number[]): OwnDecision | null | undefined {
  if (!before?.view || !after.view || !mine.includes(before.view.seat ?? -1)) return undefined;
  if (lastEvent(after) < lastEvent(before)) return null;
  const event = after.view.events.find(({ number, seat }) => number > lastEvent(before) && seat === before.view!.seat);
  const { options } = before.view;
  const chosen = options.find(({ text }) => text === event?.text);
  return chosen && { kind: chosen.kind, points: chosen.points, best: Math.max(...options.map(({ points }) => points)) };
}

/** The moment, if I have something to decide. */
export function lessonMoment(session: TableSession, last: OwnDecision | null, seen: string[]): Moment | null {
  const view = session.table?.view;
  if (!view || !isMyTurn(session)) return null;
  const home = homeKingdom(session);
  return {
    view,
    seat: view.seat!,
    decision: myDecision(session)!,
    options: view.options,
    best: Math.max(0, ...view.options.map(({ points }) => points)),
    mine: view.kingdoms[home]!,
    rival: view.kingdoms.find((_, index) => index !== home)!,
    last,
    undo: may(session, "undo"),
    seen,
  };
}

/** The first step that was not shown and is for now. */
export const stepFor = ({ steps }: Lesson, moment: Moment): Step | null =>
  steps.find((step) => !moment.seen.includes(step.id) && step.when(moment)) ?? null;

/** The parts of the table that are left out: those that no step has shown yet. */
export function hiddenParts(
  { steps, hides = [] }: Lesson,
  { seen, view }: Pick<Moment, "seen" | "view">,
  now: Step | null,
): Part[] {
  if (view.rounds !== null && view.round >= view.rounds) return [];
  const shown = steps.filter((step) => step === now || seen.includes(step.id)).flatMap(({ shows = [] }) => shows);
  return hides.filter((part) => !shown.includes(part));
}

/** Tell whether all has been explained that a lesson explains. */
export const isDone = ({ rounds }: Lesson, { view }: Moment) => rounds !== null && view.round > rounds;

/** How much of a lesson is behind us, from 0 to 1: by rounds, as nobody meets every step. */
export function lessonProgress({ rounds }: Lesson, { round, rounds: all, order, turn }: Moment["view"]): number {
  const last = rounds ?? all ?? 1;
  const share = order.length ? Math.min(turn, order.length) / order.length : 0;
  return Math.min((round + share) / (last + 1), 1);
}
