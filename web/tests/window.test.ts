/** The part of a kingdom that a phone shows. */
import { expect, test } from "vitest";
import { closeWindow, type Box } from "../src/lib/geometry";
import type { Square } from "../src/lib/squares";
import { kingdom } from "./tables";

const room = (north: number, south: number, west: number, east: number): Box => ({ north, south, west, east });
const LARGE = { frame: [7, 7] as [number, number], room: room(-6, 6, -6, 6) };
const laid = (...squares: Square[]) =>
  squares.map((at) => ({ at, terrain: "lake", crowns: 0, building: null }) as never);
const size = ({ north, south, west, east }: Box) => [south - north + 1, east - west + 1];

test("a kingdom begins in the middle of seven by seven squares", () => {
  expect(closeWindow(kingdom([0]), [])).toEqual(room(-3, 3, -3, 3));
  expect(closeWindow(kingdom([0], LARGE), [])).toEqual(room(-3, 3, -3, 3));
});

test("what can no longer be used is not shown", () => {
  const grown = kingdom([0], { squares: laid([0, 1], [0, 2], [0, 3]), room: room(-4, 4, -1, 4) });
  expect(closeWindow(grown, [], room(-3, 3, -3, 3))).toEqual(room(-3, 3, -1, 4));
  const full = { ...grown, room: room(-2, 2, -1, 3) };
  expect(size(closeWindow(full, [], room(-3, 3, -1, 4)))).toEqual([5, 5]);
});

test("whatever is possible is shown, and the window stays as large while that much can be used", () => {
  const wide = kingdom([0], { ...LARGE, squares: laid([0, 1], [0, 2], [0, -1], [0, -2]), room: room(-6, 6, -4, 4) });
  const first = closeWindow(wide, [
    [0, 4],
    [0, -4],
  ]);
  expect(first).toEqual(room(-3, 3, -4, 4));
  expect(closeWindow(wide, [], first)).toEqual(first);
});

test("the window lies still while it holds what is needed, and then takes that into its middle", () => {
  const before = room(-3, 3, -3, 3);
  const near = kingdom([0], { ...LARGE, squares: laid([1, 0], [2, 0]), room: room(-4, 6, -6, 6) });
  expect(closeWindow(near, [[3, 0]], before)).toEqual(before);
  expect(closeWindow(near, [[4, 0]], before)).toEqual(room(-1, 5, -3, 3));
});
