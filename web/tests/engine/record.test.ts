// @vitest-environment node
/** A record is read in the page as in Python, which writes records, right and wrong, into a file (tests/web/test_match.py). */
import { expect, test } from "vitest";
import { InputError } from "../../src/engine/errors";
import type { Match } from "../../src/engine/match";
import { readRecord, writeRecord } from "../../src/engine/record";
import { refuseRecord } from "../../src/engine/recordError";
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

test("a refusal has a reason and a place", async () => {
  const wrong = { ...RECORD, events: [...RECORD.events, { seat: 0, claim: 9, choices: 4 }] };
  const error = (await read(JSON.stringify(wrong))) as InputError;
  expect(refuseRecord(error)).toEqual({
    code: "record/invalid",
    message: "event 5: expected 3 choices, but got 4",
    args: { reason: "choices", event: 5, expected: 3, got: 4 },
  });
});
