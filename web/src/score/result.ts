/** A table on paper as one that was played to its end, so that what shows results shows this one too. */
import { findStanding } from "../engine/standing";
import type { Seat, Table, View } from "../protocol";
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
  version: 0,
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
  proposal: null,
  may: NO_RIGHTS,
  rematch: null,
  between: null,
} as const;

/** The whole table, with the kingdoms of one of its games in sight. */
export function resultTable(
  paper: Paper,
  laid: LaidGame[],
  game: number,
  playerName: (seat: number) => string,
  at: number,
): Table & { view: View } {
  const games = laid.map(({ kingdoms }) => kingdoms);
  const { totals, ties, winners } = findStanding(
    laid.map(({ position }) => position),
    new Set(),
  );
  const variant = variantName(paper);
  return {
    ...QUIET,
    notes: [],
    id: "score",
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
    view: { ...NOTHING, variant, game: game + 1, games: games.length, kingdoms: games[game]!, totals, winners },
    at,
  };
}
