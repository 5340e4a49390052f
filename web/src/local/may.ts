/** What I may do at a local table now: the commands that `decide` would carry out, as the server lists them. */
import type { Change, May } from "../protocol.ts";
import { seatKind } from "./chairs.ts";
import { checkPace, checkRename, checkRunning, checkTurn, decide } from "./decide.ts";
import { CommandError } from "./errors.ts";
import type { LocalTable } from "./table.ts";

type Right = May["host"][number];
/** Throws CommandError, or returns whether something would change. */
type Attempt = (table: LocalTable, seat: number) => boolean;

export function may(table: LocalTable): May {
  const seats = table.chairs.map(({ mine }, seat) => (mine ? rights(SEAT, table, seat) : []));
  return {
    seats: seats.map((own) => own.map((right) => (right === "undo" && !isFree(table) ? "undo_propose" : right))),
    bot: table.chairs.map(({ mine }) => (mine ? replaceableSeats(table) : [])),
    host: rights(HOST, table, 0),
    sit: table.setup.prepared ? [] : freeSeats(table),
  };
}

function rights(attempts: [Right, Attempt][], table: LocalTable, seat: number): Right[] {
  return attempts.flatMap(([right, attempt]) => (succeeds(() => attempt(table, seat)) ? [right] : []));
}

function succeeds(attempt: () => boolean): boolean {
  try {
    return attempt();
  } catch (error) {
    if (error instanceof CommandError) return false;
    throw error;
  }
}

/** Whether my last decision can be taken back alone; an earlier one takes others with it. */
const isFree = ({ freeUndo, mine }: LocalTable) => freeUndo !== null && mine.includes(freeUndo);

const freeSeats = (table: LocalTable) => (table.status === "over" ? [] : table.openSeats);

/** The open seats that a bot may take. */
function replaceableSeats(table: LocalTable): number[] {
  if (table.status === "over") return [];
  const open = table.chairs.flatMap((chair, seat) => (seatKind(chair) === "open" ? [seat] : []));
  return open.filter((seat) => succeeds(() => decide(table, { type: "bot", seat }).length > 0));
}

const command =
  (make: (seat: number) => Change): Attempt =>
  (table, seat) =>
    decide(table, make(seat)).length > 0;
const check =
  (checks: (table: LocalTable, seat: number) => void): Attempt =>
  (table, seat) => (checks(table, seat), true);

/** The coach may not be there where a seat is open: somebody might play there. */
function mayCoach(table: LocalTable): boolean {
  checkRunning(table);
  return table.setup.hints && table.chairs.every((chair) => seatKind(chair) !== "open");
}

const SEAT: [Right, Attempt][] = [
  ["resign", command((seat) => ({ type: "resign", seat }))],
  ["next", command((seat) => ({ type: "next", seat }))],
  ["rematch", command(() => ({ type: "rematch" }))],
  ["end", command(() => ({ type: "end" }))],
  ["leave", command((seat) => ({ type: "leave", seat }))],
  ["pace", check(checkPace)],
  ["hurry", command(() => ({ type: "hurry" }))],
  ["rename", check(checkRename)],
  ["coach", mayCoach],
  ["undo", command(() => ({ type: "undo" }))],
  ["hint", (table, seat) => table.setup.hints && checkTurn(table) === seat],
  ["play", (table, seat) => checkTurn(table) === seat],
];
const HOST: [Right, Attempt][] = [
  ["end", command(() => ({ type: "end" }))],
  ["seat_bot", (table) => freeSeats(table).length > 0],
];
