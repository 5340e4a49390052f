/** What the screens of games and players ask of the server. */
import { ask, post } from "../lib/api";
import { playedSeats } from "../lib/storage";
import type { PlayerList, RecordList, SeatResult, SeatResults, Statistics, TableList } from "../protocol";

/** The parts of a question that say something. */
function query(asked: Record<string, string | null>): string {
  const said = Object.entries(asked).filter((one): one is [string, string] => Boolean(one[1]));
  return new URLSearchParams(said).toString();
}

export interface Search {
  player: string;
  game: string;
}

export const finishedGames = ({ player, game }: Search, cursor: string | null) =>
  ask<RecordList>(`records?${query({ player: player.trim(), variant: game, cursor })}`);
export const publicTables = (status: "open" | "running", { player, game }: Search, cursor: string | null) =>
  ask<TableList>(`tables?${query({ status, player: player.trim(), variant: game, cursor })}`);
export const players = (search: string, cursor: string | null) =>
  ask<PlayerList>(`players?${query({ search: search.trim(), cursor })}`);
export const playerStatistics = (player: string) => ask<Statistics>(`statistics?${query({ player })}`);

/** The results of all seats in which this browser has seen a game of the server end. */
export const myResults = async (): Promise<SeatResult[]> =>
  (await ask<SeatResults>("results", post({ seats: playedSeats() }))).results;
