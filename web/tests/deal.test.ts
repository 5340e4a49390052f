/** The shuffle in the browser: hashes, my own number, and dealing again what a record tells. */
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { hex, hmac, sha256, unhex } from "../src/lib/sha256";
import { verify, type Dealt } from "../src/deal/verify";
import { Chance, mixed } from "../src/lib/chance";
import { newCommitment, reveal } from "../src/deal/contribution";
import type { Table } from "../src/protocol";
import { table, view } from "./tables";

const RECORDS = join(import.meta.dirname, "..", "..", "tests", "conformance", "shuffles.jsonl");
const records = readFileSync(RECORDS, "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Dealt);
const copy = (record: Dealt) => structuredClone(record) as Dealt & { shuffle: NonNullable<Dealt["shuffle"]> };
const wrong = (record: Dealt) =>
  verify(record)
    .findings.filter(({ right }) => right === false)
    .map(({ id }) => id);

test("hashes are those of everybody else", () => {
  const random = Uint8Array.from({ length: 300 }, (_, at) => (at * 37 + 11) % 256);
  for (let length = 0; length < 300; length += 1) {
    const message = random.slice(0, length);
    expect(hex(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
    expect(hex(hmac(random.slice(0, 32), message))).toBe(
      createHmac("sha256", random.slice(0, 32)).update(message).digest("hex"),
    );
  }
  expect(hex(unhex("00ff7e"))).toBe("00ff7e");
});

test("draws and the mixed seed are those of the documentation", () => {
  const seed = Uint8Array.from({ length: 32 }, (_, at) => at);
  const chance = new Chance(seed);
  expect(Array.from({ length: 8 }, () => chance.below(48))).toEqual([3, 16, 39, 9, 28, 13, 29, 7]);
  expect(mixed(hex(seed), ["aa".repeat(32), null, "bb".repeat(32)])).toBe(
    "ca3706b151d96c1b350fa6e7ac94403014427ed4fe04de4f2e9a49dd8a22f01d",
  );
});

describe.each(records.map((record) => [record.variant, record] as const))("%s", (_, record) => {
  test("is dealt again as it was", () => {
    const { id, findings } = verify(record);
    expect([id, wrong(record)]).toEqual(["others", []]); // a stranger's browser has no number in it
    expect(findings.map((one) => one.id)).toEqual(["commitment", "mine-none", "others", "seed", "deal"]);
  });

  test("is found out when anything was changed", () => {
    const [server, number, promised, drawn] = [copy(record), copy(record), copy(record), copy(record)];
    server.shuffle.seed = "00".repeat(32);
    expect(wrong(server)).toEqual(["commitment", "seed"]);
    number.shuffle.luck[0] = "00".repeat(32);
    expect(wrong(number)).toEqual(["others", "seed"]);
    promised.shuffle.promises[0] = "00".repeat(32);
    expect(wrong(promised)).toEqual(["others"]);
    const events = drawn.events ?? drawn.games![0]!.events;
    const chance = events.find(({ line, roll }) => line ?? roll)!;
    if (chance.line) chance.line[0] = 0;
    else chance.roll![0]![1] += 1;
    expect(wrong(drawn)).toEqual(["deal-wrong"]);
  });
});

test("a number that is missing without a note, or a note without a missing number, is found out", () => {
  const record = copy(records.find(({ shuffle }) => shuffle?.promises[1])!);
  const left = (...seats: number[]) => seats.map((seat) => ({ what: "left_out", seat }));
  expect(wrong({ ...record, notes: left(1) })).toEqual(["notes-wrong"]);
  const { shuffle, ...bare } = record;
  expect(wrong({ ...bare, notes: left(1) })).toEqual(["notes-wrong"]);
  shuffle.luck[1] = null;
  record.seed = mixed(shuffle.seed, shuffle.luck);
  expect(wrong(record)).toContain("notes-wrong");
  expect(wrong({ ...record, notes: left(0) })).toContain("notes-wrong");
  expect(wrong({ ...record, notes: left(1, 1) })).toContain("notes-wrong");
  expect(wrong({ ...record, notes: [...left(1), { what: "undo", seat: 0 }] })).not.toContain("notes-wrong");
});

test("a record from before there were such numbers rests on the server's word", () => {
  const { shuffle, ...old } = records[0]!;
  expect(verify({ ...old, commitment: hex(sha256(unhex(old.seed!))) }).id).toBe("kept");
  expect(verify({ ...old, prepared: true }).id).toBe("prepared");
  const undealt = old.games ? { ...old, games: [] } : { ...old, events: [] };
  expect(verify(undealt)).toEqual({ id: "nothing", findings: [{ id: "deal-none", right: null }] });
  const { seed, ...bare } = old;
  expect(verify(bare).id).toBe("unknown");
});

describe("my own number", () => {
  const asked: { path: string; body: { seat: number; number: string } }[] = [];
  const waiting = (commitments: (string | null)[], more: Partial<Table> = {}): Table =>
    table(1, view({}), {
      id: "g",
      commitment: "c0",
      shuffle: { commitments, revealed: [], until: 1, seed: null, numbers: null },
      ...more,
    });

  beforeEach(() => {
    localStorage.clear();
    asked.length = 0;
    vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
      asked.push({ path, body: JSON.parse(init.body as string) });
      return new Response(JSON.stringify({}));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test("is given to the deal that waits for it, with all commitments by then", async () => {
    const mine = newCommitment();
    await reveal(waiting([null, mine, "f0"]), "token");
    expect(asked.map(({ path, body }) => [path, body.seat, hex(sha256(unhex(body.number)))])).toEqual([
      ["/api/tables/g/reveal", 1, mine],
    ]);
  });

  test("is never told under other commitments than the first time", async () => {
    const mine = newCommitment();
    await reveal(waiting([mine, "f0"]), "token");
    await reveal(waiting([mine, "f0"]), "token");
    expect(asked.length).toBe(2);
    await reveal(waiting([mine, "f1"]), "token");
    await reveal(waiting([mine, "f0"], { commitment: "c1" }), "token");
    expect(asked.length).toBe(2);
  });

  test("is not told before the deal waits for it, nor to a table that has none of mine", async () => {
    const mine = newCommitment();
    await reveal(
      waiting([mine], { shuffle: { commitments: [mine], revealed: [], until: null, seed: null, numbers: null } }),
      "token",
    );
    await reveal(waiting([null, "f0"]), "token");
    await reveal(waiting([mine]), null as unknown as string);
    expect(asked).toEqual([]);
  });

  test("gets through though somebody repeats my commitment", async () => {
    const mine = newCommitment();
    await reveal(waiting([mine, mine]), "token");
    expect(asked.map(({ body }) => body.seat)).toEqual([0, 1]);
  });

  test("is looked for when the deal is checked", async () => {
    const record = copy(records[0]!);
    const mine = newCommitment();
    await reveal(waiting([mine, record.shuffle.promises[1]!], { commitment: record.shuffle.commitment }), "token");
    record.shuffle.promises[0] = mine;
    record.shuffle.luck[0] = null;
    record.seed = mixed(record.shuffle.seed, record.shuffle.luck);
    const found = verify(record).findings.map(({ id }) => id);
    expect(found.slice(0, 3)).toEqual(["commitment-seen", "mine-late", "others"]);
    record.shuffle.luck[0] = asked[0]!.body.number;
    expect(verify(record).findings.find(({ id }) => id === "mine")!.right).toBe(true);
    record.shuffle.promises[1] = "f0".repeat(32);
    expect(wrong(record)).toContain("others");
    record.shuffle.commitment = "c1";
    expect(wrong(record)).toContain("commitment-seen");
  });
});
