/** A trial in an engine of its own: what an option is worth, found by playouts. The kernels play and count; here is the order of calls. */
import { decide, type BotName, type Rest } from "./decide.ts";
import type { Engine } from "./engine.ts";

/** A game of a Dynasty that is still to come: its number from 1 on, its start, and the random streams of its playouts. */
export interface FutureGame {
  game: number;
  state: Uint8Array;
  key: bigint;
}

/** All that a trial depends on, as plain data. */
export interface TrialQuestion {
  /** The bytes of the state that is looked at. */
  state: Uint8Array;
  kingdoms: number;
  weights: Float32Array;
  /** Of random streams: of the bot and of playouts, and of those that choose how a round goes on. */
  key: bigint;
  ideasKey: bigint;
  /** Who proposes an option; null for the outlook of all kingdoms. */
  bot: BotName | null;
  /** What was played, to be compared with what the bot proposes; null for the chance to win by that alone. */
  played: number | null;
  /** In a Dynasty: points and tie breaks of each kingdom in the finished games, and the games to come. */
  before: number[][];
  toCome: FutureGame[];
}

/** What playouts found, by option (what was played, then what was proposed) and kingdom. */
export interface TrialResult {
  proposed: number;
  /** The number of the grade of what was played, 0 for the best. */
  grade: number;
  win: number[][];
  points: number[][];
  /** The points by which the kingdom in turn leads the best other one. */
  lead: number[];
  /** The change of each kingdom by what was proposed: chances, then points. */
  shift: number[][];
  /** What was lost by what was played: chance to win and its standard error, points and theirs. */
  loss: number[];
  /** The largest standard error of the chances. */
  error: number;
}

const PART = 128; // playouts between two rests

/** Try a position out. The result does not depend on the size of the parts. */
export async function runTrial(engine: Engine, question: TrialQuestion, rest: Rest = async () => {}): Promise<TrialResult> {
  const { state, weights, bot, key, played } = question;
  const decided = bot && (await decide(engine, { bot, state, key, rng: null, weights }, rest));
  const proposed = decided?.action ?? 0;
  engine.view("weights", "f4").set(weights);
  await fillBanks(engine, question, rest);
  prepare(engine, question);
  if (!bot) engine.call("BEGIN_OUTLOOK");
  else if (played === null) engine.call("BEGIN_CHANCE", proposed);
  else engine.call("BEGIN_ASSESSMENT", played, proposed);
  await run(engine, rest);
  return readResult(engine, proposed, question.kingdoms);
}

/** Put a position, its seeds and the other games of the match into the workspace. */
function prepare(engine: Engine, { state, key, ideasKey, before, toCome }: TrialQuestion): void {
  engine.state = state;
  engine.view("trial_key", "u8")[0] = key;
  engine.view("ideas_key", "u8")[0] = ideasKey;
  engine.view("before", "i8").fill(0n).set(before.flat().map(BigInt));
  engine.view("games_to_come", "i8")[0] = BigInt(toCome.length);
}

/** The playouts of games to come that an engine has: what each was made of, by the number of the game. */
const banked = new WeakMap<Engine, string[]>();

/** Play the games to come many times, unless the engine has done that before. */
async function fillBanks(engine: Engine, { toCome }: TrialQuestion, rest: Rest): Promise<void> {
  const banks = banked.get(engine) ?? [];
  banked.set(engine, banks);
  for (const { game, state, key } of toCome) {
    const madeOf = `${key} ${state}`;
    if (banks[game] === madeOf) continue;
    engine.state = state;
    engine.view("trial_key", "u8")[0] = key;
    engine.call("BEGIN_BANK", game - 1);
    await run(engine, rest);
    banks[game] = madeOf;
  }
}

async function run(engine: Engine, rest: Rest): Promise<void> {
  while (engine.call("THINK_TRIAL", PART)) await rest();
}

function readResult(engine: Engine, proposed: number, kingdoms: number): TrialResult {
  return {
    proposed,
    grade: engine.call("GRADE"),
    win: readRows(engine, "win", kingdoms),
    points: readRows(engine, "mean_points", kingdoms),
    lead: [...engine.view("mean_lead", "f8")],
    shift: readRows(engine, "shift", kingdoms),
    loss: [...engine.view("loss", "f8")],
    error: engine.view("win_error", "f8")[0]!,
  };
}

/** Two rows of numbers in the workspace, each up to the last kingdom. */
function readRows(engine: Engine, name: string, kingdoms: number): number[][] {
  const table = engine.view(name, "f8");
  return [0, table.length / 2].map((start) => [...table.subarray(start, start + kingdoms)]);
}
