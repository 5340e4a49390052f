// @vitest-environment node
/** Kingdoms of score sheets, laid in an engine. */
import { expect, test } from "vitest";
import { findInconsistencies } from "../../src/score/inconsistencies";
import { layGame, loadScorer } from "../../src/score/laidGame";
import { readSheet } from "../../src/score/notation";
import { resultTable } from "../../src/score/result";
import { changed, setUp } from "../../src/score/sheet";

test("a Dynasty is won by sums, then by the largest property of any game, then by all crowns", async () => {
  const engine = await loadScorer("kingdomino");
  // 4 + 0 + 0 points and a property of 4, 2 + 2 + 0 of 2, and 1 + 1 + 2 of 2.
  const games = [
    ["#w1www", "#w1w", "#w1"],
    ["#", "#w1w", "#w1"],
    ["#", "#", "#w1w"],
  ];
  let paper = setUp("kingdomino", 3, ["dynasty"]);
  games.forEach((kingdoms, game) =>
    kingdoms.forEach((text, kingdom) => (paper = changed(paper, game, kingdom, readSheet(paper, text)))),
  );
  const laid = games.map((_, game) => layGame(engine, paper, game));
  const table = resultTable(paper, laid, 0, String, 0);
  expect(table.view).toMatchObject({ totals: [4, 4, 4], winners: [0], games: 3 });
  expect(table.ties).toEqual([
    [4, 1],
    [2, 2],
    [2, 3],
  ]);
  expect(table.results.map(({ winners }) => winners)).toEqual([[0], [1], [2]]);
});

const queendomino = setUp("queendomino", 3, []);

test("what buildings bring need not be entered, and what is entered counts", async () => {
  const engine = await loadScorer("queendomino");
  const sheet = readSheet(queendomino, "#tt --building magic_school@f5 --building training_camp@g5");
  const { brought, kingdoms } = layGame(engine, changed(queendomino, 0, 1, sheet), 0);
  expect(brought[1]).toEqual({ knights: 3, towers: 1 });
  expect(kingdoms[1]!.court).toMatchObject({ knights: 3, towers: 1, coins: 0 });
  expect(kingdoms[1]!.court!.buildings.map(({ points }) => points)).toEqual([0, 3]);
  const entered = { ...sheet, knights: 5, coins: 9 };
  const again = layGame(engine, changed(queendomino, 0, 1, entered), 0);
  expect(again.brought[1]).toEqual({ knights: 3, towers: 1 });
  expect(again.kingdoms[1]!.court).toMatchObject({ knights: 5, coins: 9 });
});

test("a kingdom may be too large, apart from its castle, and odd: that is told, not refused", async () => {
  const large = setUp("queendomino", 2, []);
  const wide = changed(large, 0, 0, readSheet(large, "ttt.#tt"));
  const small = setUp("queendomino", 3, [], wide);
  const { position } = layGame(await loadScorer("queendomino"), small, 0);
  const found = findInconsistencies(position).filter(({ kingdom }) => kingdom === 0);
  expect(found.slice(0, 3)).toEqual([
    { code: "frame", args: { rows: 1, columns: 7, most: 5 }, kingdom: 0, squares: [] },
    {
      code: "apart",
      args: {},
      kingdom: 0,
      squares: [
        [0, -4],
        [0, -3],
        [0, -2],
      ],
    },
    { code: "even", args: { squares: 5 }, kingdom: 0, squares: [] },
  ]);
});
