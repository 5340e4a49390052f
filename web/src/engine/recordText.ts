/** The text of a record as JSON; where it breaks off, an error names the first incomplete event. */
import { brief, InputError, type Place } from "./errors.ts";

export type Json = Record<string, unknown>;

const MAX_SHOWN = 40;

export function parseRecord(text: string): Json {
  const record = parse(text);
  if (isObject(record)) return record;
  const cut = closeOpen(text);
  const known = cut && parse(cut.text);
  if (!cut || !isObject(known))
    throw new InputError("notation", "record/json", "expected one JSON object, but got {got}", {
      got: brief(text.trim(), MAX_SHOWN),
    });
  throw new InputError(
    "notation",
    "record/cut",
    "expected the record to go on, but its text ends after {got} characters",
    { got: text.trim().length },
    placeOfEnd(known, cut.depth),
  );
}

export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The part of a text up to its last complete value, with its open brackets closed, and how many are open at its end; null if none is. */
function closeOpen(text: string): { text: string; depth: number } | null {
  const open: string[] = [];
  let [end, closed] = [0, ""];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if (sign === '"') at = endOfString(text, at);
    else if (sign === "{" || sign === "[") open.push(sign === "{" ? "}" : "]");
    else if (sign === "}" || sign === "]") open.pop();
    if ("{[]},".includes(sign)) [end, closed] = [sign === "," ? at : at + 1, open.toReversed().join("")];
  }
  return open.length ? { text: text.slice(0, end) + closed, depth: open.length } : null;
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === '"') return at;
  }
  return text.length;
}

/** The place of the first incomplete event, if the text ends in a list of events: it is in the last key. */
function placeOfEnd(record: Json, depth: number): Place {
  const lastKey = (value: Json) => Object.keys(value).at(-1);
  if (lastKey(record) === "games" && Array.isArray(record["games"]) && depth > 2) {
    const games = record["games"] as unknown[];
    const game = games.at(-1);
    return isObject(game) && lastKey(game) === "events" ? { game: games.length, ...lastEvent(game, depth - 2) } : {};
  }
  return lastKey(record) === "events" ? lastEvent(record, depth) : {};
}

function lastEvent({ events }: Json, depth: number): Place {
  if (!Array.isArray(events) || depth < 2) return {};
  return { event: depth > 2 ? events.length : events.length + 1 };
}
