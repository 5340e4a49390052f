/** Advice during a game, without the reasons that a server gives: what a strong bot would do, and how good a decision was. */
import type { Found } from "../protocol.ts";
import { ADVISER, assessStep, SEED, type RunTrial } from "./assess.ts";
import { readBot, resolveLevel } from "./bots.ts";
import type { Position } from "./position.ts";
import { kingdomOf } from "./variant.ts";
import { loadWeights } from "./weights.ts";

/** What to do, and what is known about it: there is nothing else to do, or how often it wins, in per cent. */
export interface Hint {
  action: number;
  reason: "only" | "chance";
  args: { win?: number };
}

const randomKey = () => crypto.getRandomValues(new BigUint64Array(1))[0]!;

/** What a strong bot would do for the seat in turn. */
export async function advise(run: RunTrial, position: Position, signal?: AbortSignal): Promise<Hint> {
  const { variant, seat, bytes } = position;
  const legal = position.legal();
  if (legal.length === 1) return { action: legal[0]!, reason: "only", args: {} };
  const question = {
    state: bytes.slice(),
    kingdoms: variant.kingdoms,
    weights: await loadWeights(variant),
    key: randomKey(),
    ideasKey: 0n,
    bot: resolveLevel(readBot(ADVISER), variant.family),
    played: null,
    before: [],
    toCome: [],
  };
  const { proposed, win } = await run(variant.family, question, signal);
  return { action: proposed, reason: "chance", args: { win: Math.round(100 * win[0]![kingdomOf(variant, seat)]!) } };
}

/** How good it is to play an action as number `number` of game `game`; null where there is no other. */
export async function grade(
  run: RunTrial,
  position: Position,
  played: number,
  game: number,
  number: number,
): Promise<Found | null> {
  const { variant, round, seat, bytes } = position;
  const options = position.legal().length;
  if (options === 1) return null;
  const decision = { game, number, round, seat, options, played };
  const step = { event_index: 0, decision, state: bytes.slice(), finished: 0, before: [] };
  return assessStep(run, { variant: variant.text, bot: ADVISER, seed: SEED }, step);
}
