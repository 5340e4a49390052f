/** Changes of a table: what they say is other than before, and all else is what it was. */
import { expect, test } from "vitest";
import { applyChange, applyDelta } from "../src/lib/delta";
import type { Changed, Table } from "../src/protocol";

test("fields and items of lists are changed; the rest is the same object", () => {
  const old = {
    version: 3,
    proposal: null,
    seats: [{ away: false }, { away: false }],
    may: { seats: [["play"], ["undo"]], sit: [0] },
    actions: [[1, 2]],
  };
  const change = {
    version: 4,
    proposal: { what: "undo" },
    seats: { 1: { away: true } },
    may: { seats: { 0: [], 1: ["play", "undo"] } },
    actions: { 0: { push: [3] } },
  };
  const found = applyChange(old, change) as typeof old;
  expect(found).toEqual({
    version: 4,
    proposal: { what: "undo" },
    seats: [{ away: false }, { away: true }],
    may: { seats: [[], ["play", "undo"]], sit: [0] },
    actions: [[1, 2, 3]],
  });
  expect(found.seats[0]).toBe(old.seats[0]);
  expect(old.actions).toEqual([[1, 2]]);
});

test("of a list that was cut, so many items are kept, and new ones follow", () => {
  const actions = [
    [1, 2, 3],
    [4, 5, 6],
  ];
  expect(applyChange(actions, { 1: { keep: 1 } })).toEqual([[1, 2, 3], [4]]);
  expect(applyChange(actions, { 1: { keep: 2, push: [7] } })).toEqual([
    [1, 2, 3],
    [4, 5, 7],
  ]);
  expect(applyChange(actions, { 1: { push: [7] }, push: [[8]] })).toEqual([[1, 2, 3], [4, 5, 6, 7], [8]]);
  expect(applyChange({}, { actions: [[1]] })).toEqual({ actions: [[1]] });
});

test("a null is replaced by an object", () => {
  expect(applyChange({ proposal: null }, { proposal: { what: "undo" } })).toEqual({ proposal: { what: "undo" } });
});

test("a change of another version is no use", () => {
  const table = { id: "A", version: 3 } as Table;
  const change: Changed = { type: "change", after: 3, change: { version: 4 } };
  expect(applyDelta(table, change)).toEqual({ id: "A", version: 4 });
  expect(applyDelta(table, { ...change, after: 2 })).toBeNull();
  expect(applyDelta(null, change)).toBeNull();
});
