/** The turn clock: what is left to whom, whatever the page has done in between. */
import { beforeEach, expect, test } from "vitest";
import {
  isRunning,
  leftTo,
  pass,
  pause,
  press,
  run,
  setClock,
  timeText,
  unpass,
  type Clock,
} from "../src/tools/clock/clock";

const MINUTE = 60_000;
const PEOPLE = ["Anna", "Bob", "Cleo"].map((name, colour) => ({ name, colour }));
let clock: Clock;
beforeEach(() => {
  clock = setClock(PEOPLE, "game", 5 * MINUTE, 10_000);
});
const left = (now: number) => PEOPLE.map((_, seat) => leftTo(clock, seat, now) / 1000);

test("only the time of whoever is in turn runs", () => {
  run(clock, 0);
  expect(left(30_000)).toEqual([270, 300, 300]);
  pass(clock, 30_000);
  expect(left(90_000)).toEqual([280, 240, 300]);
});

test("a page that slept or was loaded again shows the right time", () => {
  run(clock, 0);
  clock = JSON.parse(JSON.stringify(clock)) as Clock;
  expect(left(4 * MINUTE)).toEqual([60, 300, 300]);
  expect(left(6 * MINUTE)).toEqual([-60, 300, 300]);
});

test("a clock that stands takes nothing from anybody", () => {
  run(clock, 0);
  pause(clock, 10_000);
  expect([left(MINUTE), isRunning(clock)]).toEqual([[290, 300, 300], false]);
  run(clock, 2 * MINUTE);
  expect(left(2 * MINUTE + 5000)).toEqual([285, 300, 300]);
});

test("a clock for turns begins anew with each", () => {
  clock = setClock(PEOPLE, "turn", MINUTE, 0);
  run(clock, 0);
  pass(clock, 50_000);
  expect(left(50_000)).toEqual([60, 60, 60]);
  pass(clock, 3 * MINUTE);
  expect([left(3 * MINUTE), clock.seat, clock.turns]).toEqual([[60, 60, 60], 2, [1, 1, 0]]);
});

test("a press begins, passes on, or gives the turn to somebody else", () => {
  press(clock, 2, 0);
  expect([clock.seat, isRunning(clock)]).toEqual([2, true]);
  press(clock, 2, 1000);
  expect(clock.seat).toBe(0);
  press(clock, 2, 2000);
  expect([clock.seat, clock.turns]).toEqual([2, [1, 0, 1]]);
});

test("what was passed on by mistake comes back, and the time in between counts for nobody", () => {
  run(clock, 0);
  pass(clock, 20_000);
  unpass(clock, 50_000);
  expect([left(50_000), clock.seat, clock.turns, clock.past]).toEqual([[280, 300, 300], 0, [0, 0, 0], []]);
  expect(left(55_000)[0]).toBe(275);
  unpass(clock, 60_000);
  expect(clock.seat).toBe(0);
});

test("no more than the last passes are kept", () => {
  run(clock, 0);
  for (let turn = 1; turn < 200; turn += 1) pass(clock, turn);
  expect(clock.past.length).toBe(50);
});

test.each([
  [5 * MINUTE, "5:00"],
  [59_001, "1:00"],
  [10_000, "0:10"],
  [9_950, "10.0"],
  [4_210, "4.3"],
  [0, "0:00"],
  [-500, "0:00"],
  [-61_000, "−1:01"],
  [3_725_000, "1:02:05"],
])("%d milliseconds are written as %s", (milliseconds, text) => {
  expect(timeText(milliseconds)).toBe(text);
});
