/**
 * A turn clock for a real table. It counts from the moment a turn began, never from ticks:
 * a page that was reloaded or slept still shows the right time.
 */
import type { Person } from "../people";

export interface Clock {
  people: Person[];
  /** Whether the time is for a whole game, or anew for every turn. */
  per: "game" | "turn";
  /** Milliseconds that everybody has, and that each turn of a game adds. */
  time: number;
  increment: number;
  /** Milliseconds left to each when the present turn began, or when the clock was stopped; below 0 when time is up. */
  left: number[];
  seat: number;
  /** When it began to run, as the date; null while it stands still. */
  since: number | null;
  /** Turns that each has had. */
  turns: number[];
  /** How it stood before each turn was passed on, the last one at the end. */
  past: { seat: number; left: number[]; turns: number[] }[];
}

const MAX_STORED = 50;

export function setClock(people: Person[], per: Clock["per"], time: number, increment: number): Clock {
  return {
    people,
    per,
    time,
    increment,
    left: people.map(() => time),
    seat: 0,
    since: null,
    turns: people.map(() => 0),
    past: [],
  };
}

/** Say how many milliseconds somebody has left. */
export function leftTo(clock: Clock, seat: number, now: number): number {
  const running = clock.since !== null && seat === clock.seat;
  return clock.left[seat]! - (running ? Math.max(now - clock.since!, 0) : 0);
}

export const isRunning = (clock: Clock) => clock.since !== null;

/** Stop the clock: nobody loses time. */
export function pause(clock: Clock, now: number): void {
  clock.left[clock.seat] = leftTo(clock, clock.seat, now);
  clock.since = null;
}

/** Start the clock, or go on, for somebody. */
export function run(clock: Clock, now: number, seat = clock.seat): void {
  if (isRunning(clock)) pause(clock, now);
  clock.seat = seat;
  clock.since = now;
}

/** Turn over: the time goes to whoever is next around the table, or to somebody else. */
export function pass(clock: Clock, now: number, to = (clock.seat + 1) % clock.people.length): void {
  pause(clock, now);
  const { seat } = clock;
  clock.past = [...clock.past.slice(1 - MAX_STORED), { seat, left: [...clock.left], turns: [...clock.turns] }];
  clock.left[seat] = clock.per === "turn" ? clock.time : clock.left[seat]! + clock.increment;
  clock.turns[seat]! += 1;
  run(clock, now, to);
}

/** Take the last pass back. What has run since counts for nobody. */
export function unpass(clock: Clock, now: number): void {
  const before = clock.past.at(-1);
  if (!before) return;
  clock.past = clock.past.slice(0, -1);
  [clock.left, clock.turns] = [before.left, before.turns];
  const running = isRunning(clock);
  clock.seat = before.seat;
  clock.since = running ? now : null;
}

/** A press on somebody's part of the clock: who is in turn passes on; another one takes over; a clock that stands begins. */
export function press(clock: Clock, seat: number, now: number): void {
  if (!isRunning(clock)) run(clock, now, seat);
  else pass(clock, now, seat === clock.seat ? undefined : seat);
}

/** Write the time left as 12:05, 1:02:05, with tenths at the end (4.2), and with a minus when it is over. */
export function timeText(left: number): string {
  if (left > 0 && left < 10_000) return (Math.ceil(left / 100) / 10).toFixed(1);
  const seconds = left > 0 ? Math.ceil(left / 1000) : Math.floor(-left / 1000);
  const two = (number: number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${left < 0 && seconds ? "−" : ""}${hours ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}
