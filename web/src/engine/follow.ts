/** A match of a server, followed by its actions: whoever knows the rules derives from them what everybody sees. */
import type { Table } from "../protocol.ts";
import type { Engine } from "./engine.ts";
import { Match, viewMatch, viewResults, viewTies } from "./match.ts";
import { readVariant } from "./variant.ts";

/** Endings that have no winner: the match was stopped. */
const STOPPED: (string | null)[] = ["aborted", "agreed", "expired"];

/** Bring a match to the actions of each game, and to what a table says about its end. It goes on from the match that is known, or begins again where something was taken back. */
export function followMatch(known: Match | null, engine: Engine, table: Table, actions: number[][]): Match {
  const match = known && isBefore(known.logs, actions) ? known : newMatch(engine, table);
  for (const [game, log] of actions.entries()) {
    if (game >= match.logs.length) match.startGame();
    for (const code of log.slice(match.logs[game]!.length)) match.append(code);
  }
  match.resigned = new Set(table.seats.flatMap(({ resigned }, seat) => (resigned ? [seat] : [])));
  match.stopped = STOPPED.includes(table.ended);
  return match;
}

const newMatch = (engine: Engine, { variant, seats }: Table) =>
  new Match(
    engine,
    readVariant(variant),
    seats.map(({ name }) => name),
    null,
  );

/** Whether actions go on from those that are known. */
function isBefore(known: number[][], actions: number[][]): boolean {
  const last = known.length - 1;
  return known.every((log, game) => {
    const next = actions[game];
    return next && (game === last || next.length === log.length) && log.every((code, place) => code === next[place]);
  });
}

/** A table with the actions of a match, its view and the results of its games. */
export const deriveTable = (table: Table, match: Match): Table => ({
  ...table,
  actions: match.logs.map((log) => [...log]),
  view: viewMatch(match),
  results: viewResults(match),
  ties: viewTies(match),
});
