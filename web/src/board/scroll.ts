/** On a phone a sheet lies over the lower part of the screen: what the board shows comes into sight above it. */
import { isMyBoard, shownKingdom } from "./session";
import type { Square } from "../lib/squares";
import type Board from "./Board.svelte";
import type { Play } from "./play.svelte";

const EDGE = 12; // pixels between what is shown and the edges of what can be seen

/** Scroll to what is shown, with as much around it as there is room for: best the whole board, at least the ghost. */
export function bringIntoSight(board: Board, { session, pointed, marks }: Play, sheet: Element): void {
  const ghost = isMyBoard(session) ? (session.ghost?.at ?? []) : [];
  const isHere = pointed && session.table!.view!.kingdoms[shownKingdom(session)]!.seats.includes(pointed.seat!);
  const land = isHere ? ((pointed.at ?? []) as Square[]) : [];
  const others = ghost.length ? marks.flatMap(({ option }) => (option.at ?? []) as Square[]) : [];
  if (ghost.length || land.length)
    scrollToOne(board, sheet, [[], [...ghost, ...others, ...land], [...ghost, ...land], ghost.length ? ghost : land]);
}

/** Scroll to the first of some sets of squares that there is room for, or to the last; no squares are the whole board. */
export function scrollToOne(board: Board, sheet: Element, sets: Square[][]): void {
  const { left, top } = sheet.getBoundingClientRect();
  const beside = left >= board.rectAround([]).right - EDGE; // a phone on its side
  const room = (beside ? innerHeight : top) - 2 * EDGE;
  const rects = sets.map((squares) => board.rectAround(squares));
  const shown = rects.find(({ height }) => height <= room) ?? rects.at(-1)!;
  // No further than must be: what stands above the board is about it.
  scrollTo({ top: Math.max(scrollY + shown.bottom - room - EDGE, 0), behavior: "instant" });
  board.slideTo(sets.at(-1)!);
}
