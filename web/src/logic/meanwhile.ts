/** What a player is told where the buttons would be, while there is nothing to decide. */
import { isMyTurn, replacedOf, resigningOf, type Sitting } from "./sitting";

export type Meanwhile =
  | { what: "watching" }
  | { what: "resigned" }
  /** A bot plays my seat, until I take it back. */
  | { what: "replaced"; seat: number }
  /** A game of a Dynasty is over; these seats have not asked for the next one. */
  | { what: "between"; seats: number[]; mine: boolean }
  /** Everybody waits for a player who is gone. */
  | { what: "gone"; seat: number };

export function meanwhileOf(sitting: Sitting): Meanwhile | null {
  const { table } = sitting;
  if (table?.status !== "running" || isMyTurn(sitting)) return null;
  if (table.between) {
    const seats = table.between.waits_for;
    return { what: "between", seats, mine: seats.some((seat) => sitting.mine.includes(seat)) };
  }
  if (!sitting.mine.length) return { what: "watching" };
  if (resigningOf(sitting) === null) return { what: "resigned" };
  const replaced = replacedOf(sitting);
  if (replaced !== null) return { what: "replaced", seat: replaced };
  const seat = table.view?.seat ?? -1;
  return table.seats[seat]?.gone && !table.seats[seat].stand_in ? { what: "gone", seat } : null;
}
