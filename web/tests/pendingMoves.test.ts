/** Moves that are under way: which of them a table has already, and when none of them counts any more. */
import { beforeEach, expect, test } from "vitest";
import { PendingMoves } from "../src/board/pendingMoves";
import { table, view } from "./tables";

let pending: PendingMoves;
const tableOf = (version: number, ...actions: number[][]) => table(version, view({}), { view: null, actions });

beforeEach(() => {
  pending = new PendingMoves();
  pending.add([[1, 2]], 3);
});

test("a move is shown behind the actions of the table until the table has it", () => {
  expect(pending.after(tableOf(5, [1, 2]))).toEqual([[1, 2, 3]]);
  expect(pending.after(tableOf(6, [1, 2, 3]))).toEqual([[1, 2, 3]]);
  expect(pending.isEmpty).toBe(true);
});

test("what chance draws after it comes with it", () => {
  expect(pending.after(tableOf(6, [1, 2, 3, 90, 91]))).toEqual([[1, 2, 3, 90, 91]]);
  expect(pending.isEmpty).toBe(true);
});

test("of two moves the table may have the first", () => {
  pending.add([[1, 2]], 4);
  expect(pending.after(tableOf(5, [1, 2]))).toEqual([[1, 2, 3, 4]]);
  expect(pending.after(tableOf(6, [1, 2, 3]))).toEqual([[1, 2, 3, 4]]);
  expect(pending.isEmpty).toBe(false);
  expect(pending.after(tableOf(7, [1, 2, 3, 4]))).toEqual([[1, 2, 3, 4]]);
  expect(pending.isEmpty).toBe(true);
});

test.each([
  ["another move came first", [[1, 2, 7]]],
  ["something was taken back", [[1]]],
  ["it was taken back, and something else was done", [[1, 8, 3]]],
  ["the next game has begun", [[1, 2], []]],
])("where %s, it is not shown any more", (_, actions) => {
  expect(pending.after(tableOf(6, ...actions))).toEqual(actions);
  expect(pending.isEmpty).toBe(true);
});

test("a move that the server has, and a later table has not, was taken back", () => {
  const move = pending.add([[1, 2]], 4);
  move.version = 7;
  expect(pending.after(tableOf(6, [1, 2]))).toEqual([[1, 2, 3, 4]]);
  expect(pending.after(tableOf(8, [1, 2]))).toEqual([[1, 2]]);
  expect(pending.isEmpty).toBe(true);
});

test("a move belongs to the game that is being played", () => {
  pending.clear();
  pending.add([[1, 2], [5]], 6);
  expect(pending.after(tableOf(9, [1, 2], [5]))).toEqual([
    [1, 2],
    [5, 6],
  ]);
});
