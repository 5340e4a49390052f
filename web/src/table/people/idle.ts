/** What a player is told where the buttons would be, while there is nothing to decide. */
import type { Seat } from "../../protocol";
import { isMyTurn, may, resigningSeat, seatsThatMay, type TableSession } from "../../board/session";

export type IdleState =
  /** I hold no seat; `free` is one that its player left. */
  | { what: "watching"; free: number | null }
  | { what: "resigned" }
  /** A bot plays my seat, until I take it back; `isFinal`: I cannot, because my time ran out. */
  | { what: "replaced"; seat: number; isFinal: boolean }
  /** A game of a Dynasty is over; these seats have not asked for the next one. */
  | { what: "between"; seats: number[]; mine: boolean }
  /** Everybody waits for a player who is gone. */
  | { what: "gone"; seat: number }
  /** Everybody waits for a seat that its player left to anybody. */
  | { what: "left"; seat: number };

/** Tell whether a seat's player left it while the game runs. */
export const isLeft = (seat: Seat | undefined) => seat?.kind === "open" && !seat.resigned;

export function idleState(session: TableSession): IdleState | null {
  const { table } = session;
  if (table?.status !== "running" || isMyTurn(session)) return null;
  if (table.between) {
    const seats = table.between.waits_for;
    const mine = may(session, "next");
    const gone = seats.find((seat) => table.seats[seat]?.gone);
    if (!mine && gone !== undefined && resigningSeat(session) !== null) return { what: "gone", seat: gone };
    return { what: "between", seats, mine };
  }
  if (!session.mine.length) return { what: "watching", free: table.may.sit[0] ?? null };
  if (resigningSeat(session) === null) return { what: "resigned" };
  const replaced = session.mine.find((seat) => table.seats[seat]?.stand_in);
  if (replaced !== undefined) {
    const isFinal = !seatsThatMay(session, "return").includes(replaced);
    return { what: "replaced", seat: replaced, isFinal };
  }
  const seat = table.view?.seat ?? -1;
  if (isLeft(table.seats[seat])) return { what: "left", seat };
  return table.seats[seat]?.gone && !table.seats[seat].stand_in ? { what: "gone", seat } : null;
}
