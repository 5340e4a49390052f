// @vitest-environment node
/** Bots by their names, and the workers that think for them. tests/web/test_engine.py compares their moves with Python. */
import { Worker as NodeWorker } from "node:worker_threads";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { Bot, readBot, resolveLevel } from "../../src/engine/bots";
import { LEVELS } from "../../src/engine/botTables";
import { loadEngine } from "../../src/engine/engine";
import type { Family } from "../../src/engine/layout";
import { Match } from "../../src/engine/match";
import { BotPool, type Thread } from "../../src/engine/pool";
import { readVariant } from "../../src/engine/variant";
import { loadWeights } from "../../src/engine/weights";

test("a bot is read with its options", () => {
  expect(readBot("beginner(sees=50)")).toEqual({ name: "beginner", options: { sees: 50, slips: 100 } });
  expect(readBot(" search ( ms = 100 ) ")).toEqual({ name: "search", options: { playouts: 2000, ms: 100 } });
  expect(readBot("level(5)")).toEqual({ name: "level", options: { level: 5 } });
});

test.each([
  "",
  "nobody",
  "greedy(sees=50)",
  "level",
  "level(6)",
  "beginner(sees=0)",
  "beginner(sees=50,sees=60)",
  "search(playouts=10,ms=10)",
  'search(weights="mine.npz")',
  'exec("./mybot")',
  "constructor",
  "greedy(constructor=1)",
])("no bot of the page: %s", (text) => {
  expect(() => readBot(text)).toThrow(expect.objectContaining({ code: "bot/unknown" }));
});

test.each(Object.keys(LEVELS) as Family[])("every level is played by a bot of the page: %s", (family) => {
  const players = [1, 2, 3, 4, 5].map((level) => resolveLevel(readBot(`level(${level})`), family).name);
  expect(players).toHaveLength(5);
  expect(players).not.toContain("level");
});

test("weights are read as NumPy wrote them", async () => {
  const weights = await loadWeights(readVariant("kingdomino(seats=2)"));
  const engine = await loadEngine("kingdomino");
  expect(weights).toHaveLength(engine.view("weights", "f4").length);
  expect(weights.every(Number.isFinite)).toBe(true);
});

const SERVICE = new URL("../../src/engine/service.ts", import.meta.url).href;

/** A real thread, which Node starts otherwise than a browser. */
function spawnThread(): Thread {
  const code = `import("${SERVICE}").then(({ serve }) => serve(require("node:worker_threads").parentPort))`;
  const worker = new NodeWorker(code, { eval: true });
  const thread: Thread = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => worker.postMessage(message),
    terminate: () => void worker.terminate(),
  };
  worker.on("message", (data) => thread.onmessage?.({ data } as MessageEvent));
  return thread;
}

describe("a pool", () => {
  const variant = readVariant("kingdomino(seats=2)");
  let match: Match;
  let pools: BotPool[] = [];

  beforeAll(async () => {
    match = new Match(await loadEngine("kingdomino"), variant, ["Ann", "Bob"], new Uint8Array(32));
  });

  afterEach(() => {
    for (const pool of pools) pool.close();
    pools = [];
  });

  function open(size: number, spawn = spawnThread): BotPool {
    const pool = new BotPool(size, spawn);
    pools.push(pool);
    return pool;
  }

  const choose = (pool: BotPool, seed: number, name = "search(playouts=100)") =>
    new Bot(name, variant, pool.think, seed).choose(match.state);

  test("gives the same answers with any number of workers", async () => {
    const seeds = [1, 2, 3, 4, 5, 6];
    const [own, one, three] = [open(0), open(1), open(3)];
    const answers = await Promise.all(
      [own, one, three].map((pool) => Promise.all(seeds.map((seed) => choose(pool, seed)))),
    );
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  test.each([0, 1])("stops thinking when nobody waits any more, with %i workers", async (size) => {
    const pool = open(size);
    const bot = new Bot("search(playouts=100000000)", variant, pool.think, 1);
    const stop = new AbortController();
    const [running, queued] = [bot.choose(match.state, stop.signal), bot.choose(match.state, stop.signal)];
    setTimeout(() => stop.abort(new Error("left")), 50);
    await expect(running).rejects.toThrow("left");
    await expect(queued).rejects.toThrow("left");
    expect(match.state.legal()).toContain(await choose(pool, 1));
  });

  test("does quick bots first with the small module, then others with the full one", async () => {
    const [expected, pool] = [await choose(open(0), 1), open(1)];
    const parts: string[] = [];
    const run = pool.run.bind(pool);
    pool.run = (job, family, question, signal, part) => {
      parts.push(part!);
      return run(job, family, question, signal, part);
    };
    const greedy = await choose(pool, 1, "greedy");
    expect(await choose(pool, 1)).toBe(expected);
    expect(await choose(pool, 1, "greedy")).toBe(greedy);
    expect(parts).toEqual(["rules", "full", "rules"]);
  });

  test("thinks in this thread where no worker can be started", async () => {
    const expected = await choose(open(0), 1);
    const refuse = () => {
      throw new Error("no workers here");
    };
    expect(await choose(open(2, refuse), 1)).toBe(expected);
    const broken = open(2, () => {
      const thread: Thread = { onmessage: null, onerror: null, postMessage: () => {}, terminate: () => {} };
      thread.postMessage = () => setTimeout(() => thread.onerror!({} as ErrorEvent));
      return thread;
    });
    expect(await choose(broken, 1)).toBe(expected);
  });

  test("keeps a budget of time", async () => {
    const start = performance.now();
    expect(match.state.legal()).toContain(await choose(open(0), 1, "mce_greedy(ms=200)"));
    const elapsed = performance.now() - start;
    expect(elapsed).toBeGreaterThan(150);
    expect(elapsed).toBeLessThan(2000);
  });
});
