// @vitest-environment node
/** A local table is the server's table, which Python drives with the same commands (tests/web/test_local_table.py). */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadEngine } from "../../src/engine/engine";
import { readVariant } from "../../src/engine/variant";
import { unhex } from "../../src/lib/sha256";
import { createTable } from "../../src/local/create";
import { decide } from "../../src/local/decide";
import { CommandError } from "../../src/local/errors";
import type { Fact } from "../../src/local/facts";
import { botPause } from "../../src/local/pace";
import { Timeline } from "../../src/board/timeline";
import { pastRecord } from "../../src/local/past";
import { readTable, tableRecord, writeTable, type Save } from "../../src/local/save";
import type { LocalTable } from "../../src/local/table";
import { viewTable } from "../../src/local/view";
import type { Change, NewTable, Table } from "../../src/protocol";

/** What happened: a command of mine, or something by itself; and the table afterwards. */
interface Step {
  at: number;
  command?: Change;
  fact?: Fact;
  refused?: { code: string; args: Record<string, unknown> };
  table: Record<string, unknown>;
}

interface Case {
  name: string;
  game: NewTable;
  seed: string;
  first: Step;
  steps: Step[];
  record: Record<string, unknown>;
  past: { results: Table["results"]; moments: string };
}

const FILE = process.env.CROWNLAND_TABLES;
const { cases, pauses } = (FILE ? JSON.parse(readFileSync(FILE, "utf8")) : { cases: [], pauses: [] }) as {
  cases: Case[];
  pauses: [Table["pace"], number, boolean, number][];
};

/** JSON with sorted keys, as Python writes it. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  const sorted = fields.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${sorted.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(",")}}`;
}

const digest = (value: unknown) => createHash("sha256").update(canonical(value)).digest("hex");

/** A table with a digest of its view, as the file has it. */
function shown(table: LocalTable, now: number): unknown {
  const { view, ...rest } = viewTable(table, now);
  return { ...rest, view: digest(view) };
}

/** Do what a command results in; return why it was refused. */
function obey(table: LocalTable, command: Change, at: number): Step["refused"] {
  try {
    const facts = decide(table, command).map((fact) => (fact.what === "again" ? { ...fact, table: "next" } : fact));
    if (facts.length) table.apply(facts, at, true);
    return undefined;
  } catch (error) {
    if (error instanceof CommandError) return { code: error.code, args: error.args };
    throw error;
  }
}

const restored = (table: LocalTable) => readTable(JSON.parse(JSON.stringify(writeTable(table).save)) as Save);

test.runIf(FILE).each(cases)("the same commands give the same tables: $name", async (one) => {
  const engine = await loadEngine(readVariant(one.game.variant).family);
  const given = { id: "game", seed: unhex(one.seed), at: one.first.at };
  let table = await createTable(engine, one.game, given);
  expect(shown(table, one.first.at)).toEqual(one.first.table);
  for (const [place, { at, command, fact, refused, table: expected }] of one.steps.entries()) {
    if (fact) table.apply([fact], at, false);
    else expect(obey(table, command!, at), JSON.stringify(command)).toEqual(refused);
    expect(shown(table, at), `step ${place}: ${JSON.stringify(command ?? fact)}`).toEqual(expected);
    if (place % 7 === 0) table = await restored(table);
  }
  const { date: _, ...record } = tableRecord(table);
  expect(record).toMatchObject(one.record);
});

test.runIf(FILE).each(cases)("a record is looked back at: $name", async ({ record, past }) => {
  const { table, match } = await pastRecord(JSON.stringify(record));
  const timeline = new Timeline(table, match);
  const moments = timeline.done.map((done, eventIndex) => ({ done, view: timeline.view(eventIndex) }));
  expect({ results: table.results, moments: digest(moments) }).toEqual(past);
});

test.runIf(FILE)("bots take the same time", () => {
  expect(pauses.length).toBeGreaterThan(10);
  for (const [pace, bots, isFirst, seconds] of pauses)
    expect(botPause(pace, bots, isFirst)).toBeCloseTo(1000 * seconds, 6);
});
