/** Assesses the positions of a match, as src/crownland/analysis/assess.py: what is asked of the engine, and what it found as a review tells it. */
import type { Assessment, Explain, Found, Outlook, Shift } from "../protocol.ts";
import { readBot, resolveLevel, seedKey } from "./bots.ts";
import { GRADES, isFault } from "./faults.ts";
import type { Family } from "./layout.ts";
import { toMove } from "./moves.ts";
import { round } from "./precision.ts";
import type { FutureGame, TrialQuestion, TrialResult } from "./trial.ts";
import { kingdomOf, readVariant, startBytes, type Variant } from "./variant.ts";
import { loadWeights } from "./weights.ts";

/** Who assesses, and the seed: those of the server and of `crownland analyse`, so that all find the same. */
export const ADVISER = "level(5)";
export const SEED = "0";

/** Which match is assessed, by whom, and the seed of all playouts. */
export interface Task {
  variant: string;
  bot: string;
  seed: string;
}

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

/** One position of a match: a decision, or a moment before or after a draw. */
export interface Step {
  event_index: number;
  decision: Decision | null;
  state: Uint8Array;
  /** In a Dynasty: the number of finished games, and points and tie breaks of each kingdom, summed over them. */
  finished: number;
  before: number[][];
}

/** Who tries a position out: a pool of workers, or an engine of one's own. */
export type RunTrial = (family: Family, question: TrialQuestion, signal?: AbortSignal) => Promise<TrialResult>;

export async function assessStep(run: RunTrial, task: Task, step: Step, signal?: AbortSignal): Promise<Found> {
  const variant = readVariant(task.variant);
  const result = await run(variant.family, await askTrial(variant, task, step), signal);
  if (!step.decision)
    return {
      event_index: step.event_index,
      outlook: readOutlook(step.event_index, result),
      decision: null,
      shift: null,
    };
  const decision = readAssessment(variant, step.event_index, step.decision, result);
  return {
    event_index: step.event_index,
    outlook: null,
    decision,
    shift: isFault(decision) ? readShift(result) : null,
  };
}

/** What is asked about an assessment, after all actions of its game: why its best option is better, or what is good about what was played. */
export const askWhy = (variant: Variant, actions: number[], { decision, shift }: Found): Explain => ({
  variant: variant.single,
  actions,
  action: decision!.played.id,
  ...(shift && { best: decision!.best.id, points: shift.points, game: decision!.game }),
});

async function askTrial(variant: Variant, { bot, seed }: Task, step: Step): Promise<TrialQuestion> {
  const { event_index: eventIndex, decision, state, before, finished } = step;
  const stream = decision ? `${seed} ${decision.game} ${decision.number}` : `${seed} ply ${eventIndex}`;
  return {
    state,
    kingdoms: variant.kingdoms,
    weights: await loadWeights(variant),
    key: seedKey(stream),
    ideasKey: seedKey(`${stream} ideas`),
    bot: decision && resolveLevel(readBot(bot), variant.family),
    played: decision?.played ?? null,
    before,
    toCome: listGames(variant, finished, seed),
  };
}

/** The games of a match after those that are finished and the one that is played. */
function listGames(variant: Variant, finished: number, seed: string): FutureGame[] {
  const games = Array.from({ length: variant.games }, (_, game) => game).slice(finished + 1);
  return games.map((game) => ({ game, state: startBytes(variant), key: seedKey(`${seed} to come ${game}`) }));
}

const readOutlook = (eventIndex: number, { win, points, error }: TrialResult): Outlook => ({
  event_index: eventIndex,
  win: win[0]!.map((chance) => round(chance, 4)),
  points: points[0]!.map((mean) => round(mean, 2)),
  error: round(error, 4),
});

function readAssessment(
  variant: Variant,
  eventIndex: number,
  { played, ...place }: Decision,
  { proposed, grade, win, lead, loss }: TrialResult,
): Assessment {
  const own = kingdomOf(variant, place.seat);
  const tried = (option: number, id: number) => ({
    id,
    action: toMove(id).text,
    win: round(win[option]![own]!, 4),
    margin: round(lead[option]!, 2),
  });
  const [lostWin, winError, lostPoints, pointsError] = proposed === played ? [0, 0, 0, 0] : loss;
  const isBest = grade === 0;
  return {
    event_index: eventIndex,
    ...place,
    grade: GRADES[grade]!,
    win: isBest ? 0 : Math.max(0, round(lostWin!, 4)),
    win_error: round(winError!, 4),
    points: isBest ? 0 : Math.max(0, round(lostPoints!, 2)),
    points_error: round(pointsError!, 2),
    best: isBest ? tried(0, played) : tried(1, proposed),
    played: tried(0, played),
    why: [],
  };
}

const readShift = ({ shift: [win, points], error }: TrialResult): Shift => ({ win: win!, points: points!, error });
