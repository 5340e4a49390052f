/** An option in words: whatever it is about is named, in every kind of decision. */
import { beforeAll, expect, test } from "vitest";
import { chapter, speak } from "../src/lib/text.svelte";
import type { Option, View } from "../src/protocol";
import { optionTold, optionWords, whereWords } from "../src/board/labels";
import { drawnFaces, isElsewhere } from "../src/review/reasons";

const DICE = [
  ["dot", 1],
  ["line", 0],
  ["checked", 2],
].map(([arms, crosses]) => ({ face: [arms, crosses], seat: null })) as View["dice"];
const option = (kind: string, more: Partial<Option>): Option => ({ kind, id: 1, text: "", points: 0, ...more });
const said = (kind: string, more: Partial<Option>) => optionWords(option(kind, more), DICE);

beforeAll(async () => {
  await speak("en");
  await Promise.all([chapter("table"), chapter("because")]);
});

test("dice, coats of arms and tiles are named", () => {
  expect(said("take", { dice: [0, 1] })).toBe("Take: dot with 1 cross and line");
  expect(said("castle", { dice: [2] })).toBe("Add the cross to: checked with 2 crosses");
  expect(said("turn", { dice: [1], faces: [["filled", 1]] })).toBe("Turn a die to: filled with 1 cross");
  expect(
    said("draw", {
      at: [
        [0, 1],
        [0, 2],
      ],
      faces: [
        ["dot", 0],
        ["dot", 1],
      ],
    }),
  ).toBe("Draw: dot and dot with 1 cross");
  expect(said("name", { symbol: "dot" })).toBe("Name: dot");
  expect(said("burn", { building: "church", slot: 2 })).toBe("Burn: Church");
  expect(said("build", { building: "statue", slot: 0, at: [[1, 1]] })).toBe("Build: Statue");
});

test("what has nothing to name says what its button says", () => {
  expect(said("claim", { domino: 12 })).toBe("Choose 12");
  expect(said("burn", { passes: true })).toBe("No bribe");
  expect(said("take", { passes: true, dice: [] })).not.toContain(":");
});

test("where it lies is told in rows and columns as the board counts them", () => {
  const box = { north: -2, south: 4, west: -1, east: 5 };
  expect(
    whereWords(
      option("place", {
        at: [
          [0, 0],
          [0, 1],
        ],
      }),
      box,
    ),
  ).toBe("Squares: row 3 column 2 and row 3 column 3.");
  expect(whereWords(option("build", { at: [[-2, 5]] }), box)).toBe("Square: row 1 column 7.");
  expect(whereWords(option("claim", { domino: 12 }), box)).toBe("");
});

test("a ghost is told in full: what, where, and what it brings", () => {
  const box = { north: -2, south: 4, west: -1, east: 5 };
  const told = (kind: string, more: Partial<Option>) =>
    optionTold(option(kind, more), { dice: DICE } as unknown as View, box);
  const at: [number, number][] = [
    [0, 0],
    [0, 1],
  ];
  expect(told("place", { domino: 9, at, points: 3 })).toBe("Place 9, row 3 column 2, row 3 column 3, +3");
  expect(told("build", { building: "statue", slot: 2, at: [[0, 0]], coins: -2 })).toBe(
    "Build: Statue, row 3 column 2, −2 coins",
  );
  expect(told("claim", { domino: 12 })).toBe("Choose 12");
});

test("what would lie on the board are the halves of the domino, or what would be drawn", () => {
  const hand = {
    box: "",
    number: 1,
    halves: [
      { terrain: "lake", crowns: 1 },
      { terrain: "wheat", crowns: 0 },
    ],
  };
  expect(drawnFaces(option("place", {}), { draft: { hand } } as unknown as View)).toEqual({
    faces: [
      ["lake", 1],
      ["wheat", 0],
    ],
  });
  expect(drawnFaces(option("draw", { faces: [["dot", 2]] }), { draft: null } as View)).toEqual({ faces: [["dot", 2]] });
  expect(drawnFaces(option("build", { building: "church" }), { draft: null } as View)).toEqual({});
});

test("the same domino or coats of arms elsewhere differ only in where they lie", () => {
  const drawn = (...faces: [string, number][]) => option("draw", { faces });
  expect(isElsewhere(option("place", {}), option("place", { passes: true }), null)).toBe(true);
  expect(isElsewhere(drawn(["dot", 1], ["line", 0]), drawn(["line", 0], ["dot", 1]), DICE)).toBe(true);
  expect(isElsewhere(drawn(["dot", 1], ["line", 0]), drawn(["line", 0], ["dot", 0]), DICE)).toBe(false);
  expect(isElsewhere(option("take", { dice: [0] }), option("take", { dice: [1] }), DICE)).toBe(false);
});
