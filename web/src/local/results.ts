/** The results of local tables, as the server gives those of its own. */
import { botLevel } from "../lib/names";
import type { SeatResult, Table } from "../protocol";
import type { Summary } from "./saves";

/** The results of my seats; none for a table that does not count: one that goes on, was stopped, prepared or brought in, or plays on from another. */
export function listResults({ id, mine, table, imported }: Summary): SeatResult[] {
  const isCounted = (table.ended === "played" || table.ended === "resigned") && !table.prepared && !table.begun;
  return isCounted && !imported ? mine.map((seat) => seatResult(id, table, seat)) : [];
}

function seatResult(record: string, table: Table, seat: number): SeatResult {
  const { kingdoms, totals, winners } = table.view!;
  const kingdom = kingdoms.findIndex(({ seats }) => seats.includes(seat));
  const rivals = table.seats.filter((_, other) => !kingdoms[kingdom]!.seats.includes(other));
  return {
    record,
    seat,
    variant: table.variant,
    kingdom,
    points: totals[kingdom]!,
    won: winners!.includes(kingdom),
    played_out: table.ended === "played" && !table.seats[seat]!.resigned,
    level: Math.max(0, ...rivals.map(({ kind, bot }) => (kind === "bot" ? botLevel(bot ?? "") : 0))),
    people: rivals.some(({ kind }) => kind !== "bot"),
    at: table.at,
  };
}
