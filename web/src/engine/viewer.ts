/** Views of a match, now or at any event, as src/crownland/match/view/viewer.py makes them. */
import type { Kingdom, Logged, Result, View } from "../protocol.ts";
import type { Family } from "./layout.ts";
import type { Match } from "./match.ts";
import { toMove } from "./moves.ts";
import { CHANCE, type Position } from "./position.ts";
import { sizeOf } from "./records.ts";
import { findStanding, findWinners } from "./standing.ts";
import { viewKingdom, viewOptions, viewParts, viewScore } from "./view.ts";

const EVENTS_SHOWN = 24;
/** The first moves of a turn that can change a kingdom. */
const TURN_STARTS = new Set(["place", "discard", "draw"]);

type Square = [number, number];

/** Makes the views of one match, and reuses what did not change since the last one. */
class Viewer {
  private readonly match: Match;
  private readonly kingdoms = new Map<number, { key: string; kingdom: Kingdom }>();
  private readonly results = new WeakMap<Position, Result>();
  private log: number[] = [];
  /** The actions of this log from number `first` on. */
  private logged: Logged[] = [];
  private first = 0;

  constructor(match: Match) {
    this.match = match;
  }

  /** The current view; a `still` one has neither options nor events. */
  view(still = false): View {
    const { match } = this;
    const { state, isOver, variant } = match;
    const kingdoms = Array.from({ length: variant.kingdoms }, (_, index) => this.kingdom(index));
    return {
      variant: variant.text,
      game: match.logs.length,
      games: variant.games,
      phase: isOver ? "over" : state.phase,
      seat: isOver || state.seat < 0 ? null : state.seat,
      round: state.round,
      kingdoms,
      totals: kingdoms.map(({ score }, index) => score.total + this.earlier(index)),
      winners: isOver ? findWinners(match.states, match.out) : null,
      options: isOver || still ? [] : viewOptions(state),
      events: still ? [] : this.done(Math.max(match.actors.length - EVENTS_SHOWN, 0)),
      touched: touched(match),
      ...viewParts(state),
    };
  }

  private kingdom(index: number): Kingdom {
    const { state } = this.match;
    const key = kingdomKey(state, index);
    const known = this.kingdoms.get(index);
    if (known?.key === key) return known.kingdom;
    const kingdom = viewKingdom(state, index);
    this.kingdoms.set(index, { key, kingdom });
    return kingdom;
  }

  /** K13: the points of a kingdom in the games of the series that are over. */
  private earlier(index: number): number {
    return this.match.finished.reduce((sum, state) => sum + this.result(state).scores[index]!.total, 0);
  }

  /** The result of each game of a series that is over; a match of one game has none besides its view. */
  listResults(): Result[] {
    const { states, variant } = this.match;
    return variant.games > 1 ? states.filter(({ isOver }) => isOver).map((state) => this.result(state)) : [];
  }

  private result(state: Position): Result {
    let result = this.results.get(state);
    if (!result) {
      const scores = state.totals().map((_, index) => viewScore(state, index));
      this.results.set(state, (result = { scores, winners: state.leaders() }));
    }
    return result;
  }

  /** The actions of this game from number `first` on. */
  done(first: number): Logged[] {
    const { actors } = this.match;
    const log = this.match.logs.at(-1)!;
    if (log !== this.log || first < this.first || first > this.first + this.logged.length)
      [this.log, this.first, this.logged] = [log, first, []];
    const known = this.logged.slice(first - this.first);
    const added = log.slice(first + known.length).map((code, place): Logged => {
      const number = first + known.length + place;
      return { number, seat: actors[number] === CHANCE ? null : actors[number]!, ...toMove(code) };
    });
    [this.first, this.logged] = [first, [...known, ...added]];
    return this.logged;
  }
}

/** What the view of a kingdom depends on: its own records in some fields, and all of others. As `fingerprint` in the rules of each family. */
const KINGDOM_FIELDS: Record<Family, { own: string[]; shared: string[] }> = {
  kingdomino: { own: ["kingdoms"], shared: [] },
  queendomino: { own: ["kingdoms", "courts"], shared: ["queen"] },
  duel: { own: [], shared: ["kingdoms"] },
};

/** A text that changes whenever something about a kingdom does. */
function kingdomKey({ engine, bytes, isOver }: Position, index: number): string {
  const { own, shared } = KINGDOM_FIELDS[engine.family];
  const parts = [...own, ...shared].map((name) => {
    const { at, kind, length = 1 } = engine.stateLayout.place(name);
    const size = sizeOf(kind);
    return own.includes(name)
      ? bytes.subarray(at + index * size, at + (index + 1) * size)
      : bytes.subarray(at, at + length * size);
  });
  return [isOver, ...parts].join();
}

/** The squares that the last turn of each seat changed. */
function touched({ players, logs, actors }: Match): Square[][] {
  const found: Square[][] = players.map(() => []);
  const open = new Set(found.keys());
  const log = logs.at(-1)!;
  for (let place = log.length - 1; place >= 0 && open.size; place -= 1) {
    const seat = actors[place]!;
    if (!open.has(seat)) continue;
    const { kind, at = [] } = toMove(log[place]!);
    found[seat] = [...at, ...found[seat]!.filter((square) => !includes(at, square))];
    if (TURN_STARTS.has(kind)) open.delete(seat);
  }
  return found;
}

const includes = (squares: Square[], [row, column]: Square) =>
  squares.some((square) => square[0] === row && square[1] === column);

const viewers = new WeakMap<Match, Viewer>();

function viewerOf(match: Match): Viewer {
  let viewer = viewers.get(match);
  if (!viewer) viewers.set(match, (viewer = new Viewer(match)));
  return viewer;
}

/** The current view of a match. */
export const viewMatch = (match: Match): View => viewerOf(match).view();

/** The current view of a match, without options and events. */
export const viewStill = (match: Match): View => viewerOf(match).view(true);

/** The result of each game of a Dynasty that is over. */
export const viewResults = (match: Match): Result[] => viewerOf(match).listResults();

/** What breaks a tie between the sums of a Dynasty, for each kingdom; empty before a game of it is over. */
export function viewTies({ variant, states }: Match): number[][] {
  const finished = variant.games > 1 ? states.filter(({ isOver }) => isOver) : [];
  return finished.length ? findStanding(finished, new Set()).ties : [];
}
