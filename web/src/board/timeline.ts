/** The timeline of a match: its view after every event, and the table to draw for one of them.
 *
 * A moment's number, the event index, is how many events of the record have happened; 0 is the bare table. */
import type { Engine } from "../engine/engine";
import { deriveTable, followMatch } from "../engine/follow";
import { viewStill, type Match, type RecordedEvent } from "../engine/match";
import { toMove } from "../engine/moves";
import { NO_RIGHTS } from "./session";
import type { Logged, Note, Seat, Table, View } from "../protocol";

export class Timeline {
  /** The game and the round of each moment. */
  readonly rounds: { game: number; round: number }[] = [];
  /** What led to each moment. */
  readonly done: Logged[][];
  private readonly views: View[] = [];
  /** The positions of the match that come next, and the moment of the last one. */
  private positions: Generator<Match>;
  private reached = -1;

  /** The past of a match, and its table as it is now. */
  constructor(
    readonly table: Table,
    readonly match: Match,
  ) {
    for (const { logs, state } of match.positions()) this.rounds.push({ game: logs.length, round: state.round });
    this.done = [[], ...match.events.map(loggedEvent)];
    this.positions = match.positions();
  }

  get last(): number {
    return this.rounds.length - 1;
  }

  /** The view at a moment, without options and events. It is derived when it is first asked for. */
  view(eventIndex: number): View {
    return (this.views[eventIndex] ??= viewStill(this.matchAt(eventIndex)));
  }

  /** One match, which grows; for what lies behind it, it begins again. */
  private matchAt(eventIndex: number): Match {
    if (eventIndex <= this.reached) [this.positions, this.reached] = [this.match.positions(), -1];
    let past: Match;
    do {
      past = this.positions.next().value as Match;
      this.reached += 1;
    } while (this.reached < eventIndex);
    return past;
  }
}

const loggedEvent = ({ actionIndex, actions, event }: RecordedEvent): Logged[] =>
  actions.map((code, place) => ({ number: actionIndex + place, seat: event.seat ?? null, ...toMove(code) }));

/** The timeline of a table that the server sent with actions; it goes on from one that is known. */
export function followTable(engine: Engine, table: Table, known: Timeline | null = null): Timeline {
  const match = followMatch(known?.match ?? null, engine, table, table.actions!);
  return new Timeline(deriveTable(table, match), match);
}

/** The nearest moment that there is; what is no number means the last one. */
export function parseIndex(text: string | null, last: number): number {
  const eventIndex = text && /^\d{1,9}$/.test(text) ? Number(text) : text?.startsWith("-") ? 0 : last;
  return Math.min(eventIndex, last);
}

/** The first moment of the game that is played at some moment: that of its first event, and of a match its bare table. */
function firstIndex(timeline: Timeline, eventIndex: number): number {
  let first = eventIndex;
  while (first > 0 && timeline.rounds[first - 1]!.game === timeline.rounds[eventIndex]!.game) first--;
  return first;
}

/** The table as everybody saw it at a moment. */
export function tableAt(timeline: Timeline, eventIndex: number): Table {
  const { table } = timeline;
  const events = timeline.done.slice(firstIndex(timeline, eventIndex), eventIndex + 1).flat();
  const view = { ...timeline.view(eventIndex), events };
  const isNow = eventIndex === timeline.last;
  const happened = ({ game, event }: Note) =>
    game < view.game || (game === view.game && event <= (events.at(-1)?.number ?? -1) + 1);
  const notes = table.notes.filter(happened);
  const finished = view.games > 1 ? view.game - (view.phase === "over" ? 0 : 1) : 0;
  const between = view.phase === "over" && finished < view.games && !(isNow && table.status === "over");
  return {
    ...table,
    version: eventIndex,
    status: isNow && table.status === "over" ? "over" : "running",
    ended: isNow ? table.ended : null,
    seats: table.seats.map((seat, number) => seatThen(seat, number, notes, isNow)),
    proposal: null,
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

export function findChapters({ rounds }: Timeline): Chapter[] {
  const found: Chapter[] = [];
  for (const [eventIndex, { game, round }] of rounds.entries()) {
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
