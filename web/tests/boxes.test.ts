/** What lies in the boxes, and how lines are drawn from them. */
import { expect, test } from "vitest";
import { BOXES, DRAFTS } from "../src/facts";
import { boxDominoes, parseHalves } from "../src/games/draft/boxes";

test("a domino is read as it is written in kingdoms", () => {
  expect(parseHalves("w1f")).toEqual([
    { terrain: "wheat", crowns: 1 },
    { terrain: "forest", crowns: 0 },
  ]);
  expect(boxDominoes("kingdomino")[47]).toEqual({ box: "kingdomino", number: 48, halves: parseHalves("wm3") });
});

test("no game draws more dominoes than its boxes hold", () => {
  for (const { game, seats, boxes, line, lines } of DRAFTS) {
    const most = boxes.reduce((sum, box) => sum + BOXES[box]!.length, 0);
    expect(line * lines, `${game} for ${seats}`).toBeLessThanOrEqual(most);
  }
});

test("with two players the opening of Queendomino goes one, two, one", () => {
  const openings = DRAFTS.filter(({ opening }) => opening.length).map(({ game, seats, opening }) => [
    game,
    seats,
    opening,
  ]);
  expect(openings).toEqual([["queendomino", 2, [0, 1, 1, 0]]]);
});
