/** What a record may have besides the match, as src/crownland/match/record/extras.py: seed, commitment, shuffle, date, source, notes, names of bots, whether the deal was prepared, and where the match was continued. All of it is checked. */
import { Chance, mixed } from "../lib/chance.ts";
import { hex, sha256, unhex } from "../lib/sha256.ts";
import { brief, InputError, type ErrorKind } from "./errors.ts";
import { isChance } from "./events.ts";
import { drawOutcome, type Match } from "./match.ts";
import { Position } from "./position.ts";
import { isObject, type Json } from "./recordText.ts";
import type { Variant } from "./variant.ts";

export interface Note {
  what: string;
  seat?: number;
  by?: number;
  bot?: string;
  event?: number;
  game?: number;
}

export interface Shuffle {
  seed: string;
  commitment: string;
  promises: (string | null)[];
  luck: (string | null)[];
}

export interface Extras {
  seed?: string;
  commitment?: string;
  date?: string;
  source?: string;
  prepared?: boolean;
  played_on?: { ply: number; seed?: string; commitment?: string };
  shuffle?: Shuffle;
  notes?: Note[];
  called?: string[];
}

const TEXTS = ["seed", "commitment", "date", "source"] as const;
const SHUFFLE = ["seed", "commitment", "promises", "luck"];
const PLAYED_ON = ["commitment", "ply", "seed"];
const NOTE: Record<string, string> = {
  what: "string",
  seat: "number",
  by: "number",
  bot: "string",
  event: "number",
  game: "number",
};
const LEFT_OUT = "left_out"; // the note of a number that was promised and not added
const HEX = "64 hexadecimal digits in lower case";

const isHex = (value: unknown): value is string => typeof value === "string" && /^[0-9a-f]{64}$/.test(value);
const hashHex = (text: string) => hex(sha256(unhex(text)));

/** What the record of a match says of the seed that it was dealt from. */
export function writeDeal(match: Match): Extras {
  if (!match.seed) return {};
  const secret = { seed: hex(match.seed), commitment: match.commitment! };
  return match.begun.length ? { played_on: { ply: match.begunEvents, ...secret } } : secret;
}

/** The extras of the record that a match was read from. Throws InputError if one is invalid or wrong. */
export function readExtras(raw: Json, match: Match): Extras {
  const extras: Extras = readTexts(raw);
  if ("prepared" in raw) extras.prepared = readPrepared(raw["prepared"]);
  checkDealt(extras, match, 0);
  if ("played_on" in raw) extras.played_on = readPlayedOn(raw["played_on"], match);
  const dealt = extras.played_on ?? extras;
  if ("shuffle" in raw) extras.shuffle = readShuffle(raw["shuffle"], match.variant, dealt);
  if (extras.date !== undefined) checkDate(extras.date);
  if ("notes" in raw) extras.notes = readNotes(raw["notes"], match);
  checkLeftOut(extras, "seed" in dealt);
  if ("called" in raw) extras.called = readCalled(raw["called"], match.variant);
  return extras;
}

const wrongExtra = (what: string, got: unknown, code = "record/extra") =>
  new InputError("notation", code, "expected {what}, but got {got}", { what, got: brief(got) });

function readTexts(raw: Json): Extras {
  const given = TEXTS.filter((key) => key in raw);
  const wrong = given.find((key) => typeof raw[key] !== "string");
  if (wrong) throw wrongExtra(`${wrong} to be a text`, raw[wrong]);
  return Object.fromEntries(given.map((key) => [key, raw[key]]));
}

function readPrepared(given: unknown): boolean {
  if (typeof given !== "boolean") throw wrongExtra("prepared to be true or false", given);
  return given;
}

/** Check a commitment, and a seed against it and against what was drawn after the first events. */
function checkDealt({ seed, commitment }: Extras, match: Match, begun: number): void {
  if (commitment !== undefined && !isHex(commitment))
    throw wrongExtra(`a commitment of ${HEX}`, commitment, "deal/commitment");
  if (seed === undefined) return;
  if (!isHex(seed)) throw wrongExtra(`a seed of ${HEX}`, seed, "deal/seed");
  if (commitment !== undefined && commitment !== hashHex(seed))
    throw new InputError(
      "illegal",
      "deal/commitment",
      "expected the SHA-256 of the seed, {expected}, but got {got}",
      { expected: hashHex(seed), got: commitment },
      { where: "commitment" },
    );
  checkDeal(match, unhex(seed), begun);
}

/** Deal a match again from a seed, but for its first events; return the number of draws. Throws InputError at the first difference. */
export function checkDeal(match: Match, seed: Uint8Array, begun = 0): number {
  const chance = new Chance(seed);
  let [game, state] = [0, match.state];
  for (const event of match.events) {
    if (event.game > game) [game, state] = [event.game, Position.start(match.engine, match.single)];
    const dealt = state.copy();
    for (const code of event.actions) state.apply(code);
    if (event.eventIndex <= begun || !isChance(event.actions[0]!)) continue;
    for (const _ of event.actions) dealt.apply(drawOutcome(chance, dealt));
    if (!isSame(dealt.bytes, state.bytes)) throw notDealt(match, game, event.eventIndex);
  }
  return chance.draws;
}

const isSame = (one: Uint8Array, other: Uint8Array) => one.every((byte, place) => byte === other[place]);

function notDealt({ variant, events }: Match, game: number, eventIndex: number): InputError {
  const event = eventIndex - events.filter((one) => one.game < game).length;
  return new InputError(
    "illegal",
    "deal/draw",
    "expected what the seed deals, but something else was drawn",
    {},
    { ...(variant.games > 1 && { game }), event },
  );
}

function readPlayedOn(given: unknown, match: Match): NonNullable<Extras["played_on"]> {
  if (
    !isObject(given) ||
    !Number.isInteger(given["ply"]) ||
    !Object.keys(given).every((key) => PLAYED_ON.includes(key)) ||
    !["seed", "commitment"].every((key) => typeof (given[key] ?? "") === "string" && given[key] !== null)
  )
    throw wrongExtra(`played_on to tell ${PLAYED_ON.join(", ")}`, given, "deal/played-on");
  const played = given as unknown as NonNullable<Extras["played_on"]>;
  match.checkIndex(played.ply);
  checkDealt(played, match, played.ply);
  return played;
}

/** Days such as 2026-11-16, with or without a time. Python reads some more ways to write a date. */
const DATE =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ]([01]\d|2[0-3])(?::?[0-5]\d(?::?[0-5]\d(?:[.,]\d+)?)?)?(?:Z|[+-]\d\d(?::?[0-5]\d)?)?)?$/;

function checkDate(text: string): void {
  const [year, month, day] = (DATE.exec(text) ?? []).slice(1, 4).map(Number);
  const date = new Date(Date.UTC(year!, month! - 1, day));
  if (date.getUTCMonth() === month! - 1 && date.getUTCDate() === day) return;
  throw wrongExtra("a date such as 2026-11-16T20:15:00Z", text, "record/date");
}

/** The names of bots: a text for each seat, empty for people and for bots without a name. */
function readCalled(given: unknown, { seats }: Variant): string[] {
  if (!Array.isArray(given) || !given.every((name) => typeof name === "string"))
    throw wrongExtra("called to be a list of texts", given, "record/called");
  if (given.length !== seats) throw wrongExtra(`called to name ${seats} seats`, given.length, "record/called");
  return given;
}

function readNotes(given: unknown, match: Match): Note[] {
  if (!Array.isArray(given) || !given.every(isNote))
    throw wrongExtra(`notes that tell ${Object.keys(NOTE).join(", ")}`, given, "record/notes");
  const events = match.logs.map((_, index) => match.events.filter(({ game }) => game === index + 1).length);
  for (const note of given as Note[]) checkNote(note, match.variant.seats, events);
  return given;
}

const isNote = (note: unknown): note is Note =>
  isObject(note) &&
  "what" in note &&
  Object.entries(note).every(
    ([key, value]) => typeof value === NOTE[key] && (typeof value === "string" || Number.isInteger(value)),
  );

/** Throw InputError if a note has no valid seat, game or event; `events` counts those of each game. */
function checkNote(note: Note, seats: number, events: number[]): void {
  const ranges = {
    seat: [0, seats - 1],
    by: [0, seats - 1],
    game: [1, events.length],
    event: [0, events[(note.game ?? 1) - 1] ?? 0],
  } as const;
  for (const [key, [low, high]] of Object.entries(ranges)) {
    const got = note[key as keyof typeof ranges] ?? low;
    if (got < low || got > high) throw wrongExtra(`a note with ${key} from ${low} to ${high}`, got, "record/notes");
  }
}

const wrongShuffle = (kind: ErrorKind, what: string, got: unknown) =>
  new InputError(
    kind,
    "deal/shuffle",
    "expected {what}, but got {got}",
    { what, got: brief(got, 80) },
    { where: "shuffle" },
  );

/** Check that the seed in `dealt` was made by this shuffle. */
function readShuffle(given: unknown, { seats }: Variant, dealt: Extras): Shuffle {
  if (!isObject(given) || Object.keys(given).sort().join() !== [...SHUFFLE].sort().join())
    throw wrongShuffle("notation", SHUFFLE.join(", "), given);
  const shuffle = given as unknown as Shuffle;
  for (const key of ["seed", "commitment"] as const)
    if (!isHex(shuffle[key])) throw wrongShuffle("notation", `${key} to be ${HEX}`, shuffle[key]);
  for (const key of ["promises", "luck"] as const)
    if (!isHexList(shuffle[key], seats))
      throw wrongShuffle("notation", `${key} to list ${HEX} or null for each of ${seats} seats`, shuffle[key]);
  checkPromises(shuffle);
  if (dealt.seed === undefined) throw wrongShuffle("notation", "the seed of the deal beside it", null);
  if (dealt.commitment !== undefined) throw wrongShuffle("notation", "no other commitment", dealt.commitment);
  const seed = mixed(shuffle.seed, shuffle.luck);
  if (dealt.seed !== seed) throw wrongShuffle("illegal", `the dealt seed to be ${seed}, made of it`, dealt.seed);
  return shuffle;
}

const isHexList = (given: unknown, seats: number) =>
  Array.isArray(given) && given.length === seats && given.every((one) => one === null || isHex(one));

/** Throw InputError if a seed or number does not match its commitment. */
function checkPromises({ seed, commitment, promises, luck }: Shuffle): void {
  if (commitment !== hashHex(seed))
    throw wrongShuffle("illegal", `as commitment the SHA-256 of its seed, ${hashHex(seed)}`, commitment);
  luck.forEach((number, seat) => {
    if (number !== null && promises[seat] !== hashHex(number))
      throw wrongShuffle("illegal", `seat ${seat} to have promised its number as ${hashHex(number)}`, promises[seat]);
  });
}

/** Throw InputError unless the notes name exactly the numbers that are missing. The record of a match in progress has notes, but neither seed nor shuffle. */
function checkLeftOut({ shuffle, notes = [] }: Extras, hasSeed: boolean): void {
  const noted = notes.filter(({ what }) => what === LEFT_OUT).map(({ seat }) => String(seat));
  if (!shuffle && noted.length && hasSeed)
    throw wrongShuffle("illegal", "it to be told, because a note says that a number was left out", null);
  if (!shuffle) return;
  const missing = shuffle.promises.flatMap((promise, seat) => (promise && !shuffle.luck[seat] ? [String(seat)] : []));
  if (noted.sort().join() !== missing.sort().join())
    throw wrongShuffle("illegal", `notes of numbers left out for seats ${missing.join() || "none"}`, noted.join());
}
