/** What my games come to: those of the server and those of this browser, each once. */
import { expect, test } from "vitest";
import { tallyResults } from "../src/history/tally";
import { listResults } from "../src/local/results";
import type { Summary } from "../src/local/saves";
import type { SeatResult, Table } from "../src/protocol";
import { kingdom, SEAT, table, view } from "./tables";

const result = (record: string, at: number, more: Partial<SeatResult> = {}): SeatResult => ({
  record,
  seat: 0,
  variant: "duel()",
  kingdom: 0,
  points: 10,
  won: true,
  played_out: true,
  level: 2,
  people: false,
  at,
  ...more,
});

test("a match at one screen counts once, with the best of my seats", () => {
  const both = [
    result("a", 1, { people: true, level: 0, points: 40, won: false }),
    result("a", 1, { people: true, level: 0, seat: 1, kingdom: 1, points: 30 }),
  ];
  const { games, wins, people, variants } = tallyResults(both);
  expect([games, wins, people]).toEqual([1, 1, { games: 1, wins: 1 }]);
  expect(variants[0]).toMatchObject({ games: 1, mean: 30, best: 30, record: "a", kingdom: 1 });
});

test("runs of wins go through matches of both in the order of time", () => {
  const server = [result("s1", 10), result("s2", 30, { won: false })];
  const here = [result("0a", 20), result("0b", 40), result("0c", 50)];
  const { streak, longest_streak, since, last } = tallyResults([...server, ...here]);
  expect([streak, longest_streak, since, last]).toEqual([2, 2, 10, 50]);
});

test("points of matches that were given up count neither for the mean nor for the best", () => {
  const [only, other] = tallyResults([
    result("a", 1, { points: 20 }),
    result("b", 2, { points: 33 }),
    result("c", 3, { points: 99, played_out: false }),
    result("d", 4, { variant: "sample()", played_out: false }),
  ]).variants;
  expect(only).toMatchObject({ games: 3, wins: 3, mean: 26.5, best: 33, record: "b" });
  expect(other).toEqual({
    variant: "sample()",
    games: 1,
    wins: 1,
    mean: null,
    best: null,
    record: null,
    kingdom: null,
  });
});

test("nothing comes to nothing", () => {
  expect(tallyResults([])).toMatchObject({ games: 0, streak: 0, longest_streak: 0, since: null, variants: [] });
});

const over = (more: Partial<Table> = {}): Table =>
  table(9, view({ kingdoms: [kingdom([0]), kingdom([1])], totals: [30, 20], winners: [0] }), {
    seats: [SEAT, { ...SEAT, kind: "bot", bot: "level(4)" }],
    at: 7,
    ...more,
  });
const summary = (more: Partial<Table> = {}, imported?: true): Summary => ({
  id: "0x",
  version: 9,
  since: 1,
  mine: [0],
  table: over(more),
  ...(imported && { imported }),
});

test("a finished local table is a result against its strongest bot", () => {
  expect(listResults(summary())).toEqual([result("0x", 7, { variant: "kingdomino(seats=2)", points: 30, level: 4 })]);
});

test.each([
  ["was prepared", summary({ prepared: true })],
  ["plays on from another", summary({ begun: { event_index: 4, game: 1, number: 3 } })],
  ["was ended without a winner", summary({ ended: "agreed" })],
  ["goes on", summary({ ended: null, status: "running" })],
  ["was brought in", summary({}, true)],
])("a table that %s counts for nothing", (_, one) => {
  expect(listResults(one)).toEqual([]);
});

test("who gave up has lost, and has no points that count", () => {
  const seats = [{ ...SEAT, resigned: true }, SEAT];
  expect(listResults(summary({ ended: "resigned", seats }))[0]).toMatchObject({ played_out: false, people: true });
});
