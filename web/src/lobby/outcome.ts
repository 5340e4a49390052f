/** My games as the lobby shows them: which wait for me, and how the finished ones ended. */
import type { Outcome } from "../lib/storage";
import type { Table } from "../protocol";
import { joinNames } from "../lib/names";

const DAY = 86_400_000;

/** Tell whether a table has nothing new to say: its game is over, and nobody will ask for another one. */
export function isSettled(outcome: Outcome | undefined, now: number): boolean {
  return outcome !== undefined && (outcome.rematch != null || !(now - outcome.at < DAY));
}

/** Tell whether a table waits for one of these seats: for a decision, an answer, or the next game of a Dynasty. */
export function waitsFor(table: Table, mine: number[]): boolean {
  const decides = mine.some((seat) => table.may.seats[seat]?.includes("play"));
  const awaited = [...(table.proposal?.waits_for ?? []), ...(table.between?.waits_for ?? [])];
  return decides || awaited.some((seat) => mine.includes(seat));
}

/** Sum up a table that is over. */
export function tableOutcome(table: Table, mine: number[], playerName: (seat: number) => string, at: number): Outcome {
  const { view, rematch } = table;
  if (!view) return { ending: "none", kingdoms: [], at, rematch }; // closed before it began
  const winners = view.winners ?? [];
  const kingdoms = view.kingdoms.map(({ seats }, index) => ({
    names: joinNames(seats, playerName),
    points: view.totals[index]!,
    won: winners.includes(index),
  }));
  kingdoms.sort((one, other) => Number(other.won) - Number(one.won) || other.points - one.points);
  const won = winners.some((index) => view.kingdoms[index]!.seats.some((seat) => mine.includes(seat)));
  const ending = !winners.length
    ? "none"
    : !mine.length
      ? "watched"
      : !won
        ? "lost"
        : winners.length > 1
          ? "shared"
          : "won";
  return { ending, kingdoms: kingdoms.map(({ names, points }) => ({ names, points })), at, rematch };
}
