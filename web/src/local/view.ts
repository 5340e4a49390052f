/** A local table as everybody may see it: the server's `Table` message. */
import { viewMatch, viewResults, viewTies } from "../engine/match.ts";
import { hex } from "../lib/sha256.ts";
import type { Begun, Between, Seat, Table } from "../protocol.ts";
import { playedBy, seatKind } from "./chairs.ts";
import { may } from "./may.ts";
import type { LocalTable } from "./table.ts";

const MAX_NOTES = 60;
const MAX_WAIT = 5 * 60_000; // for players who have not confirmed the result of a game of a series

export function viewTable(table: LocalTable, now: number): Table {
  const { match, setup, progress, status } = table;
  return {
    type: "table",
    id: setup.id,
    version: progress.version,
    status,
    ended: table.ended,
    variant: match.variant.text,
    public: false,
    prepared: setup.prepared,
    begun: viewBegun(table),
    pace: progress.pace,
    hurried: progress.hurried,
    clock: null,
    on_flag: "resign",
    hints: setup.hints,
    seats: table.chairs.map((_, seat) => viewSeat(table, seat)),
    host: table.mine[0] ?? null,
    commitment: match.commitment ?? "",
    seed: status === "over" && match.seed ? hex(match.seed) : null,
    shuffle: null,
    proposal: null,
    may: may(table),
    rematch: progress.rematch,
    notes: progress.notes.slice(-MAX_NOTES),
    between: viewBetween(table),
    results: viewResults(match),
    ties: viewTies(match),
    view: viewMatch(match),
    at: now,
  };
}

/** Where a table began that plays on from a record. */
function viewBegun({ match: { begun, begunEvents: event_index } }: LocalTable): Begun | null {
  return begun.length ? { event_index, game: begun.length, number: begun.at(-1)!.length } : null;
}

function viewSeat({ chairs, match }: LocalTable, seat: number): Seat {
  const chair = chairs[seat]!;
  const resigned = match.resigned.has(seat);
  const kind = seatKind(chair);
  return {
    kind: kind === "open" && resigned ? "bot" : kind,
    name: chair.botName || chair.name,
    colour: chair.colour,
    bot: playedBy(chair) || null,
    away: false,
    gone: false,
    stand_in: false,
    resigned,
    flag: false,
    clock: null,
    ticking: false,
  };
}

/** When a series goes on without those who have not seen the result: at once, or after a while; null: not yet. */
export function dueAt({ unseen, progress }: LocalTable): number | null {
  if (!unseen.length) return progress.at;
  return progress.waiting === null ? null : progress.waiting + MAX_WAIT;
}

function viewBetween(table: LocalTable): Between | null {
  const { match, unseen } = table;
  return match.isBetween ? { game: match.logs.length, waits_for: unseen, until: dueAt(table) } : null;
}
