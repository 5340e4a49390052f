/** Drags the domino in hand: it follows the pointer and reports the square below. */
import type { Square } from "../lib/squares";

export interface Drag {
  /** The pointer came to a square of the board. */
  over(square: Square): void;
  /** It was let go there, or beside the board. */
  drop(square: Square | null): void;
}

export function squareUnder(element: Element | null): Square | null {
  const cell = element?.closest<SVGElement>("[data-square]");
  return cell ? (cell.dataset.square!.split(",").map(Number) as Square) : null;
}

export function startDrag(event: PointerEvent, { over, drop }: Drag): void {
  const hand = event.currentTarget as HTMLElement;
  const { clientX, clientY } = event;
  const ended = new AbortController();
  const below = (at: PointerEvent) => squareUnder(document.elementFromPoint(at.clientX, at.clientY));

  function follow(at: PointerEvent): void {
    hand.style.translate = `${at.clientX - clientX}px ${at.clientY - clientY}px`;
    const square = below(at);
    if (square) over(square);
  }

  function end(square: Square | null): void {
    ended.abort();
    hand.style.translate = "";
    delete hand.dataset.dragged;
    drop(square);
  }

  hand.dataset.dragged = "";
  window.addEventListener("pointermove", follow, ended);
  window.addEventListener("pointerup", (at) => end(below(at)), ended);
  window.addEventListener("pointercancel", () => end(null), ended);
  event.preventDefault();
}
