/** The timeline of a match: its view after every event, and the table to draw for one of them.
 *
 * A moment's number, the event index, is how many events of the record have happened; 0 is the bare table. */
import { NO_RIGHTS } from "./session";
import type { Kingdom, Logged, Moment, Note, Replay, Seat, Table, View } from "../protocol";

export interface Timeline {
  /** The table as it is now, without a view. */
  table: Table;
  /** Names what has happened so far, to ask for what comes later. */
  mark: string;
  /** The view at each moment, without options and events. */
  views: View[];
  /** What led to each moment. */
  done: Logged[][];
}

/** Append what the server sent to what is known. */
export function extendTimeline({ table, first, mark, moments }: Replay, known: Timeline | null = null): Timeline {
  const views = known?.views.slice(0, first) ?? [];
  const done = known?.done.slice(0, first) ?? [];
  for (const moment of moments) {
    views.push(changed(views.at(-1), moment));
    done.push(moment.done);
  }
  return { table, mark, views, done };
}

function changed(before: View | undefined, { view, kingdoms }: Moment): View {
  const count = before?.kingdoms.length ?? Object.keys(kingdoms).length;
  const all = Array.from({ length: count }, (_, index): Kingdom => kingdoms[String(index)] ?? before!.kingdoms[index]!);
  return { ...(before ?? { options: [], events: [] }), ...view, kingdoms: all } as View;
}

export const lastIndex = (timeline: Timeline) => timeline.views.length - 1;

/** The nearest moment that there is; what is no number means the last one. */
export function parseIndex(text: string | null, last: number): number {
  const eventIndex = text && /^\d{1,9}$/.test(text) ? Number(text) : text?.startsWith("-") ? 0 : last;
  return Math.min(eventIndex, last);
}

/** The first moment of the game that is played at some moment: that of its first event, and of a match its bare table. */
function firstIndex(timeline: Timeline, eventIndex: number): number {
  let first = eventIndex;
  while (first > 0 && timeline.views[first - 1]!.game === timeline.views[eventIndex]!.game) first--;
  return first;
}

/** The table as everybody saw it at a moment. */
export function tableAt(timeline: Timeline, eventIndex: number): Table {
  const { table } = timeline;
  const events = timeline.done.slice(firstIndex(timeline, eventIndex), eventIndex + 1).flat();
  const view = { ...timeline.views[eventIndex]!, events };
  const isNow = eventIndex === lastIndex(timeline);
  const happened = ({ game, event }: Note) =>
    game < view.game || (game === view.game && event <= (events.at(-1)?.number ?? -1) + 1);
  const notes = table.notes.filter(happened);
  const finished = view.games > 1 ? view.game - (view.phase === "over" ? 0 : 1) : 0;
  const between = view.phase === "over" && finished < view.games && !(isNow && table.status === "over");
  return {
    ...table,
    ply: eventIndex,
    status: isNow && table.status === "over" ? "over" : "running",
    ended: isNow ? table.ended : null,
    seats: table.seats.map((seat, number) => seatThen(seat, number, notes, isNow)),
    asked: null,
    may: NO_RIGHTS,
    notes,
    between: between ? { game: view.game, waits_for: [], until: null } : null,
    results: table.results.slice(0, finished),
    ties: isNow ? table.ties : [],
    view,
  };
}

/** Who sat there: nobody is away in the past, no clock runs, and who gave up later had not done so. */
function seatThen(seat: Seat, number: number, notes: Note[], isNow: boolean): Seat {
  const gaveUp = notes.some(({ what, seat: who }) => who === number && (what === "resigned" || what === "flag"));
  const resigned = seat.resigned && (isNow || gaveUp);
  return {
    ...seat,
    away: false,
    gone: false,
    stand_in: false,
    resigned,
    flag: resigned && seat.flag,
    clock: null,
    ticking: false,
  };
}

/** A round of a game, and the moment at which it begins. */
export interface Chapter {
  game: number;
  round: number;
  eventIndex: number;
}

export function findChapters({ views }: Timeline): Chapter[] {
  const found: Chapter[] = [];
  for (const [eventIndex, { game, round }] of views.entries()) {
    const last = found.at(-1);
    if (last?.game !== game || last.round !== round) found.push({ game, round, eventIndex });
  }
  return found;
}

/** The chapter that a moment belongs to, by its place in the list. */
export const chapterAt = (chapters: Chapter[], eventIndex: number) =>
  chapters.findLastIndex((chapter) => chapter.eventIndex <= eventIndex);

/** The moment to which an action of the game that is played at `eventIndex` led. */
export function indexAfter(timeline: Timeline, eventIndex: number, number: number): number {
  for (let one = firstIndex(timeline, eventIndex); one <= eventIndex; one++)
    if (timeline.done[one]!.some((event) => event.number === number)) return one;
  return eventIndex;
}
