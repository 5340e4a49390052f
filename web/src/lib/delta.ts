/** Applies changes to a table; docs/reference/protocol.md describes their format. */
import type { Changed, Presence, Table } from "../protocol";

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Apply a change to a value. Parts that do not change stay the same objects. */
export function applyChange(old: unknown, change: unknown): unknown {
  if (!isObject(change)) return change;
  if (Array.isArray(old)) {
    const items = old.map((item, index) => (String(index) in change ? applyChange(item, change[index]) : item));
    const { keep, push } = change as { keep?: number; push?: unknown[] };
    return [...items.slice(0, keep), ...(push ?? [])];
  }
  if (!isObject(old)) return change;
  const fields = Object.entries(change).map(([name, value]) => [name, applyChange(old[name], value)]);
  return { ...old, ...Object.fromEntries(fields) };
}

/** The table after a change; null when it changes another version than this one. */
export function applyDelta(table: Table | null, message: Changed): Table | null {
  return table?.version === message.after ? (applyChange(table, message.change) as Table) : null;
}

/** The table with who is connected, and what may be done now. */
export function applyPresence(table: Table, { away, gone, may }: Presence): Table {
  const seats = table.seats.map((seat, index) => ({ ...seat, away: away.includes(index), gone: gone.includes(index) }));
  return { ...table, seats, may };
}
