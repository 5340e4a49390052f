/** Names of outlined squares: beside crowns and points, within the board, and never one over another. */
import { expect, test } from "vitest";
import { crownsAt, HIGH, layoutLabels, pointsAt, shared, labelWidth, type Area } from "../src/board/labelLayout";
import type { Square } from "../src/lib/squares";

const BOX = { north: -3, south: 3, west: -3, east: 3 };
const at = (...squares: Square[]) => squares;
const hidden = (places: Area[], seen: Area[]) =>
  places.flatMap((one) => seen.map((other) => shared(one, other))).reduce((sum, one) => sum + one, 0);

test("a name lies at the lower edge of its squares, below the crowns", () => {
  const [place] = layoutLabels(
    [{ at: at([0, 1], [0, 2]), name: "Played" }],
    [...crownsAt([0, 1], 2), ...crownsAt([0, 2], 1)],
    BOX,
  );
  expect(place!.y + HIGH).toBeLessThan(100);
  expect(place!.y).toBeGreaterThan(46);
  expect(place!.x + labelWidth("Played") / 2).toBe(200);
});

test("a name leaves the points of a ghost in sight that lies across its squares, turned round, or below them", () => {
  for (const ghost of [
    at([0, 0], [1, 0]),
    at([-1, 1], [0, 1]),
    at([0, 1], [0, 0]),
    at([0, 0], [0, 1]),
    at([1, 0], [1, 1]),
  ]) {
    const seen = [pointsAt(ghost), ...crownsAt(ghost[0]!, 3), ...crownsAt([0, 1], 1)];
    expect(hidden(layoutLabels([{ at: at([0, 0], [0, 1]), name: "Tempting" }], seen, BOX), seen)).toBe(0);
  }
});

test("two names of the same squares lie apart, also where one language has long words", () => {
  const square = at([0, 0], [1, 0]);
  const [one, other] = layoutLabels(
    [
      { at: square, name: "Verleidelijk" },
      { at: square, name: "Geprobeerd" },
    ],
    [],
    BOX,
  );
  expect(shared(one!, other!)).toBe(0);
});

test("a name at the edge of the board is not cut off where it can lie elsewhere", () => {
  const board = { x: -316, y: -316, wide: 732, high: 732 };
  const [place] = layoutLabels([{ at: at([3, 2], [3, 3]), name: "Verleidelijk" }], [pointsAt(at([3, 2], [3, 3]))], BOX);
  expect(shared(place!, board)).toBeCloseTo(place!.wide * HIGH);
});
