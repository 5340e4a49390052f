// @vitest-environment node
/** The table of a record: who played, and what happened there besides moves. */
import { expect, test } from "vitest";
import { pastRecord } from "../../src/local/past";

const RECORD = {
  format: "crownland-record/1",
  variant: "kingdomino(seats=3)",
  players: ["Player 1", "level(2)", "Player 2"],
  events: [{ line: [9, 11, 14] }, { king: 1 }, { seat: 1, claim: 14, choices: 3 }],
};

test("people without a name have a number in the record, and bots the name that they had", async () => {
  const { table } = await pastRecord({ ...RECORD, called: ["", "Isolde", ""] });
  expect(table.seats.map(({ kind, name, bot }) => [kind, name, bot])).toEqual([
    ["person", "", null],
    ["bot", "Isolde", "level(2)"],
    ["person", "Player 2", null],
  ]);
});

test("notes keep their places, counted in actions; those without words are left out", async () => {
  const notes = [
    { what: "stand_in", seat: 1, bot: "greedy", event: 2 },
    { what: "danced", seat: 0, event: 1 },
  ];
  const { table } = await pastRecord({ ...RECORD, notes });
  expect(table.notes.map(({ what, game, event }) => [what, game, event])).toEqual([["stand_in", 1, 4]]);
});

test("nothing can be done at a record, which tells how it ended", async () => {
  const { table } = await pastRecord(RECORD);
  expect([table.version, table.status, table.ended, table.may.seats]).toEqual([0, "running", null, [[], [], []]]);
  const resigned = { ...RECORD, variant: "kingdomino(seats=2)", players: ["Ann", "Bob"], resigned: [0] };
  const scores = [0, 0].map(() => ({ total: 0, properties: [] }));
  const over = await pastRecord({ ...resigned, events: [], scores, winners: [1] });
  expect([over.table.status, over.table.ended, over.table.seats[0]!.resigned]).toEqual(["over", "resigned", true]);
});
