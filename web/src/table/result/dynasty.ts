/** The finished games of a Dynasty, each as it ended. */
import type { Kingdom, Score, Table, View } from "../../protocol";
import type { Box } from "../../lib/geometry";
import type { Message } from "../../board/messages";

/** Where today's kingdom can grow says nothing about an earlier one: nothing moves its picture out of the middle. */
const ANYWHERE: Box = { north: -Infinity, south: Infinity, west: -Infinity, east: Infinity };

/** A finished game. What lies on its squares is known by its properties, so that crowns are not in their places. */
export function viewOfGame(table: Table, game: number): View {
  const view = table.view!;
  const result = table.results[game - 1];
  if (!result) return view;
  const kingdoms =
    game === view.game ? view.kingdoms : view.kingdoms.map((kingdom, index) => past(kingdom, result.scores[index]!));
  return { ...view, game, games: 1, kingdoms, totals: scoreTotals(result.scores), winners: result.winners };
}

function past(kingdom: Kingdom, score: Score): Kingdom {
  const squares = score.properties.flatMap((estate) => estate.squares.map((at) => ({ at, terrain: estate.terrain })));
  return { ...kingdom, squares, score, room: ANYWHERE };
}

const scoreTotals = (scores: Score[]) => scores.map(({ total }) => total);

/** The points of each game that counts, kingdom by kingdom: the finished ones, and one that ended early. */
export function countedGames({ results, view, status }: Table): number[][] {
  if (!view || view.games === 1) return [];
  const finished = results.map(({ scores }) => scoreTotals(scores));
  return status === "over" && view.game > results.length
    ? [...finished, scoreTotals(view.kingdoms.map(({ score }) => score))]
    : finished;
}

/** What the last line of a result is called: of a Dynasty that somebody ended early no more games are to come. */
export function totalWords(table: Table): Message {
  const games = countedGames(table).length;
  const early = table.status === "over" && games < table.view!.games;
  return !games || early ? { id: "total", args: {} } : { id: "total-games", args: { games } };
}

/** The sums of several games, kingdom by kingdom. */
export function sumGames(games: number[][]): number[] {
  return games[0]?.map((_, index) => games.reduce((sum, totals) => sum + totals[index]!, 0)) ?? [];
}
