// The half of page_engine.py that runs in Node: cases come as JSON, and go back as measured.
import { readFileSync } from "node:fs";
import { readBot } from "../web/src/engine/bots.ts";
import { decide } from "../web/src/engine/decide.ts";
import { Engine } from "../web/src/engine/engine.ts";

const ROUNDS = 3;
const DECISIONS = 3;
const bytes = (text) => new Uint8Array(Buffer.from(text, "base64"));

function randomRate(engine, start, games) {
  const began = performance.now();
  for (let stream = 0; stream < games; stream++) {
    engine.state = start;
    engine.call("PLAY", stream);
  }
  return (1000 * games) / (performance.now() - began);
}

async function decisionMs(engine, question) {
  const began = performance.now();
  let rng = null;
  for (let one = 0; one < DECISIONS; one++) ({ rng } = await decide(engine, { ...question, rng }));
  return (performance.now() - began) / DECISIONS;
}

const found = [];
for (const { family, games, start, state, weights, bot } of JSON.parse(readFileSync(0, "utf8"))) {
  const url = new URL(`../web/src/engine/${family}-full.wasm`, import.meta.url);
  const engine = new Engine(family, new WebAssembly.Module(readFileSync(url)));
  const question = {
    bot: readBot(bot),
    state: bytes(state),
    key: 1n,
    weights: new Float32Array(bytes(weights).buffer),
  };
  const rates = [];
  const times = [];
  for (let round = 0; round < ROUNDS; round++) {
    rates.push(randomRate(engine, bytes(start), games));
    times.push(await decisionMs(engine, question));
  }
  found.push({ random: Math.max(...rates), ms: Math.min(...times) });
}
console.log(JSON.stringify(found));
