/** The engine in the page plays as in Python, which writes games into a file (tests/web/test_engine.py). */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { choose } from "../../src/engine/bots";
import { Engine } from "../../src/engine/engine";
import { PHASES, type Family } from "../../src/engine/layout";

interface Case {
  variant: string;
  family: Family;
  key: string;
  start: string;
  weights: string;
  /** Of each random game: a checksum of its actions, who leads, and all points. */
  played?: number[][];
  bot?: string;
  actions?: number[];
  /** The places of the actions that the bot has chosen. */
  own?: number[];
}

const FILE = process.env.CROWNLAND_CASES;
const CASES = FILE ? (JSON.parse(readFileSync(FILE, "utf8")) as Case[]) : [];
const bytes = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

const load = (name: string) => new WebAssembly.Module(readFileSync(`src/engine/${name}.wasm`));

function engineFor({ family, start, weights, key }: Case): Engine {
  const engine = new Engine(family, load(`${family}-full`));
  engine.state = bytes(start);
  engine.view("weights", "f4").set(new Float32Array(bytes(weights).buffer));
  engine.seed(BigInt(key));
  return engine;
}

test.runIf(FILE).each(CASES.filter(({ played }) => played))("random games are the same: $variant", (one) => {
  const engine = engineFor(one);
  const start = engine.state;
  one.played!.forEach((expected, stream) => {
    engine.state = start;
    const checksum = engine.call("PLAY", stream);
    const leaders = engine.call("LEADERS");
    const totals = engine.view("totals", "i2").subarray(0, expected.length - 2);
    expect([checksum, leaders, ...totals]).toEqual(expected);
  });
});

test.runIf(FILE).each(CASES.filter(({ bot }) => bot))("$bot decides the same: $variant", async (one) => {
  const engine = engineFor(one);
  const own = new Set(one.own);
  for (const [place, action] of one.actions!.entries()) {
    if (own.has(place)) expect(await choose(engine, one.bot!)).toBe(action);
    engine.call("APPLY", action);
  }
});

test.each(Object.keys(PHASES) as Family[])("a module needs nothing from outside: %s", (family) => {
  expect(["", "-full"].flatMap((part) => WebAssembly.Module.imports(load(`${family}${part}`)))).toEqual([]);
});
