/** A table on paper as one that was played to its end, so that what shows results shows this one too. */
import { sumGames } from "../table/result/dynasty";
import type { Kingdom, Seat, Table, View } from "../protocol";
import { NO_RIGHTS } from "../board/session";
import type { LaidGame } from "./laidGame";
import { variantName, type Paper } from "./sheet";

const NOBODY: Omit<Seat, "name" | "colour"> = {
  kind: "person",
  bot: null,
  away: false,
  gone: false,
  stand_in: false,
  resigned: false,
  flag: false,
  clock: null,
  ticking: false,
};
const NOTHING = {
  phase: "over",
  seat: null,
  round: 0,
  rounds: null,
  steps: [],
  order: [],
  turn: 0,
  next_order: [],
  options: [],
  events: [],
  touched: [],
  draft: null,
  builders: null,
  dice: null,
};
const QUIET = {
  type: "table",
  ply: 0,
  status: "over",
  ended: "played",
  public: false,
  prepared: false,
  begun: null,
  pace: "instant",
  hurried: false,
  clock: null,
  on_flag: "",
  hints: false,
  host: null,
  commitment: "",
  seed: null,
  shuffle: null,
  asked: null,
  may: NO_RIGHTS,
  rematch: null,
  between: null,
} as const;

/** K12, Q15, D11: the kingdoms of the most points; of those the ones that a tie-break leaves. */
export function findWinners(totals: number[], ties: number[][]): number[] {
  const ranks = totals.map((total, kingdom) => [total, ...ties[kingdom]!]);
  const compare = (one: number[], other: number[]) =>
    one.reduce((found, value, place) => found || value - other[place]!, 0);
  const best = ranks.reduce((best, rank) => (compare(rank, best) > 0 ? rank : best));
  return ranks.flatMap((rank, kingdom) => (compare(rank, best) === 0 ? [kingdom] : []));
}

/** K13: what breaks ties of a Dynasty: the largest property of any game, then all crowns. */
function tieBreaks(games: Kingdom[][]): number[][] {
  return games[0]!.map((_, index) => {
    const ties = games.map((kingdoms) => kingdoms[index]!.score.ties);
    return [Math.max(...ties.map(([largest]) => largest!)), ties.reduce((sum, [, crowns]) => sum + crowns!, 0)];
  });
}

/** The whole table, with the kingdoms of one of its games in sight. */
export function resultTable(
  paper: Paper,
  laid: LaidGame[],
  game: number,
  playerName: (seat: number) => string,
  at: number,
): Table & { view: View } {
  const games = laid.map(({ kingdoms }) => kingdoms);
  const points = games.map((kingdoms) => kingdoms.map(({ score }) => score.total));
  const totals = sumGames(points);
  const ties = tieBreaks(games);
  const variant = variantName(paper);
  return {
    ...QUIET,
    notes: [],
    game: "score",
    variant,
    seats: Array.from({ length: paper.seats }, (_, seat) => ({ ...NOBODY, name: playerName(seat), colour: seat })),
    results:
      games.length > 1
        ? games.map((kingdoms, number) => ({
            scores: kingdoms.map(({ score }) => score),
            winners: laid[number]!.position.leaders(),
          }))
        : [],
    ties: games.length > 1 ? ties : [],
    view: {
      ...NOTHING,
      variant,
      game: game + 1,
      games: games.length,
      kingdoms: games[game]!,
      totals,
      winners: findWinners(totals, ties),
    },
    at,
  };
}
