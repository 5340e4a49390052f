/** A match: players, seed, log and undo, as src/crownland/match/timeline.py and match.py.
 *
 * A match is one game, or the three games of a Dynasty. With a seed chance is drawn as soon as it is in turn; without one
 * (a record, a table on a server) draws are appended like decisions. A position is named by its event index: the number of
 * events of the record so far, counted through all games. */
import { Chance } from "../lib/chance.ts";
import { hex, sha256 } from "../lib/sha256.ts";
import type { Engine } from "./engine.ts";
import { InputError } from "./errors.ts";
import type { Extras } from "./extras.ts";
import { applyEvent, EventWriter, isChance, type RecordEvent } from "./events.ts";
import { CHANCE, Position } from "./position.ts";
import { findStanding, isDecided, kingdomsOut, type Standing } from "./standing.ts";
import { readVariant, type Variant } from "./variant.ts";

export { viewMatch, viewResults, viewStill, viewTies } from "./viewer.ts";

export const MAX_NAME = 60; // characters of a player's name

/** One event of a record, and the actions that it stands for. */
export interface RecordedEvent {
  /** Of the position after it: how many events there are with this one. */
  eventIndex: number;
  /** Of the match, from 1. */
  game: number;
  /** Of its first action in its game, from 0. */
  actionIndex: number;
  event: RecordEvent;
  actions: number[];
}

export interface MatchOptions {
  /** Whether each further game of a series waits for `nextGame`. */
  pauses?: boolean;
  /** The games to continue: the actions of each so far. */
  begun?: number[][];
}

export class Match {
  readonly engine: Engine;
  readonly variant: Variant;
  readonly seed: Uint8Array | null;
  readonly pauses: boolean;
  readonly begun: number[][];
  players: string[];
  /** All actions, chance's too, of each game so far. A log only grows; undo makes a new one. */
  logs: number[][] = [[]];
  /** The seat or CHANCE that did each action of the current game. */
  actors: number[] = [];
  events: RecordedEvent[] = [];
  finished: Position[] = [];
  state: Position;
  resigned = new Set<number>();
  stopped = false;
  /** What its record has besides, if it was read from one. */
  extras: Extras = {};
  /** The variant of one of its games. */
  readonly single: Variant;
  private readonly chance: Chance | null;
  private writer = new EventWriter();

  /** Start the first game, and let chance draw. */
  constructor(
    engine: Engine,
    variant: Variant,
    players: string[],
    seed: Uint8Array | null,
    { pauses = false, begun = [] }: MatchOptions = {},
  ) {
    this.engine = engine;
    this.variant = variant;
    this.single = readVariant(variant.single);
    this.players = checkNames(players, variant.seats);
    this.seed = seed;
    this.chance = seed && new Chance(seed);
    this.pauses = pauses;
    this.begun = begun;
    this.state = Position.start(engine, this.single);
    this.followBegun();
    this.deal();
  }

  /** Apply and check the actions that the match begins with. */
  private followBegun(): void {
    const { begun, variant } = this;
    if (begun.length > variant.games)
      throw new InputError("setup", "match/games", "expected {high} games at most, but got {got}", {
        high: variant.games,
        got: begun.length,
      });
    begun.forEach((log, game) => {
      if (game) this.startNext();
      log.forEach((code) => this.append(code));
    });
  }

  /** The number of actions, chance's too. */
  get actionCount(): number {
    return this.logs.reduce((count, log) => count + log.length, 0);
  }

  /** Whether the match was played to its end, or decided by resigning. */
  get isComplete(): boolean {
    return this.isPlayedOut || isDecided(this.variant, this.resigned);
  }

  /** Whether the match is complete or was stopped. */
  get isOver(): boolean {
    return this.stopped || this.isComplete;
  }

  /** Whether a game of a series is over and the next one waits. */
  get isBetween(): boolean {
    return this.state.isOver && !this.isOver;
  }

  /** Whether all games of the match were played to their end. */
  get isPlayedOut(): boolean {
    return this.logs.length === this.variant.games && this.states.every((state) => state.isOver);
  }

  /** The kingdoms that cannot win: all of their seats have resigned, or the match was stopped. */
  get out(): Set<number> {
    if (!this.stopped) return kingdomsOut(this.variant, this.resigned);
    return new Set(Array(this.variant.kingdoms).keys());
  }

  /** The end of each game that is over, then the game being played. */
  get states(): Position[] {
    return [...this.finished, this.state];
  }

  /** The SHA-256 of the seed, shown at the start; null without a seed. */
  get commitment(): string | null {
    return this.seed && hex(sha256(this.seed));
  }

  /** The actor of each action of the current game, without those that the match began with. */
  get own(): number[] {
    const given = this.begun.length === this.logs.length ? this.begun.at(-1)!.length : 0;
    return this.actors.slice(given);
  }

  /** How many events the match began with. */
  get begunEvents(): number {
    return this.events.filter((event) => this.isBegun(event.game, nextActionIndex(event) - 1)).length;
  }

  private isBegun(game: number, actionIndex: number): boolean {
    return game <= this.begun.length && actionIndex < this.begun[game - 1]!.length;
  }

  /** Points and winners in the current position; a kingdom that resigned cannot win. */
  standing(): Standing {
    return findStanding(this.states, this.out);
  }

  /** Apply the decision of the seat in turn, then whatever chance draws. If it is illegal, nothing changes. */
  play(code: number): void {
    if (this.isOver)
      throw new InputError("illegal", "match/over", "expected nothing more, for the match is over, but got {got}", {
        got: code,
      });
    this.append(code);
    this.deal();
  }

  /** Apply an action, chance's too. Throws InputError if it is not legal. */
  append(code: number): void {
    const { seat } = this.state;
    const event = this.writer.apply(this.state, code);
    this.log(code, seat);
    if (event) this.addEvent(event);
  }

  /** Check and apply an event of a record. */
  readEvent(given: unknown): void {
    const { seat } = this.state;
    const { event, actions } = applyEvent(this.state, given);
    for (const code of actions) this.log(code, seat);
    this.addEvent(event);
  }

  private log(code: number, seat: number): void {
    this.logs.at(-1)!.push(code);
    this.actors.push(seat);
  }

  private addEvent(event: RecordEvent): void {
    const [last, game] = [this.events.at(-1), this.logs.length];
    const actionIndex = last?.game === game ? nextActionIndex(last) : 0;
    const actions = this.logs.at(-1)!.slice(actionIndex);
    this.events.push({ eventIndex: this.events.length + 1, game, actionIndex, event, actions });
  }

  /** Let a seat give up; the match is over when one is left. */
  resign(seat: number): void {
    if (!(seat in this.players) || this.isOver)
      throw new InputError(
        "illegal",
        "match/resign",
        "expected one of {seats} seats in a match that goes on, but got {got}",
        { seats: this.variant.seats, got: seat },
      );
    this.resigned.add(seat);
  }

  /** End the match in the current position, without a winner. */
  stop(): void {
    this.stopped = true;
  }

  /** Start the next game of a series, and let chance draw. */
  nextGame(): void {
    this.startNext();
    this.deal();
  }

  private startNext(): void {
    if (!this.isBetween)
      throw new InputError(
        "illegal",
        "match/next-game",
        "expected a series that waits for its next game, but got {got}",
        { got: this.isOver ? "a match that is over" : "a game that goes on" },
      );
    this.startGame();
  }

  /** Start the next game of a series: nothing is checked, nothing is drawn. */
  startGame(): void {
    this.finished.push(this.state);
    this.logs.push([]);
    [this.actors, this.writer] = [[], new EventWriter()];
    this.state = Position.start(this.engine, this.single);
  }

  /** Take back the last decision and all draws after it, and return it. Seats that resigned stay resigned. */
  undo(): number {
    const last = this.events.findLast(
      ({ actions, game, actionIndex }) => !isChance(actions[0]!) && !this.isBegun(game, actionIndex),
    );
    if (!last)
      throw new InputError("illegal", "match/undo", "expected a decision to take back, but nobody has decided yet");
    this.rewind(last.eventIndex - 1);
    return last.actions[0]!;
  }

  /** Go back to an event index, and to the number of draws at it. */
  private rewind(eventIndex: number): void {
    const draws = this.events.slice(eventIndex).flatMap(({ actions }) => actions.filter(isChance));
    if (this.chance) this.chance.draws -= draws.length;
    const { logs, actors, events, finished, state } = this.at(eventIndex);
    Object.assign(this, { logs, actors, events, finished, state, writer: new EventWriter() });
  }

  /** Let chance draw while it is in turn; start the next game of a series that does not wait. */
  private deal(): void {
    if (!this.chance) return;
    while (this.state.seat === CHANCE) this.append(drawOutcome(this.chance, this.state));
    if (this.isBetween && !this.pauses) this.nextGame();
  }

  /** The match at an event index, without its seed. Throws InputError if it has no such index. */
  at(eventIndex: number): Match {
    this.checkIndex(eventIndex);
    const past = new Match(this.engine, this.variant, this.players, null);
    for (const event of this.events.slice(0, eventIndex)) past.follow(event);
    return past.endAs(this);
  }

  /** The match at every event index from 0 on: one match, which grows. */
  *positions(): Generator<Match> {
    const past = new Match(this.engine, this.variant, this.players, null);
    yield past.endAs(this);
    for (const event of this.events) {
      past.follow(event);
      yield past.endAs(this);
    }
  }

  /** Apply the actions of an event that was checked before. */
  private follow(event: RecordedEvent): void {
    if (event.game > this.logs.length) this.startGame();
    for (const code of event.actions) {
      this.log(code, this.state.seat);
      this.state.apply(code);
    }
    this.events.push(event);
  }

  /** Seats resign and a match is stopped at its last action: no record says when. */
  private endAs(other: Match): this {
    if (this.actionCount === other.actionCount)
      [this.resigned, this.stopped] = [new Set(other.resigned), other.stopped];
    return this;
  }

  /** The actions of each game up to an event index. */
  actionsUntil(eventIndex: number): number[][] {
    this.checkIndex(eventIndex);
    const logs: number[][] = [[]];
    for (const { game, actions } of this.events.slice(0, eventIndex)) (logs[game - 1] ??= []).push(...actions);
    return logs;
  }

  /** Throw InputError if the match has no such position. */
  checkIndex(eventIndex: number): void {
    const high = this.events.length;
    if (Number.isInteger(eventIndex) && eventIndex >= 0 && eventIndex <= high) return;
    const args = { high, got: eventIndex };
    throw new InputError("setup", "match/event-index", "expected an event index from 0 to {high}, but got {got}", args);
  }
}

const nextActionIndex = ({ actionIndex, actions }: RecordedEvent) => actionIndex + actions.length;

/** The outcome that is drawn in a position, as src/crownland/match/dealer.py describes it. */
export function drawOutcome(chance: Chance, position: Position): number {
  const outcomes = position.outcomes();
  let result = chance.below(outcomes.reduce((all, { weight }) => all + weight, 0));
  const drawn = outcomes.find(({ weight }) => {
    result -= weight;
    return result < 0;
  });
  return drawn!.code;
}

function checkNames(players: string[], seats: number): string[] {
  if (players.length !== seats)
    throw new InputError("setup", "match/players", "expected {n} players, but got {got}", {
      n: seats,
      got: players.length,
    });
  return players.map((player) => Array.from(player).slice(0, MAX_NAME).join(""));
}
