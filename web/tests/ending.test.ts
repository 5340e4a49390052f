/** Counting points at the end, and the points that are shown before it. */
import { expect, test } from "vitest";
import type { Property, ScoreLine } from "../src/protocol";
import { isPlayedOut } from "../src/board/messages";
import { securePoints } from "../src/board/session";
import { countedPoints, countedProperties, countSteps, countUp, linePoints } from "../src/table/result/breakdown";
import { kingdom, table, view } from "./tables";

const land = (terrain: string, squares: number, crowns: number): Property => ({
  terrain,
  squares: Array.from({ length: squares }, (_, column): [number, number] => [crowns, column]),
  crowns,
  points: squares * crowns,
});
const landLine = (terrain: string, points: number): ScoreLine => ({ id: `terrain-${terrain}`, args: {}, points });
const bonus = (id: string, standing: string, points: number): ScoreLine => ({ id, args: { standing }, points });

const wheat = [land("wheat", 3, 1), land("wheat", 2, 0), land("wheat", 2, 2)];
const lake = [land("lake", 4, 1)];
const rich = kingdom([0], {
  score: {
    total: 16,
    properties: wheat,
    lines: [landLine("wheat", 7), bonus("bonus-middle_kingdom", "sure", 0), bonus("bonus-harmony", "sure", 5)],
    ties: [],
  },
});
const poor = kingdom([1], {
  score: { total: 4, properties: lake, lines: [landLine("lake", 4), bonus("bonus-harmony", "lost", 0)], ties: [] },
});

test("points are counted property by property and line by line, and nothing else is told before", () => {
  const steps = countSteps(view({ kingdoms: [rich, poor] }));
  expect(steps).toEqual(["terrain-wheat", "terrain-wheat", "terrain-lake", "bonus-harmony"]);
  const after = (count: number) => countUp(steps.slice(0, count));
  const points = (one: typeof rich) => [0, 1, 2, 3, 4].map((count) => countedPoints(one, after(count)));
  expect(points(rich)).toEqual([0, 3, 7, 7, 12]);
  expect(points(poor)).toEqual([0, 0, 0, 4, 4]);
  expect(countedProperties(rich, after(1))).toEqual([wheat[0]]);
  expect(countedProperties(rich, after(4))).toEqual([wheat[0], wheat[2]]);
  expect(linePoints(poor, "terrain-lake", after(2))).toBeNull();
  expect(linePoints(poor, "terrain-wheat", after(2))).toBe(0);
  expect([countedPoints(rich, null), countedProperties(rich, null)]).toEqual([16, wheat]);
});

test("a bonus that is only possible is no point yet, and what a court owns is", () => {
  const scored = (standing: string, more = {}) =>
    kingdom([0], {
      score: { total: 12, properties: lake, lines: [bonus("bonus-harmony", standing, 5)], ties: [] },
      ...more,
    });
  const shown = (one: typeof rich, phase = "place") => securePoints(view({ phase, kingdoms: [one] }), 0);
  expect([shown(scored("possible")), shown(scored("sure")), shown(scored("possible"), "over")]).toEqual([7, 12, 12]);
  const court = { coins: 7, reserve: 1, knights: 1, towers: 0, queen: false, queen_on: [], buildings: [] };
  expect(shown(scored("possible", { court }))).toBe(12);
});

test("a game that was given up has no points to count", () => {
  const over = view({ winners: [0] });
  const between = { at: 0, waits_for: [] } as never;
  expect(isPlayedOut(table(9, over))).toBe(true);
  expect(isPlayedOut(table(9, over, { ended: "resigned" }))).toBe(false);
  expect(isPlayedOut(table(9, view({})))).toBe(false);
  expect(isPlayedOut(table(9, view({}), { between }))).toBe(true);
});
