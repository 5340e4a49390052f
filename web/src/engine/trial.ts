/** One step of a review in an engine: an outlook, or the assessment of a decision, as src/crownland/analysis/assess.py.
 *
 * The kernels play and count; here are their seeds, their order, and the rounding of what they found. */
import type { Assessment, Outlook } from "../protocol.ts";
import { choose } from "./bots.ts";
import type { Engine } from "./engine.ts";
import { GRADES, isFault } from "./faults.ts";
import { toMove } from "./moves.ts";
import type { Shift } from "./outlooks.ts";
import { round } from "./rounding.ts";
import { seedKey } from "./seed.ts";
import { kingdomOf, readVariant, startBytes, type Variant } from "./variant.ts";

/** A decision with a choice: where it was made, and what was played. */
export interface Decision {
  /** Of the match, from 1. */
  game: number;
  /** Of the action in its game, from 0. */
  number: number;
  round: number;
  seat: number;
  options: number;
  played: number;
}

/** One position of a match that a review looks at: a decision, or a moment before or after a draw. */
export interface Step {
  ply: number;
  decision: Decision | null;
  state: Uint8Array;
  /** In a Dynasty: points and tie breaks of each kingdom, summed over the finished games. */
  before: number[][];
  finished: number;
}

/** Who reviews which match, and the seed of all playouts. */
export interface Task {
  variant: string;
  bot: string;
  seed: string;
}

/** The result of a step: an outlook, or the assessment of a decision without its reasons. */
export interface Found {
  ply: number;
  outlook: Outlook | null;
  decision: Assessment | null;
  /** Of a fault. */
  shift: Shift | null;
}

/** Lets others work between two parts of a step. */
export type Rest = () => Promise<void>;

const PART = 256; // playouts between two rests
const noRest: Rest = async () => {};

/** Do a step of a review in an engine that has the weights of its variant. */
export async function doStep(engine: Engine, task: Task, step: Step, rest: Rest = noRest): Promise<Found> {
  const variant = readVariant(task.variant);
  await fillBanks(engine, variant, task.seed, step.finished, rest);
  return step.decision
    ? assess(engine, variant, task, step, step.decision, rest)
    : { ply: step.ply, outlook: await findOutlook(engine, variant, task, step, rest), decision: null, shift: null };
}

async function findOutlook(engine: Engine, variant: Variant, { seed }: Task, step: Step, rest: Rest): Promise<Outlook> {
  const { kingdoms } = variant;
  prepare(engine, variant, `${seed} ply ${step.ply}`, step);
  engine.call("BEGIN_OUTLOOK");
  await run(engine, rest);
  return {
    ply: step.ply,
    win: read(engine, "win", 0, kingdoms).map((chance) => round(chance, 4)),
    points: read(engine, "mean_points", 0, kingdoms).map((points) => round(points, 2)),
    error: round(engine.view("win_error", "f8")[0]!, 4),
  };
}

async function assess(
  engine: Engine,
  variant: Variant,
  { bot, seed }: Task,
  step: Step,
  decision: Decision,
  rest: Rest,
): Promise<Found> {
  const stream = `${seed} ${decision.game} ${decision.number}`;
  engine.state = step.state;
  engine.seed(seedKey(stream));
  const proposed = await choose(engine, bot, rest);
  prepare(engine, variant, stream, step);
  engine.call("BEGIN_ASSESSMENT", decision.played, proposed);
  await run(engine, rest);
  const verdict = readVerdict(engine, variant, step.ply, decision, proposed);
  return { ply: step.ply, outlook: null, decision: verdict, shift: isFault(verdict) ? readShift(engine, variant) : null };
}

function readVerdict(
  engine: Engine,
  variant: Variant,
  ply: number,
  { played, ...place }: Decision,
  proposed: number,
): Assessment {
  const grade = GRADES[engine.call("GRADE")]!;
  const isBest = grade === "best";
  const own = kingdomOf(variant, place.seat);
  const tried = (option: number, id: number) => ({
    id,
    action: toMove(id).text,
    win: round(read(engine, "win", option, variant.kingdoms)[own]!, 4),
    margin: round(engine.view("mean_lead", "f8")[option]!, 2),
  });
  const [win, winError, points, pointsError] = proposed === played ? [0, 0, 0, 0] : engine.view("loss", "f8");
  return {
    ply,
    ...place,
    grade,
    win: isBest ? 0 : Math.max(0, round(win!, 4)),
    win_error: round(winError!, 4),
    points: isBest ? 0 : Math.max(0, round(points!, 2)),
    points_error: round(pointsError!, 2),
    best: isBest ? tried(0, played) : tried(1, proposed),
    played: tried(0, played),
    why: [],
  };
}

function readShift(engine: Engine, { kingdoms }: Variant): Shift {
  const [win, points] = [0, 1].map((row) => read(engine, "shift", row, kingdoms));
  return { win: win!, points: points!, error: engine.view("win_error", "f8")[0]! };
}

/** The chance to win of the seat in turn after an action, from 0 to 1: what a hint tells. */
export async function findChance(
  engine: Engine,
  variant: Variant,
  seat: number,
  action: number,
  rest: Rest = noRest,
): Promise<number> {
  engine.call("BEGIN_CHANCE", action);
  await run(engine, rest);
  return read(engine, "win", 0, variant.kingdoms)[kingdomOf(variant, seat)]!;
}

/** Put a position, its seeds and the other games of the match into the workspace. */
function prepare(engine: Engine, { games }: Variant, seed: string, { state, before, finished }: Step): void {
  engine.state = state;
  engine.view("trial_key", "u8")[0] = seedKey(seed);
  engine.view("ideas_key", "u8")[0] = seedKey(`${seed} ideas`);
  engine.view("before", "i8").fill(0n).set(before.flat().map(BigInt));
  engine.view("games_to_come", "i8")[0] = BigInt(games - 1 - finished);
}

/** The playouts of games to come that an engine has, by the number of the game. */
const banked = new WeakMap<Engine, string[]>();

/** In a Dynasty: play the games to come many times, unless the engine has done that before. */
async function fillBanks(engine: Engine, variant: Variant, seed: string, finished: number, rest: Rest): Promise<void> {
  const banks = banked.get(engine) ?? [];
  banked.set(engine, banks);
  for (let game = finished + 1; game < variant.games; game += 1) {
    const stream = `${seed} to come ${game}`;
    if (banks[game] === `${variant.single} ${stream}`) continue;
    engine.state = startBytes(variant);
    engine.view("trial_key", "u8")[0] = seedKey(stream);
    engine.call("BEGIN_BANK", game - 1);
    await run(engine, rest);
    banks[game] = `${variant.single} ${stream}`;
  }
}

async function run(engine: Engine, rest: Rest): Promise<void> {
  while (engine.call("THINK_TRIAL", PART)) await rest();
}

/** A row of a table of numbers in the workspace, up to the last kingdom. */
function read(engine: Engine, name: string, row: number, kingdoms: number): number[] {
  const table = engine.view(name, "f8");
  const start = (row * table.length) / 2;
  return Array.from(table.subarray(start, start + kingdoms));
}
