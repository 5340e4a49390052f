// @vitest-environment node
/** The calculator and the engine agree. Python writes finished games, and some with slips, into a file (tests/web/test_calculator.py). */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { GAMES } from "../../src/facts";
import { variantGame, variantSeats, variantSwitches } from "../../src/lib/variant";
import { findInconsistencies } from "../../src/score/inconsistencies";
import { readPaper, readSheet, writePaper } from "../../src/score/notation";
import { layGame, loadScorer, paperFamily } from "../../src/score/laidGame";
import { resultTable } from "../../src/score/result";
import { setUp, type Paper } from "../../src/score/sheet";

interface Written {
  variant: string;
  kingdoms: string[];
  scores: {
    total: number;
    properties: [string, [number, number][], number][];
    bonuses: Record<string, number>;
    ties: number[];
  }[];
  winners: number[];
  doubts: unknown[];
}

const FILE = process.env.CROWNLAND_PAPERS;
const PAPERS = FILE ? (JSON.parse(readFileSync(FILE, "utf8")) as Record<string, Written[]>) : {};

function read({ variant, kingdoms }: Written): Paper {
  const blank = setUp(variantGame(variant), variantSeats(variant) ?? 2, variantSwitches(variant));
  return { ...blank, games: [kingdoms.map((text) => readSheet(blank, text))] };
}

test.runIf(FILE).each(GAMES.map(({ id }) => id))(
  "points, winners and doubts are those of the engine: %s",
  async (game) => {
    const doubted = PAPERS[game]!.filter(({ doubts }) => doubts.length).length;
    expect(doubted).toBeGreaterThan(0);
    expect(doubted).toBeLessThan(PAPERS[game]!.length / 2);
    for (const written of PAPERS[game]!) {
      const paper = read(written);
      const laid = layGame(await loadScorer(paperFamily(paper)), paper, 0);
      written.scores.forEach(({ total, properties, bonuses, ties }, index) => {
        const { score } = laid.kingdoms[index]!;
        const told = {
          total: score.total,
          properties: score.properties.map(({ terrain, squares, crowns }) => [terrain, squares, crowns]),
          bonuses: Object.fromEntries(
            score.lines.filter(({ id }) => id.startsWith("bonus-")).map(({ id, points }) => [id.slice(6), points]),
          ),
          ties: score.ties,
        };
        expect(told, written.kingdoms[index]).toEqual({ total, properties, bonuses, ties });
      });
      expect(resultTable(paper, [laid], 0, String, 0).view.winners, written.variant).toEqual(written.winners);
      expect(findInconsistencies(laid.position), written.kingdoms.join("\n")).toEqual(written.doubts);
      expect(readPaper(writePaper(paper))?.games, written.variant).toEqual(paper.games);
    }
  },
);
