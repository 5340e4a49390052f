/** How long a bot takes for a decision, as on a server (src/crownland/server/runtime/pools.py). */
import type { Table } from "../protocol.ts";

/** Milliseconds for a bot's turn, and for the turns of all bots together. */
const PACES: Record<Table["pace"], [number, number]> = {
  instant: [0, 0],
  quick: [1200, 4000],
  relaxed: [3000, 16_000],
};
/** The share of a turn's time before its first decision, and before each further one. */
const [FIRST_SHARE, NEXT_SHARE] = [1 / 2, 1 / 6];

/** Milliseconds that a decision takes at least; the more bots there are, the shorter each one's turn. */
export function botPause(pace: Table["pace"], bots: number, isFirst: boolean): number {
  const [turn, whole] = PACES[pace];
  return Math.min(turn, whole / Math.max(bots, 1)) * (isFirst ? FIRST_SHARE : NEXT_SHARE);
}
