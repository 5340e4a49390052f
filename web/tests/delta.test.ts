/** Changes of a table: what they say is other than before, and all else is what it was. */
import { expect, test } from "vitest";
import { applyChange, applyDelta } from "../src/lib/delta";
import type { Changed, Table } from "../src/protocol";

test("fields, items of lists and what moves on are changed; the rest is the same object", () => {
  const old = {
    ply: 3,
    asked: null,
    seats: [{ away: false }, { away: false }],
    view: { events: [1, 2, 3], kingdoms: [{ squares: [1] }, { squares: [2] }], seat: 0 },
  };
  const change = {
    ply: 4,
    asked: { what: "undo" },
    seats: { 1: { away: true } },
    view: { seat: null, events: { drop: 1, push: [4] }, kingdoms: { 0: { squares: [1, 5] } } },
  };
  const found = applyChange(old, change) as typeof old;
  expect(found).toEqual({
    ply: 4,
    asked: { what: "undo" },
    seats: [{ away: false }, { away: true }],
    view: { events: [2, 3, 4], kingdoms: [{ squares: [1, 5] }, { squares: [2] }], seat: null },
  });
  expect(found.view.kingdoms[1]).toBe(old.view.kingdoms[1]);
  expect(old.view.events).toEqual([1, 2, 3]);
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

test("an object without fixed fields is replaced, and a null by an object too", () => {
  expect(applyChange({ unseen: { bakery: 1, statue: 2 } }, { unseen: { "=": { statue: 2 } } })).toEqual({
    unseen: { statue: 2 },
  });
  expect(applyChange({ hand: null }, { hand: { number: 7 } })).toEqual({ hand: { number: 7 } });
});

test("a change of another table, or of another ply, is no use", () => {
  const table = { game: "A", ply: 3 } as Table;
  const change: Changed = { type: "change", game: "A", after: 3, ply: 4, change: { ply: 4 } };
  expect(applyDelta(table, change)).toEqual({ game: "A", ply: 4 });
  expect(applyDelta(table, { ...change, after: 2 })).toBeNull();
  expect(applyDelta(table, { ...change, game: "B" })).toBeNull();
  expect(applyDelta(null, change)).toBeNull();
});
