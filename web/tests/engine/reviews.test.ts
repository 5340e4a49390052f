// @vitest-environment node
/** Reviews in the page, compared with those of Python (tests/web/test_review.py writes the cases). */
import { describe, expect, test } from "vitest";
import { assessStep, type RunTrial } from "../../src/engine/assess";
import { Engine, loadEngine, loadModule } from "../../src/engine/engine";
import type { Family } from "../../src/engine/layout";
import { Match } from "../../src/engine/match";
import { readRecord } from "../../src/engine/record";
import { ReviewPlan, stepKey } from "../../src/engine/review";
import { ReviewRun } from "../../src/engine/reviewRun";
import { round } from "../../src/engine/precision";
import { runTrial } from "../../src/engine/trial";
import { readVariant } from "../../src/engine/variant";
import type { Found, Review } from "../../src/protocol";
import { readCases } from "./cases";

interface Case {
  record: unknown;
  review: Review;
}

const CASES = readCases<Case>();
const engines = new Map<Family, Engine>();

/** Does trials one after the other, in one engine of each family. */
let before: Promise<unknown> = Promise.resolve();
const run: RunTrial = (family, question, signal) => {
  const result = before.then(async () => {
    signal?.throwIfAborted();
    const engine = engines.get(family) ?? new Engine(family, await loadModule(family));
    engines.set(family, engine);
    return runTrial(engine, question, async () => signal?.throwIfAborted());
  });
  before = result.catch(() => {});
  return result;
};

test.runIf(CASES.length)(`reviews are the same: all ${CASES.length} cases`, { timeout: 3_600_000 }, async () => {
  for (const { record, review } of CASES) {
    const plan = new ReviewPlan(await readRecord(record), review.bot, review.seed);
    const reviewing = new ReviewRun(plan, [], run, 2);
    reviewing.start();
    expect(await reviewing.more(plan.steps.length - 1)).toEqual(review);
  }
});

/** The beginning of a match: the first two claims. */
async function beginning(): Promise<Match> {
  const match = new Match(await loadEngine("kingdomino"), readVariant("sample()"), ["Ann", "Bob"], new Uint8Array(32));
  for (let claim = 0; claim < 2; claim += 1) match.play(match.state.legal()[0]!);
  return match;
}
const BOT = "mce_greedy(playouts=8)";

describe("a review", () => {
  test("is the same whatever the order, and after pauses", async () => {
    const plan = new ReviewPlan(await beginning(), BOT);
    const found: Found[] = [];
    for (const step of plan.steps.toReversed()) found.push(await assessStep(run, plan.task, step));
    const known: Found[] = [];
    const reviewing = new ReviewRun(plan, found.slice(0, 1), run, 2, (one) => known.push(one));
    reviewing.start();
    reviewing.pause();
    reviewing.start();
    await reviewing.more(2);
    reviewing.pause();
    expect(reviewing.isWhole).toBe(false);
    reviewing.start();
    const whole = await reviewing.more(plan.steps.length - 1);
    expect(whole).toEqual(plan.review(found));
    expect(known.map(stepKey)).not.toContain(stepKey(found[0]!));
    expect([whole.done, whole.of]).toEqual([plan.steps.length, plan.steps.length]);
  });

  test("tells why it cannot go on, and goes on when it can", async () => {
    const plan = new ReviewPlan(await beginning(), BOT);
    let isBroken = true;
    const reviewing = new ReviewRun(
      plan,
      [],
      (...words) => (isBroken ? Promise.reject(new Error("broken")) : run(...words)),
      2,
    );
    reviewing.start();
    await expect(reviewing.more(0)).rejects.toThrow("broken");
    isBroken = false;
    reviewing.start();
    expect((await reviewing.more(0)).done).toBeGreaterThan(0);
    reviewing.pause();
  });
});

test.each([
  [0.03125, 4, 0.0312],
  [0.09375, 4, 0.0938],
  [-0.03125, 4, -0.0312],
  [2.125, 2, 2.12],
  [2.375, 2, 2.38],
  [1.005, 2, 1],
  [0.00005, 4, 0.0001],
  [-0.00001, 4, -0],
  [12, 2, 12],
])("%d is rounded to %d digits as Python does it: %d", (value, digits, expected) => {
  expect(round(value, digits)).toBe(expected);
});
