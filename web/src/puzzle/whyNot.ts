/** Why a domino does not fit where it was tried, for a table without a server; the reasons are those of the rules (K7, K8). */
import type { View } from "../protocol";
import { kingdomIndex } from "../board/session";
import { same, type Square } from "../lib/squares";

/** `place:23@0,1/0,2` → why the seat in turn may not lay it there. */
export function whyNot(view: View, action: string): { reason: string; args: Record<string, number> } {
  const at = (action.split("@")[1] ?? "").split("/").map((square) => square.split(",").map(Number) as Square);
  const kingdom = view.kingdoms[kingdomIndex(view, view.seat!)]!;
  const covered: Square[] = [[0, 0], ...kingdom.squares.map(({ at: square }) => square)];
  if (at.some((square) => covered.some((other) => same(other, square)))) return { reason: "covered", args: {} };
  const span = (axis: 0 | 1) => {
    const places = [...covered, ...at].map((square) => square[axis]);
    return Math.max(...places) - Math.min(...places) + 1;
  };
  const [rows, columns] = [span(0), span(1)];
  if (rows > kingdom.frame[0]) return { reason: "tall", args: { rows, most: kingdom.frame[0] } };
  if (columns > kingdom.frame[1]) return { reason: "wide", args: { columns, most: kingdom.frame[1] } };
  return { reason: "apart", args: {} };
}
