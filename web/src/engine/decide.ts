/** A decision of a bot in an engine of its own: TypeScript chooses no move, it only calls on until a budget is spent. */
import type { Engine } from "./engine.ts";
import type { Call } from "./layout.ts";

/** A bot and all of its options, as `beginner(sees=50)` is written. */
export interface BotName {
  name: string;
  options: Record<string, number>;
}

/** All that a decision depends on, as plain data. */
export interface Question {
  bot: BotName;
  /** The bytes of the state in which a seat decides. */
  state: Uint8Array;
  /** The seed of the bot as 64 bits, and its random numbers after its last decision: null at its first. */
  key: bigint;
  rng: BigUint64Array | null;
  weights: Float32Array | null;
}

/** The action of a bot, and its random numbers for the next decision. */
export interface Decision {
  action: number;
  rng: BigUint64Array;
}

/** Lets others work between two steps; rejects when nobody waits for the decision any more. */
export type Rest = () => Promise<void>;

const STEP = 64; // playouts between two rests: about 10 ms

/** Let a bot decide. The result does not depend on the size of the steps. */
export async function decide(engine: Engine, question: Question, rest: Rest = async () => {}): Promise<Decision> {
  const { bot, state, key, rng, weights } = question;
  engine.state = state;
  engine.seed(key);
  if (rng) engine.view("bot_rng", "u8").set(rng);
  if (weights) engine.view("weights", "f4").set(weights);
  const action = await choose(engine, bot, rest);
  return { action, rng: engine.view("bot_rng", "u8").slice() };
}

async function choose(engine: Engine, { name, options }: BotName, rest: Rest): Promise<number> {
  if (name === "random") return engine.call("RANDOM");
  if (name === "greedy") return engine.call("GREEDY");
  if (name === "beginner") return engine.call("BEGINNER", options["sees"], options["slips"]);
  const legal = engine.legal();
  if (legal.length === 1) return legal[0]!;
  if (name === "learned") return engine.call("LEARNED");
  engine.call("DRAW_KEY");
  if (name === "search") return think(engine, "BEGIN_PLANS", "THINK_PLANS", options, rest);
  return think(engine, "BEGIN_OPTIONS", "THINK_OPTIONS", options, rest);
}

async function think(
  engine: Engine,
  begin: Call,
  step: Call,
  options: BotName["options"],
  rest: Rest,
): Promise<number> {
  const start = performance.now();
  engine.call(begin);
  do {
    await rest();
    engine.view("budget", "i8")[0] = BigInt(playouts(engine, options, performance.now() - start));
  } while (engine.call(step, STEP));
  return engine.call("RANK");
}

/** The playouts of the whole decision; with a budget of time those that fit into it, at the speed so far. */
function playouts(engine: Engine, { playouts, ms }: BotName["options"], elapsed: number): number {
  if (!ms) return playouts!;
  const spent = Number(engine.view("spent", "i8")[0]);
  return elapsed < ms ? Math.max(STEP, Math.floor((spent * ms) / elapsed)) : spent;
}
