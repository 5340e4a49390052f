/** What is printed: sheets, the sides of their backs, and how many pages there are. */
import { expect, test } from "vitest";
import { BUILDINGS } from "../src/facts";
import { TILES } from "../src/games/queendomino/TileSheets.svelte";
import { PRINTS } from "../src/tools/prints";
import {
  DOMINO_GRID,
  mirrored,
  countPages,
  PAPERS,
  splitSheets,
  TILE_GRID,
  usualPaper,
} from "../src/games/print/paper";

const MARGIN = 10;

test.each(Object.entries(PAPERS))("every grid fits on %s, with room for the marks", (_, paper) => {
  for (const { columns, rows, size } of [DOMINO_GRID, TILE_GRID]) {
    expect(columns * size[0]).toBeLessThanOrEqual(paper.width - 2 * MARGIN);
    expect(rows * size[1]).toBeLessThanOrEqual(paper.height - 2 * MARGIN);
  }
});

test("pieces are dealt onto sheets", () => {
  const sheets = splitSheets(
    Array.from({ length: 30 }, (_, piece) => piece),
    DOMINO_GRID,
  );
  expect(sheets.map((sheet) => sheet.length)).toEqual([12, 12, 6]);
  expect(sheets.flat()).toEqual([...Array(30).keys()]);
});

test("a back lies behind its front, also in a row that is not full", () => {
  expect(mirrored([1, 2, 3, 4, 5], { columns: 3, rows: 2, size: [1, 1] })).toEqual([3, 2, 1, null, 5, 4]);
});

test("all building tiles of the box are there", () => {
  expect(TILES.length).toBe(BUILDINGS.reduce((sum, { copies }) => sum + copies, 0));
});

test("what has no back takes as many pages with backs as without", () => {
  for (const print of PRINTS) expect(countPages(print, true)).toBe(countPages(print, false) * (print.backs ? 2 : 1));
});

test("people in the United States print on Letter, others on A4", () => {
  expect(["en-US", "es-MX", "en-GB", "pl", "de-AT"].map((locale) => usualPaper(locale))).toEqual([
    "letter",
    "letter",
    "a4",
    "a4",
    "a4",
  ]);
});
