/** Laying the domino in hand: which ghost stands where one points, and how it turns. */
import type { Domino, Option } from "../protocol";
import { dominoInHand, myOptions, type Ghost, type Sitting } from "./session";
import { has, same, type Square } from "../lib/geometry";

const STEPS: Square[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];

export function second(first: Square, rotation: number): Square {
  const [down, across] = STEPS[rotation % 4]!;
  return [first[0] + down, first[1] + across];
}

export function findRotation(at: Square[]): number {
  return STEPS.findIndex((step) => same([at[0]![0] + step[0], at[0]![1] + step[1]], at[1]));
}

export function placements(sitting: Sitting): Option[] {
  return myOptions(sitting).filter((option) => option.kind === "place");
}

function isTwin(domino: Domino): boolean {
  const [first, other] = domino.halves;
  return first.terrain === other.terrain && first.crowns === other.crowns;
}

/** Find the option that lays the domino just so; a domino with equal halves lies the same way round twice. */
export function optionFor(sitting: Sitting, at: Square[]): Option | null {
  const hand = dominoInHand(sitting);
  if (!hand) return null;
  const lies = (option: Option) =>
    (same(option.at?.[0], at[0]) && same(option.at?.[1], at[1])) ||
    (isTwin(hand) && same(option.at?.[0], at[1]) && same(option.at?.[1], at[0]));
  return placements(sitting).find(lies) ?? null;
}

function ghostAt(sitting: Sitting, at: Square[]): Ghost {
  return { option: optionFor(sitting, at), at, reason: null };
}

/** All ways to lay the domino with a half on this square, those with the first half there and nearest turn first. */
export function waysAt(sitting: Sitting, square: Square): Ghost[] {
  const ways: Ghost[] = [];
  for (const anchorFirst of [true, false]) {
    for (let turn = 0; turn < 4; turn += 1) {
      const rotation = (sitting.rotation + turn) % 4;
      const first = anchorFirst ? square : second(square, rotation + 2);
      const ghost = ghostAt(sitting, [first, second(first, rotation)]);
      if (ghost.option && !ways.some((other) => other.option === ghost.option)) ways.push(ghost);
    }
  }
  return ways;
}

function show(sitting: Sitting, ghost: Ghost): void {
  sitting.ghost = ghost;
  sitting.rotation = Math.max(findRotation(ghost.at), 0);
}

/** Point at a square: the ghost stands there in a legal way if there is one, else as it is held. */
export function point(sitting: Sitting, square: Square): void {
  if (sitting.sent || !dominoInHand(sitting) || (same(sitting.cursor ?? undefined, square) && sitting.ghost)) return;
  sitting.cursor = square;
  const held: Ghost = ghostAt(sitting, [square, second(square, sitting.rotation)]);
  sitting.ghost = held.option ? held : (waysAt(sitting, square)[0] ?? held);
}

/** Hold the domino over a square, as when it is dragged: it may shift by a square to fit, but never turns by itself. */
export function hold(sitting: Sitting, square: Square): void {
  if (sitting.sent || !dominoInHand(sitting) || (same(sitting.cursor ?? undefined, square) && sitting.ghost)) return;
  sitting.cursor = square;
  const { rotation } = sitting;
  const first = ghostAt(sitting, [square, second(square, rotation)]);
  const other = ghostAt(sitting, [second(square, rotation + 2), square]);
  sitting.ghost = !first.option && other.option ? other : first;
}

/** Turn the ghost: to its next legal way on this square, where a single one stays as it lies, or just by a quarter where there is none. */
export function rotate(sitting: Sitting, quarters = 1): void {
  const { cursor, ghost } = sitting;
  if (sitting.sent || !dominoInHand(sitting)) return;
  if (!cursor || !ghost) {
    sitting.rotation = (sitting.rotation + quarters + 4) % 4;
    return;
  }
  const ways = waysAt(sitting, cursor);
  const index = ways.findIndex((way) => way.option === ghost.option);
  if (ways.length) {
    show(sitting, ways.at(index < 0 ? 0 : (index + quarters) % ways.length)!);
  } else {
    sitting.rotation = (sitting.rotation + quarters + 4) % 4;
    sitting.ghost = ghostAt(sitting, [cursor, second(cursor, sitting.rotation)]);
  }
}

/** Squares that some legal way covers. */
export function reach(sitting: Sitting): Square[] {
  const found: Square[] = [];
  for (const option of placements(sitting))
    for (const square of option.at ?? []) if (!has(found, square)) found.push(square);
  return found;
}

/** Show a placement out of the list of options. */
export function showPlacement(sitting: Sitting, option: Option): void {
  const at = option.at as Square[];
  sitting.cursor = at[0]!;
  show(sitting, { option, at, reason: null });
}
