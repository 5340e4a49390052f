/** What happened at a table besides moves, in words, and in its place among the moves. */
import type { Logged, Note, Table } from "../protocol";
import { who } from "../lib/names";
import type { Message } from "./messages";

/** One line of the log: a move or a note. */
export type Line = { key: string; event: Logged; note: null } | { key: string; event: null; note: Note };

/** All lines of this game's log, the oldest first. */
export function logLines(table: Table): Line[] {
  const { view } = table;
  const notes = table.notes.filter((note) => note.game === (view?.game ?? 1));
  const events = view?.events ?? [];
  const lines: [number, Line][] = [
    ...events
      .filter(({ seat }) => seat !== null)
      .map((event): [number, Line] => [event.number + 1, { key: `event ${event.number}`, event, note: null }]),
    ...notes.map((note, index): [number, Line] => [note.event + 0.5, { key: `note ${index}`, event: null, note }]),
  ];
  return lines.sort(([one], [other]) => one - other).map(([, line]) => line);
}

export function noteMessage(
  note: Note,
  playerName: (seat: number) => string,
  isYou: (seat: number) => boolean = () => false,
): Message {
  const name = note.seat === null ? "" : playerName(note.seat);
  const by = note.by === null ? "" : playerName(note.by);
  const doer = note.what === "declined" ? note.by : note.seat;
  const args = { name, by, who: who(doer !== null && isYou(doer)), proposal: note.proposal ?? "" };
  return { id: `note-${note.what}`, args };
}
