/** What the others just did: which squares to mark, and who did something last. */
import type { Logged, View } from "../protocol";
import { cellAt, type TableSession } from "../board/session";
import type { Square } from "../lib/squares";

/** Squares of a kingdom to be marked: those of the line of the log that is pointed at, else those of each last turn. */
export function markedSquares(session: TableSession, index: number, pointed: Logged | null): Square[] {
  const view = session.table!.view!;
  const { seats } = view.kingdoms[index]!;
  if (pointed?.at?.length && pointed.seat !== null && seats.includes(pointed.seat)) return pointed.at;
  return seats.filter((seat) => !isMe(session, seat)).flatMap((seat) => view.touched[seat] ?? []);
}

/** Everybody else whose last turn touched a kingdom, the latest first. */
export function whoMoved(session: TableSession): number[] {
  const view = session.table!.view!;
  const last = (seat: number) => view.events.findLast((event) => event.seat === seat)?.number ?? -1;
  const others = view.touched.flatMap((squares, seat) => (squares.length && !isMe(session, seat) ? [seat] : []));
  return others.sort((one, other) => last(other) - last(one));
}

/** What I did I know; whoever shares a screen wants to see what the neighbour did. */
const isMe = ({ mine }: TableSession, seat: number) => mine.length === 1 && mine[0] === seat;

/** What lies now on the squares that a seat's last turn touched. */
export function laidBy(view: View, seat: number) {
  const kingdom = view.kingdoms.find(({ seats }) => seats.includes(seat))!;
  return (view.touched[seat] ?? []).flatMap((square) => cellAt(kingdom, square) ?? []);
}
