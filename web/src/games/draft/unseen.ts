/** The dominoes that no line has shown yet. */
import type { View } from "../../protocol";

export function countUnseen(view: View): number {
  return view.draft?.unseen.reduce((sum, box) => sum + box.numbers.length, 0) ?? 0;
}

/** How many of them no line of this game will show: those that were left in the box. Before the first line nobody can tell. */
export function countLeftOut(view: View): number {
  const lines = Math.max((view.rounds ?? 0) - view.round - 1, 0);
  const line = view.draft?.newer.length ?? 0;
  return lines && !line ? 0 : countUnseen(view) - lines * line;
}
