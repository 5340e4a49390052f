/**
 * Draws for a real table: lines of dominoes one after another, or rolls of the Duel's dice, and who took what.
 * What comes is settled when it is shuffled, as in a pile, so that taking a line back and drawing again shows the same one.
 */
import { BOXES, DICE, DICE_ORDER, DRAFTS, type Draft } from "../../facts";
import { secureRandom, shuffled } from "../../lib/shuffle";
import type { Person } from "../people";

export interface DraftSession {
  game: string;
  seats: number;
  switches: string[];
  people: Person[];
  /** Whether it is noted who takes what. */
  noted: boolean;
  /** Numbers of the dominoes of each line, or the faces of each roll. */
  rounds: number[][];
  /** Who takes in the first round, in this order; of the dice, who takes first. */
  opening: number[];
  /** What was done: 0 for a line or roll, else which piece of it was taken, counted from 1. */
  steps: number[];
}

/** A line or roll that was drawn: its box (none for dice), its pieces, and who took each. */
export interface Round {
  box: string;
  pieces: number[];
  takers: (number | null)[];
}

export interface Standing {
  rounds: Round[];
  /** Who takes now and next; empty when nobody does, or nobody notes it. */
  waiting: number[];
  canDraw: boolean;
  isOver: boolean;
}

export const DUEL = "duel";
/** The games that are drawn for, in the order of the lobby. */
export const GAMES = [...new Set(DRAFTS.map(({ game }) => game)), DUEL];

const sameSwitches = (draft: Draft, switches: string[]) =>
  [...draft.switches].sort().join() === [...switches].sort().join();

/** Say how a game draws its lines; nothing for dice. */
export function findDraft({
  game,
  seats,
  switches,
}: Pick<DraftSession, "game" | "seats" | "switches">): Draft | undefined {
  return DRAFTS.find((draft) => draft.game === game && draft.seats === seats && sameSwitches(draft, switches));
}

/** Say for how many a game can be drawn, and which extras change how. */
export const seatsFor = (game: string) =>
  game === DUEL ? [2] : [...new Set(DRAFTS.filter((draft) => draft.game === game).map(({ seats }) => seats))];
export const switchesFor = (game: string, seats: number) =>
  DRAFTS.filter((draft) => draft.game === game && draft.seats === seats).flatMap(({ switches }) => switches);

export function shuffle(
  chosen: Pick<DraftSession, "game" | "seats" | "switches" | "people" | "noted">,
  random = secureRandom,
): DraftSession {
  const draft = findDraft(chosen);
  return {
    ...chosen,
    rounds: draft ? drawLines(draft, random) : [],
    opening: drawOpening(draft, chosen.seats, random),
    steps: [],
  };
}

function drawLines({ boxes, line, lines }: Draft, random: () => number): number[][] {
  const piles = boxes.map((box) =>
    shuffled(
      BOXES[box]!.map((_, place) => place + 1),
      random,
    ),
  );
  return Array.from({ length: lines }, (_, round) =>
    piles[round % boxes.length]!.splice(0, line).sort((one, other) => one - other),
  );
}

/** Kings are drawn one by one, or only the first; of dice, only who begins. */
function drawOpening(draft: Draft | undefined, seats: number, random: () => number): number[] {
  const everyone = Array.from({ length: seats }, (_, seat) => seat);
  const [first] = shuffled(everyone, random) as [number];
  if (!draft) return [first];
  if (draft.opening.length) return draft.opening.map((step) => (first + step) % seats);
  return shuffled(Array.from({ length: draft.kings }, () => everyone).flat(), random);
}

export function draftProgress(session: DraftSession): Standing {
  const draft = findDraft(session);
  const rounds: Round[] = [];
  for (const step of session.steps) {
    const waiting = seatsToChoose(session, rounds, draft);
    if (step) rounds.at(-1)!.takers[step - 1] = waiting[0] ?? null;
    else rounds.push(readRound(session, rounds.length, draft));
  }
  const waiting = seatsToChoose(session, rounds, draft);
  const isLast = !!draft && rounds.length === draft.lines;
  return { rounds, waiting, canDraw: !waiting.length && !isLast, isOver: isLast && !waiting.length };
}

function readRound(session: DraftSession, number: number, draft: Draft | undefined): Round {
  const pieces = session.rounds[number]!;
  return { box: draft ? draft.boxes[number % draft.boxes.length]! : "", pieces, takers: pieces.map(() => null) };
}

function seatsToChoose({ noted, opening }: DraftSession, rounds: Round[], draft: Draft | undefined): number[] {
  const [now, before] = [rounds.at(-1), rounds.at(-2)];
  if (!noted || !now) return [];
  const order = !draft ? diceOrder(opening[0]!, rounds.length) : before ? kingsOrder(draft, before) : opening;
  return order.slice(countTaken(now));
}

const diceOrder = (beginner: number, rolls: number) =>
  DICE_ORDER.order.map((step) => (beginner + (rolls - 1) * DICE_ORDER.next + step) % 2);

function kingsOrder({ order }: Draft, { takers }: Round): number[] {
  const kings = takers.filter((seat) => seat !== null);
  return order.map((place) => kings[place]!);
}

const countTaken = ({ takers }: Round) => takers.filter((seat) => seat !== null).length;

/** Draw the next line, or roll the dice. */
export function draw(session: DraftSession, random = secureRandom): void {
  const drawn = session.steps.filter((step) => !step).length;
  if (session.rounds.length === drawn) session.rounds.push(DICE.map((faces) => Math.floor(random() * faces.length)));
  session.steps.push(0);
}

/** Let whoever is in turn take a piece of the last line or roll, counted from 0. */
export function take(session: DraftSession, piece: number): void {
  session.steps.push(piece + 1);
}

export function undo(session: DraftSession): void {
  session.steps.pop();
}
