// @vitest-environment node
/** A record is read in the page as in Python, which writes records, right and wrong, into a file (tests/web/test_match.py). */
import { expect, test } from "vitest";
import { InputError } from "../../src/engine/errors";
import { loadEngine } from "../../src/engine/engine";
import type { RecordEvent } from "../../src/engine/events";
import { writeDeal } from "../../src/engine/extras";
import { Match } from "../../src/engine/match";
import { readRecord, writeRecord, type RecordJson } from "../../src/engine/record";
import { refuseRecord } from "../../src/engine/recordError";
import { readVariant } from "../../src/engine/variant";
import { readCases } from "./cases";

interface Case {
  text: string;
  error: [string, string, object] | null;
  logs?: number[][];
}

const KINDS: Record<string, string> = { notation: "NotationError", illegal: "IllegalAction", setup: "InvalidSetup" };
/** What is wrong with one event: Python tells more ways apart, for it reads an action before it looks whether it is legal. */
const WRONG_EVENT = ["value/type", "value/range", "value/name", "notation", "action/illegal", "action/game-over"];
const CASES = readCases<Case>();

async function read(text: string): Promise<Match | InputError> {
  try {
    return await readRecord(text);
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}

test.runIf(CASES.length)("the same records are right, and wrong for the same reason", async () => {
  for (const { text, error, logs } of CASES) {
    const found = await read(text);
    if (!(found instanceof InputError)) expect([null, found.logs], text).toEqual([error, logs]);
    else if (WRONG_EVENT.includes(error![1]))
      expect([found.place, WRONG_EVENT], text).toEqual([error![2], expect.arrayContaining([found.code])]);
    else expect([KINDS[found.kind], found.code, found.place], text).toEqual(error);
  }
  console.log(`all ${CASES.length} cases`);
});

const RECORD = {
  format: "crownland-record/1",
  variant: "sample()",
  players: ["Ann", "level(2)"],
  events: [{ line: [9, 11, 14, 24] }, { king: 1 }, { seat: 1, claim: 14, choices: 4 }, { king: 0 }],
};

test("a record is written as it was read", async () => {
  const extras = { source: "the club", called: ["", "Isolde"], prepared: true };
  const match = await readRecord({ ...RECORD, ...extras, unknown: 1 });
  expect(writeRecord(match, match.extras)).toEqual({ ...RECORD, ...extras });
});

/** The record of a match that is played to its end. */
async function played(text = "sample()"): Promise<RecordJson> {
  const variant = readVariant(text);
  const match = new Match(await loadEngine(variant.family), variant, ["Ann", "Bob"], new Uint8Array(32));
  while (!match.isOver) match.play(match.state.legal()[0]!);
  return writeRecord(match, writeDeal(match));
}

async function refused(source: unknown) {
  const error = await read(typeof source === "string" ? source : JSON.stringify(source));
  return refuseRecord(error as InputError).args;
}

const changed = async (change: (events: RecordEvent[]) => unknown) => {
  const record = await played();
  change(record.events!);
  return refused(record);
};

test("a refusal has a sentence, a reason and the event that is to blame", async () => {
  const wrong = { ...RECORD, events: [...RECORD.events, { seat: 0, claim: 9, choices: 4 }] };
  const error = (await read(JSON.stringify(wrong))) as InputError;
  expect(refuseRecord(error)).toEqual({
    code: "record/invalid",
    message: "event 5: expected 3 choices, but got 4",
    args: { reason: "choices", event: 5, expected: 3, got: 4 },
  });
  const seat = await changed((events) => (events[2]!.seat = 1 - events[2]!.seat!));
  expect(seat).toMatchObject({ reason: "seat", event: 3 });
  expect(await changed((events) => events.splice(4, 1))).toMatchObject({ event: 5 });
  expect(await changed((events) => events.unshift({ dance: 1 } as never))).toEqual({ reason: "unreadable", event: 1 });
  const claim = await changed((events) => (events[2]!.claim! += 1));
  expect(claim).toMatchObject({ reason: "rules", event: 3 });
  const dynasty = await played("sample(dynasty=true)");
  dynasty.games![1]!.events[2]!.choices = 9;
  expect(await refused(dynasty)).toMatchObject({ reason: "choices", game: 2, event: 3 });
});

test("a record that was cut says where it ends", async () => {
  const text = JSON.stringify(await played());
  for (const end of [1, text.indexOf('"variant"') + 3, text.length - 1])
    expect(await refused(text.slice(0, end))).toEqual({ reason: "cut", got: end });
  const choices = text.indexOf('"choices"') + 5; // the first decision, which is the third event
  expect(await refused(text.slice(0, choices))).toEqual({ reason: "cut", event: 3, got: choices });
  const dynasty = JSON.stringify(await played("sample(dynasty=true)"));
  const second = dynasty.indexOf('"events"', dynasty.indexOf('"events"') + 1) + 15;
  expect(await refused(dynasty.slice(0, second))).toEqual({ reason: "cut", game: 2, event: 1, got: second });
});

test("what concerns the whole record has no event", async () => {
  const record = await played();
  const reasons: [string, unknown][] = [
    ["json", "broken"],
    ["json", "[]"],
    ["format", { ...record, format: "crownland-record/9" }],
    ["players", { ...record, players: ["a", "b", "c"] }],
    ["setup", { ...record, variant: "kingdomino(seats=9)" }],
    ["result", { ...record, winners: [7] }],
    ["result", { ...record, scores: [{ ...record.scores![0], total: 999 }, record.scores![1]] }],
    ["chance", { ...record, commitment: "0".repeat(64) }],
    ["chance", { ...record, played_on: { ply: "x" } }],
  ];
  for (const [reason, source] of reasons) expect(await refused(source)).toEqual({ reason });
  expect(await refused({ ...record, events: record.events!.slice(0, -1) })).toMatchObject({ reason: "early" });
  expect(await refused({ ...record, seed: "1".repeat(64), commitment: undefined })).toMatchObject({ reason: "chance" });
});
