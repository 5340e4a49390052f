// @vitest-environment node
/** The page derives tables from actions as Python makes them, which writes messages and tables into a file (tests/web/test_wire.py). */
import { expect, test } from "vitest";
import { loadEngine } from "../../src/engine/engine";
import { deriveTable, followMatch } from "../../src/engine/follow";
import { Match } from "../../src/engine/match";
import { readVariant } from "../../src/engine/variant";
import { applyDelta } from "../../src/lib/delta";
import type { Changed, Table } from "../../src/protocol";
import { readCases } from "./cases";

interface Case {
  variant: string;
  messages: [Table, ...Changed[]];
  /** What others are sent, by the number of the message. */
  views: Record<string, Table>;
}

test.each(readCases<Case>())("$variant", async ({ messages, views }) => {
  const [first, ...changes] = messages;
  const engine = await loadEngine(readVariant(first.variant).family);
  let table = first;
  let match: Match | null = followMatch(null, engine, table, table.actions!);
  for (const [place, change] of changes.entries()) {
    table = applyDelta(table, change)!;
    match = followMatch(match, engine, table, table.actions!);
    const expected = views[place + 1];
    if (!expected) continue;
    const { actions, ...derived } = JSON.parse(JSON.stringify(deriveTable(table, match))) as Table;
    expect(derived).toEqual(expected);
    expect(actions).toEqual(table.actions);
  }
  expect(match.isOver).toBe(true);
});

test("a match that goes on is followed from where it was, one that was taken back from the start", async () => {
  const engine = await loadEngine("kingdomino");
  const played = new Match(engine, readVariant("kingdomino(seats=2)"), ["Ann", "Bob"], new Uint8Array(32));
  const seat = { name: "", resigned: false };
  const table = { variant: "kingdomino(seats=2)", seats: [seat, seat], ended: null } as unknown as Table;
  const before = played.logs.map((log) => [...log]);
  const match = followMatch(null, engine, table, before);
  played.play(played.state.legal()[0]!);
  expect(followMatch(match, engine, table, played.logs)).toBe(match);
  const again = followMatch(match, engine, table, before);
  expect(again).not.toBe(match);
  expect(again.logs).toEqual(before);
});
