/** Records in a text that somebody pastes or drops. */
import { expect, test } from "vitest";
import { recordsIn } from "../src/replay/records";

const ONE = {
  format: "crownland-record/1",
  variant: "duel()",
  players: ["Ann", "Bob"],
  scores: [{ total: 7 }, { total: 9 }],
};

test("one record is found however it is laid out", () => {
  for (const text of [JSON.stringify(ONE), JSON.stringify(ONE, null, 2), `\n ${JSON.stringify(ONE)} \r\n`]) {
    expect(recordsIn(text)).toMatchObject([{ line: 1, variant: "duel()", players: ["Ann", "Bob"], totals: [7, 9] }]);
  }
});

test("bots go by the names that they had at the table", () => {
  const found = recordsIn(JSON.stringify({ ...ONE, players: ["Ann", "level(2)"], called: ["", "Gisela"] }));
  expect(found[0]!.players).toEqual(["Ann", "Gisela"]);
});

test("of many every line is found, also one that cannot be read", () => {
  const found = recordsIn(
    [JSON.stringify(ONE), "", "{broken", JSON.stringify({ ...ONE, scores: undefined })].join("\r\n"),
  );
  expect(found.map(({ line, variant, totals }) => [line, variant, totals])).toEqual([
    [1, "duel()", [7, 9]],
    [3, "", []],
    [4, "duel()", []],
  ]);
});

test.each(["", " \n ", "null", "[]", "7", '"text"', '{"players": 3, "variant": [], "scores": [null]}'])(
  "what is no record is left to the server: %s",
  (text) => {
    expect(recordsIn(text).every(({ variant, players }) => variant === "" && players.length === 0)).toBe(true);
  },
);
