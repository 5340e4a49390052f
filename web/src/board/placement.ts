/** Placing the domino in hand: which ghost a square shows, and how it turns. */
import type { Domino, Option } from "../protocol";
import { dominoInHand, myOptions, type Ghost, type TableSession } from "./session";
import { has, same, type Square } from "../lib/squares";

const STEPS: Square[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];

export function otherSquare(first: Square, rotation: number): Square {
  const [down, across] = STEPS[rotation % 4]!;
  return [first[0] + down, first[1] + across];
}

export function findRotation(at: Square[]): number {
  return STEPS.findIndex((step) => same([at[0]![0] + step[0], at[0]![1] + step[1]], at[1]));
}

export function placements(session: TableSession): Option[] {
  return myOptions(session).filter((option) => option.kind === "place");
}

function isTwin(domino: Domino): boolean {
  const [first, other] = domino.halves;
  return first.terrain === other.terrain && first.crowns === other.crowns;
}

/** Find the option that lays the domino just so; a domino with equal halves lies the same way round twice. */
export function optionFor(session: TableSession, at: Square[]): Option | null {
  const hand = dominoInHand(session);
  if (!hand) return null;
  const lies = (option: Option) =>
    (same(option.at?.[0], at[0]) && same(option.at?.[1], at[1])) ||
    (isTwin(hand) && same(option.at?.[0], at[1]) && same(option.at?.[1], at[0]));
  return placements(session).find(lies) ?? null;
}

function ghostAt(session: TableSession, at: Square[]): Ghost {
  return { option: optionFor(session, at), at, reason: null };
}

/** All ways to lay the domino with a half on this square, those with the first half there and nearest turn first. */
export function waysAt(session: TableSession, square: Square): Ghost[] {
  const ways: Ghost[] = [];
  for (const anchorFirst of [true, false]) {
    for (let turn = 0; turn < 4; turn += 1) {
      const rotation = (session.rotation + turn) % 4;
      const first = anchorFirst ? square : otherSquare(square, rotation + 2);
      const ghost = ghostAt(session, [first, otherSquare(first, rotation)]);
      if (ghost.option && !ways.some((other) => other.option === ghost.option)) ways.push(ghost);
    }
  }
  return ways;
}

function show(session: TableSession, ghost: Ghost): void {
  session.ghost = ghost;
  session.rotation = Math.max(findRotation(ghost.at), 0);
}

/** Point at a square: the ghost stands there in a legal way if there is one, else as it is held. */
export function pointAtSquare(session: TableSession, square: Square): void {
  if (session.sent || !dominoInHand(session) || (same(session.cursor ?? undefined, square) && session.ghost)) return;
  session.cursor = square;
  const held: Ghost = ghostAt(session, [square, otherSquare(square, session.rotation)]);
  session.ghost = held.option ? held : (waysAt(session, square)[0] ?? held);
}

/** Hold the domino over a square, as when it is dragged: it may shift by a square to fit, but never turns by itself. */
export function holdOver(session: TableSession, square: Square): void {
  if (session.sent || !dominoInHand(session) || (same(session.cursor ?? undefined, square) && session.ghost)) return;
  session.cursor = square;
  const { rotation } = session;
  const first = ghostAt(session, [square, otherSquare(square, rotation)]);
  const other = ghostAt(session, [otherSquare(square, rotation + 2), square]);
  session.ghost = !first.option && other.option ? other : first;
}

/** Turn the ghost: to its next legal way on this square, where a single one stays as it lies, or just by a quarter where there is none. */
export function rotateGhost(session: TableSession, quarters = 1): void {
  const { cursor, ghost } = session;
  if (session.sent || !dominoInHand(session)) return;
  if (!cursor || !ghost) {
    session.rotation = (session.rotation + quarters + 4) % 4;
    return;
  }
  const ways = waysAt(session, cursor);
  const index = ways.findIndex((way) => way.option === ghost.option);
  if (ways.length) {
    show(session, ways.at(index < 0 ? 0 : (index + quarters) % ways.length)!);
  } else {
    session.rotation = (session.rotation + quarters + 4) % 4;
    session.ghost = ghostAt(session, [cursor, otherSquare(cursor, session.rotation)]);
  }
}

/** Squares that some legal way covers. */
export function reachableSquares(session: TableSession): Square[] {
  const found: Square[] = [];
  for (const option of placements(session))
    for (const square of option.at ?? []) if (!has(found, square)) found.push(square);
  return found;
}

/** Show a placement out of the list of options. */
export function showPlacement(session: TableSession, option: Option): void {
  const at = option.at as Square[];
  session.cursor = at[0]!;
  show(session, { option, at, reason: null });
}
