/** The page derives tables from actions as Python makes them, which writes messages and tables into a file (tests/web/test_wire.py). */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadEngine } from "../../src/engine/engine";
import { deriveTable, followMatch } from "../../src/engine/follow";
import type { Match } from "../../src/engine/match";
import { readVariant } from "../../src/engine/variant";
import { applyDelta } from "../../src/lib/delta";
import type { Changed, Table } from "../../src/protocol";

interface Case {
  variant: string;
  messages: [Table, ...Changed[]];
  /** What others are sent, by the number of the message. */
  views: Record<string, Table>;
}

const FILE = process.env.CROWNLAND_CASES;
const CASES = FILE ? (JSON.parse(readFileSync(FILE, "utf8")) as Case[]) : [];

test.runIf(FILE).each(CASES)("$variant", async ({ messages, views }) => {
  const [first, ...changes] = messages;
  const engine = await loadEngine(readVariant(first.variant).family);
  let table = first;
  let match: Match | null = followMatch(null, engine, table, table.actions!);
  for (const [place, change] of changes.entries()) {
    table = applyDelta(table, change)!;
    match = followMatch(match, engine, table, table.actions!);
    const expected = views[place + 1];
    if (expected) expect(JSON.parse(JSON.stringify(deriveTable(table, match)))).toEqual(expected);
  }
  expect(match.isOver).toBe(true);
});
