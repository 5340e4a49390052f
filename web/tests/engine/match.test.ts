// @vitest-environment node
/** A match in the page goes as in Python, which writes its commands and what is seen after each into a file (tests/web/test_match.py). */
import { expect, test } from "vitest";
import { loadEngine } from "../../src/engine/engine";
import { writeDeal } from "../../src/engine/extras";
import { Match, viewMatch, viewResults } from "../../src/engine/match";
import { readRecord, resumeMatch, writeRecord, type RecordJson } from "../../src/engine/record";
import { readVariant } from "../../src/engine/variant";
import { unhex } from "../../src/lib/sha256";
import type { Result, View } from "../../src/protocol";
import { readCases } from "./cases";

interface Case {
  variant: string;
  players: string[];
  seed: string;
  pauses: boolean;
  begun: number[][];
  steps: { do: [Command, ...number[]]; view: Partial<View>; results?: Result[]; standing?: object }[];
  record: RecordJson;
  logs: number[][];
  actors: number[];
  past: { index: number; view: View };
}

const COMMANDS = {
  play: (match: Match, code: number) => match.play(code),
  undo: (match: Match) => match.undo(),
  resign: (match: Match, seat: number) => match.resign(seat),
  stop: (match: Match) => match.stop(),
  next_game: (match: Match) => match.nextGame(),
};
type Command = keyof typeof COMMANDS;

const CASES = readCases<Case>();

async function open({ variant, players, seed, pauses, begun }: Case): Promise<Match> {
  const named = readVariant(variant);
  return new Match(await loadEngine(named.family), named, players, unhex(seed), { pauses, begun });
}

test.runIf(CASES.length)("views, results and standings are the same", async () => {
  for (const one of CASES) {
    const match = await open(one);
    for (const { do: command, view, results, standing } of one.steps) {
      COMMANDS[command[0]](match, command[1]!);
      expect(viewMatch(match)).toMatchObject(view);
      if (!results) continue;
      expect(viewMatch(match)).toEqual(view);
      expect(viewResults(match)).toEqual(results);
      expect(match.standing()).toEqual(standing);
    }
    expect([match.logs, match.actors]).toEqual([one.logs, one.actors]);
    expect(viewMatch(match.at(one.past.index))).toEqual(one.past.view);
  }
  console.log(`all ${CASES.length} cases`);
});

test.runIf(CASES.length)("records are the same, and are read and resumed", async () => {
  for (const one of CASES) {
    const match = await open(one);
    for (const { do: command } of one.steps) COMMANDS[command[0]](match, command[1]!);
    expect(writeRecord(match)).toEqual(one.record);
    const record = writeRecord(match, { ...writeDeal(match), date: "2026-11-18" });
    const read = await readRecord(JSON.stringify(record));
    expect(writeRecord(read, read.extras)).toEqual(record);
    const resumed = resumeMatch(read, { pauses: one.pauses });
    expect(resumed.logs).toEqual(match.logs);
    expect(writeRecord(resumed, writeDeal(resumed))).toEqual(writeRecord(match, writeDeal(match)));
  }
});

test("nothing changes when a command is refused", async () => {
  const variant = readVariant("kingdomino(seats=2)");
  const match = new Match(await loadEngine("kingdomino"), variant, ["Ann", "Bob"], new Uint8Array(32));
  const before = JSON.stringify([viewMatch(match), match.logs, match.events]);
  expect(() => match.play(1)).toThrow(expect.objectContaining({ code: "action/illegal" }));
  expect(() => match.undo()).toThrow(expect.objectContaining({ code: "match/undo" }));
  expect(() => match.nextGame()).toThrow(expect.objectContaining({ code: "match/next-game" }));
  expect(() => match.resign(2)).toThrow(expect.objectContaining({ code: "match/resign" }));
  expect(() => match.at(99)).toThrow(expect.objectContaining({ code: "match/event-index" }));
  expect(JSON.stringify([viewMatch(match), match.logs, match.events])).toBe(before);
});

test("a view reuses what did not change", async () => {
  const variant = readVariant("kingdomino(seats=2)");
  const match = new Match(await loadEngine("kingdomino"), variant, ["Ann", "Bob"], new Uint8Array(32));
  const before = viewMatch(match);
  match.play(match.state.legal()[0]!);
  const after = viewMatch(match);
  expect(after.kingdoms[0]).toBe(before.kingdoms[0]);
  expect(after.events[0]).toBe(before.events[0]);
});
