// The half of page_engine.py that runs in the browser.
import { readBot } from "../web/src/engine/bots.ts";
import { decide } from "../web/src/engine/decide.ts";
import { Engine } from "../web/src/engine/engine.ts";

const ROUNDS = 3;
const DECISIONS = 3;
const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

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

/** Measure random games a second, and the milliseconds of a decision of each bot. */
export async function measure(cases) {
  const found = [];
  for (const { family, module, games, start, state, weights, bots } of cases) {
    const engine = new Engine(family, await WebAssembly.compile(bytes(module)));
    const known = { state: bytes(state), key: 1n, weights: new Float32Array(bytes(weights).buffer) };
    const questions = bots.map((bot) => ({ ...known, bot: readBot(bot) }));
    const [rates, times] = [[], bots.map(() => [])];
    for (let round = 0; round < ROUNDS; round++) {
      rates.push(randomRate(engine, bytes(start), games));
      for (const [one, question] of questions.entries()) times[one].push(await decisionMs(engine, question));
    }
    found.push({ random: Math.max(...rates), ms: times.map((one) => Math.min(...one)) });
  }
  return found;
}
