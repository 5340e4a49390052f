/** My games as the lobby shows them: which wait for me, and how the finished ones ended. */
import type { Table } from "../protocol";

/** What is kept of a finished game: the points and names of its kingdoms, the winner first. */
export interface Outcome {
  ending: "won" | "lost" | "shared" | "watched" | "none";
  kingdoms: { names: string; points: number }[];
}

/** Tell whether a table waits for one of these seats: for a decision, an answer, or the next game of a Dynasty. */
export function waitsFor(table: Table, mine: number[]): boolean {
  if (table.status !== "running") return false;
  const decides = mine.some((seat) => seat === table.view?.seat && !table.seats[seat]?.stand_in && !table.seats[seat]?.resigned);
  const awaited = [...(table.asked?.waits_for ?? []), ...(table.between?.waits_for ?? [])];
  return decides || awaited.some((seat) => mine.includes(seat));
}

/** Sum up a table that is over. */
export function outcomeOf(table: Table, mine: number[], nameOf: (seat: number) => string): Outcome {
  const { view } = table;
  if (!view) return { ending: "none", kingdoms: [] }; // closed before it began
  const winners = view.winners ?? [];
  const kingdoms = view.kingdoms.map(({ seats }, index) => ({ names: seats.map(nameOf).join(" & "), points: view.totals[index]!, won: winners.includes(index) }));
  kingdoms.sort((one, other) => Number(other.won) - Number(one.won) || other.points - one.points);
  const won = winners.some((index) => view.kingdoms[index]!.seats.some((seat) => mine.includes(seat)));
  const ending = !winners.length ? "none" : !mine.length ? "watched" : !won ? "lost" : winners.length > 1 ? "shared" : "won";
  return { ending, kingdoms: kingdoms.map(({ names, points }) => ({ names, points })) };
}
