/** What the others just did: which squares to mark. */
import type { Logged } from "../protocol";
import type { TableSession } from "../board/session";
import type { Square } from "../lib/squares";

/** Squares of a kingdom to be marked: those of the line of the log that is pointed at, else those of each last turn. */
export function markedSquares(session: TableSession, index: number, pointed: Logged | null): Square[] {
  const view = session.table!.view!;
  const { seats } = view.kingdoms[index]!;
  if (pointed?.at?.length && pointed.seat !== null && seats.includes(pointed.seat)) return pointed.at;
  return seats.filter((seat) => !isMe(session, seat)).flatMap((seat) => view.touched[seat] ?? []);
}

/** What I did I know; whoever shares a screen wants to see what the neighbour did. */
const isMe = ({ mine }: TableSession, seat: number) => mine.length === 1 && mine[0] === seat;
