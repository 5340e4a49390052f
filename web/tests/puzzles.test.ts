// @vitest-environment node
import { describe, expect, it } from "vitest";
import {
  bestVerdict,
  countSolved,
  dayAfter,
  gradeAnswer,
  monthAfter,
  noted,
  puzzleAt,
  puzzlePath,
  countStreak,
  todayIn,
  monthWeeks,
  type Book,
} from "../src/puzzle/puzzles";
import { loadEngine } from "../src/engine/engine";
import { Match, viewMatch } from "../src/engine/match";
import { readVariant } from "../src/engine/variant";
import { openPuzzle } from "../src/puzzle/position";
import type { Puzzle } from "../src/protocol";

const puzzle = {
  verdicts: [
    { id: 7, win: 60, margin: 4.2 },
    { id: 8, win: 60, margin: 4.2 },
    { id: 9, win: 57, margin: 3 },
    { id: 5, win: 20, margin: -3.1 },
  ],
} as Puzzle;

describe("an address", () => {
  it("names the day and the game, either of them, or neither", () => {
    expect(puzzleAt("2026-11-16/duel", null)).toEqual({ game: "duel", day: "2026-11-16" });
    expect(puzzleAt("2026-11-16", "2026-11-01")).toEqual({ game: "", day: "2026-11-16" });
    expect(puzzleAt("duel", "2026-11-16")).toEqual({ game: "duel", day: "2026-11-16" });
    expect(puzzleAt("duel", null)).toEqual({ game: "duel", day: null });
    expect(puzzleAt("", null)).toEqual({ game: "", day: null });
  });

  it("is read as it was written", () => {
    for (const [game, day] of [
      ["duel", "2026-11-16"],
      ["", "2026-11-16"],
    ] as const)
      expect(puzzleAt(puzzlePath(game, day).slice("/puzzle/".length), null)).toEqual({ game, day });
    expect([puzzlePath("duel", ""), puzzlePath("", "")]).toEqual(["/puzzle/duel", "/puzzle"]);
  });
});

describe("an answer", () => {
  it("is best when it is the first one, or leads to the same table", () => {
    expect(bestVerdict(puzzle).id).toBe(7);
    expect(gradeAnswer(puzzle, 7).id).toBe("best");
    expect(gradeAnswer(puzzle, 8)).toEqual({ id: "best", points: 0, win: 0 });
  });

  it("is good when it costs next to nothing, and else says what it costs", () => {
    expect(gradeAnswer(puzzle, 9)).toEqual({ id: "good", points: 1.2, win: 3 });
    expect(gradeAnswer(puzzle, 5)).toEqual({ id: "cost", points: 7.3, win: 40 });
  });
});

describe("the book of what was solved", () => {
  const today = "2026-11-17";
  const solved = (days: string[]) =>
    days.reduce<Book>((book, day) => noted(book, day, "duel", { result: "first" }, day), {});

  it("keeps the first result of a puzzle", () => {
    const book = noted(noted({}, today, "duel", { result: "shown" }, today), today, "duel", { result: "later" }, today);
    expect(book).toEqual({ [today]: { duel: { result: "shown" } } });
  });

  it("keeps what was answered, and at which try", () => {
    const book = noted({}, "2026-11-16", "duel", { result: "later", answer: 7, tries: 3 }, today);
    expect(book["2026-11-16"]).toEqual({ duel: { result: "later", answer: 7, tries: 3, late: true } });
  });

  it("counts days in a row, and today only once it is solved", () => {
    expect(countStreak({}, today)).toBe(0);
    expect(countStreak(solved(["2026-11-15", "2026-11-16"]), today)).toBe(2);
    expect(countStreak(solved(["2026-11-15", "2026-11-16", today]), today)).toBe(3);
    expect(countStreak(solved(["2026-11-14", "2026-11-16"]), today)).toBe(1);
    expect(countStreak(solved(["2026-11-14"]), today)).toBe(0);
  });

  it("counts neither answers that were shown nor those that came on a later day", () => {
    expect(countStreak(noted({}, today, "duel", { result: "shown" }, today), today)).toBe(0);
    expect(countStreak(noted({}, "2026-11-16", "duel", { result: "first" }, today), today)).toBe(0);
  });

  it("tells how many were solved, and how many at the first try", () => {
    let book = noted({}, today, "duel", { result: "first" }, today);
    book = noted(book, today, "sample", { result: "later" }, today);
    book = noted(book, today, "kingdomino", { result: "shown" }, today);
    expect(countSolved(book)).toEqual({ solved: 2, first: 1 });
  });
});

describe("days", () => {
  it("are days of UTC", () => {
    expect(todayIn(Date.UTC(2026, 10, 17, 23, 59))).toBe("2026-11-17");
    expect(dayAfter("2026-12-31", 1)).toBe("2027-01-01");
    expect(dayAfter("2026-03-01", -1)).toBe("2026-02-28");
  });

  it("fill the weeks of a month from Monday to Sunday", () => {
    const weeks = monthWeeks("2026-11");
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
    expect(weeks[5]).toEqual(["2026-11-30", null, null, null, null, null, null]);
    expect(monthAfter("2026-12", 1)).toBe("2027-01");
    expect(monthAfter("2026-01", -1)).toBe("2025-12");
  });
});

describe("a position", () => {
  it.each(["kingdomino(seats=3)", "queendomino(seats=2)", "duel()"])(
    "follows from its actions: %s",
    async (variant) => {
      const known = readVariant(variant);
      const engine = await loadEngine(known.family);
      const played = new Match(engine, known, Array<string>(known.seats).fill(""), new Uint8Array(32));
      for (let one = 0; one < 12; one += 1) played.play(played.state.legal()[0]!);
      const match = await openPuzzle({ ...puzzle, variant, actions: played.logs[0]! });
      expect(viewMatch(match)).toEqual(viewMatch(played));
    },
  );

  it("is not shown where the rules are not known", async () => {
    await expect(openPuzzle({ ...puzzle, variant: "pig()", actions: [] })).rejects.toThrow("expected a variant");
  });
});
