/** The events of a game record, and the actions that each stands for, as src/crownland/match/record/events.py and record.py of each game.
 *
 * Consecutive draws of one kind make one event (a line of dominoes). A decision also has its seat and the number of options.
 * Reading needs no rules: an event names its actions by their texts, and an action is found among the legal ones. */
import { BOXES, GAMES } from "../facts.ts";
import { brief, InputError } from "./errors.ts";
import { toMove, type Move } from "./moves.ts";
import { CHANCE, type Position } from "./position.ts";

type Square = [number, number];
type Face = [string, number];
type Shield = [Square, string, number];

/** One entry of a record, with the keys of its kind. */
export interface RecordEvent {
  seat?: number;
  line?: number[];
  king?: number;
  claim?: number;
  place?: number;
  at?: Square[];
  discard?: number;
  tiles?: string[];
  knights?: Square[];
  build?: [string, Square] | null;
  burn?: string | null;
  slot?: number;
  first?: number;
  roll?: Face[];
  take?: number[];
  turn?: [number, Face] | null;
  castle?: number | null;
  draw?: Shield[] | null;
  power?: string;
  name?: string;
  cross?: Square;
  choices?: number;
  box?: string;
}

type Check = (value: unknown) => boolean;

const isInt: Check = (value) => Number.isInteger(value);
const isName: Check = (value) => typeof value === "string" && /^[a-z_]+$/.test(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const isTuple =
  (...checks: Check[]): Check =>
  (value) =>
    Array.isArray(value) && value.length === checks.length && checks.every((check, place) => check(value[place]));
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const isFilled: Check = (value) => (value as unknown[]).length > 0;
const both =
  (one: Check, other: Check): Check =>
  (value) =>
    one(value) && other(value);
const isAscending: Check = (value) =>
  (value as number[]).every((number, place, all) => !place || all[place - 1]! < number);

const isSquare = isTuple(isInt, isInt);
const isFace = isTuple(isName, isInt);
const isLine = both(both(listOf(isInt), isFilled), isAscending);
const hasSlotWith =
  (key: "build" | "burn") =>
  (event: RecordEvent): boolean =>
    "slot" in event === (event[key] !== null);

const writeFace = ([symbol, crosses]: Face) => `${symbol}${crosses || ""}`;
const writeShield = ([square, symbol, crosses]: Shield) => `${square}=${writeFace([symbol, crosses])}`;
const writePower = (power?: string) => (power === undefined ? "" : `!${power}`);
const withPower = (event: RecordEvent, { power }: Move): RecordEvent => (power ? { ...event, power } : event);

/** One kind of event, named by the first of its keys. */
interface EventKind {
  /** What its keys besides `seat` and `choices` hold, and those of keys that may be left out. */
  keys: Record<string, Check>;
  optional?: Record<string, Check>;
  /** Whether its keys fit together. */
  fits?: (event: RecordEvent) => boolean;
  isChance?: true;
  /** Several draws of chance in a row make one event. */
  together?: true;
  write(moves: [Move, ...Move[]]): RecordEvent;
  /** The texts of its actions. */
  read(event: RecordEvent): string[];
}

/** Each kind of event, by the kind of move that it writes. */
const KINDS: Record<string, EventKind> = {
  deal: {
    keys: { line: isLine },
    optional: { box: () => true },
    isChance: true,
    together: true,
    write: (moves) => ({ line: moves.map(({ domino }) => domino!).sort((one, other) => one - other) }),
    read: ({ line }) => line!.map((domino) => `deal:${domino}`),
  },
  king: {
    keys: { king: isInt },
    isChance: true,
    write: ([{ who }]) => ({ king: who! }),
    read: ({ king }) => [`king:${king}`],
  },
  claim: {
    keys: { claim: isInt },
    write: ([{ domino }]) => ({ claim: domino! }),
    read: ({ claim }) => [`claim:${claim}`],
  },
  place: {
    keys: { place: isInt, at: isTuple(isSquare, isSquare) },
    write: ([{ domino, at }]) => ({ place: domino!, at: at! }),
    read: ({ place, at }) => [`place:${place}@${at!.join("/")}`],
  },
  discard: {
    keys: { discard: isInt },
    write: ([{ domino }]) => ({ discard: domino! }),
    read: ({ discard }) => [`discard:${discard}`],
  },
  tile: {
    keys: { tiles: both(listOf(isName), isFilled) },
    isChance: true,
    together: true,
    write: (moves) => ({ tiles: moves.map(({ building }) => building!) }),
    read: ({ tiles }) => tiles!.map((building) => `tile:${building}`),
  },
  knights: {
    keys: { knights: listOf(isSquare) },
    write: ([{ at = [] }]) => ({ knights: at }),
    read: ({ knights }) => [`knights:${knights!.join("/") || "none"}`],
  },
  build: {
    keys: { build: orNull(isTuple(isName, isSquare)) },
    optional: { slot: isInt },
    fits: hasSlotWith("build"),
    write: ([{ passes, building, at, slot }]) =>
      passes ? { build: null } : { build: [building!, at![0]!], slot: slot! },
    read: ({ build, slot }) => [build ? `build:${build[0]}/${slot}@${build[1]}` : "build:none"],
  },
  burn: {
    keys: { burn: orNull(isName) },
    optional: { slot: isInt },
    fits: hasSlotWith("burn"),
    write: ([{ passes, building, slot }]) => (passes ? { burn: null } : { burn: building!, slot: slot! }),
    read: ({ burn, slot }) => [burn ? `burn:${burn}/${slot}` : "burn:none"],
  },
  first: {
    keys: { first: isInt },
    isChance: true,
    write: ([{ who }]) => ({ first: who! }),
    read: ({ first }) => [`first:${first}`],
  },
  roll: {
    keys: { roll: both(listOf(isFace), isFilled) },
    isChance: true,
    together: true,
    write: (moves) => ({ roll: moves.map(({ symbol, crosses = 0 }) => [symbol!, crosses]) }),
    read: ({ roll }) => roll!.map((face, die) => `roll:${die}=${writeFace(face)}`),
  },
  take: {
    keys: { take: listOf(isInt) },
    optional: { power: isName },
    write: ([move]) => withPower({ take: move.dice! }, move),
    read: ({ take, power }) => [`take:${take}${writePower(power)}`],
  },
  turn: {
    keys: { turn: orNull(isTuple(isInt, isFace)) },
    write: ([{ passes, dice, faces }]) => ({ turn: passes ? null : [dice![0]!, faces![0]!] }),
    read: ({ turn }) => [turn ? `turn:${turn[0]}=${writeFace(turn[1])}` : "turn:none"],
  },
  castle: {
    keys: { castle: orNull(isInt) },
    write: ([{ passes, dice }]) => ({ castle: passes ? null : dice![0]! }),
    read: ({ castle }) => [`castle:${castle ?? "none"}`],
  },
  draw: {
    keys: { draw: orNull(isTuple(isTuple(isSquare, isName, isInt), isTuple(isSquare, isName, isInt))) },
    optional: { power: isName },
    write: ([move]) =>
      withPower({ draw: move.passes ? null : move.at!.map((square, place) => [square, ...move.faces![place]!]) }, move),
    read: ({ draw, power }) => [`draw:${draw?.map(writeShield).join("/") ?? "none"}${writePower(power)}`],
  },
  name: { keys: { name: isName }, write: ([{ symbol }]) => ({ name: symbol! }), read: ({ name }) => [`name:${name}`] },
  cross: {
    keys: { cross: isSquare },
    write: ([{ at }]) => ({ cross: at![0]! }),
    read: ({ cross }) => [`cross:${cross}`],
  },
};
const BY_KEY = new Map(Object.values(KINDS).map((kind) => [Object.keys(kind.keys)[0]!, kind]));

export const isChance = (code: number): boolean => KINDS[toMove(code).kind]!.isChance ?? false;

/** Write actions as the event that they make together, without seat, choices and box. */
function writeEvent(codes: number[]): RecordEvent {
  const moves = codes.map(toMove) as [Move, ...Move[]];
  return KINDS[moves[0].kind]!.write(moves);
}

/** Writes the actions of one game as events while they are applied to its position. */
export class EventWriter {
  /** The draws so far of an event that is not complete. */
  private draws: number[] = [];

  /** Apply an action and return the event that it completes; null while more belongs to it. Throws InputError if it is not legal. */
  apply(position: Position, code: number): RecordEvent | null {
    const { seat } = position;
    const choices = checkLegal(position, code);
    const box = lineBox(position, code);
    position.apply(code);
    if (seat !== CHANCE) return { seat, ...writeEvent([code]), choices };
    this.draws.push(code);
    if (goesOn(position, code)) return null;
    const event = { ...writeEvent(this.draws), ...box };
    this.draws = [];
    return event;
  }
}

/** Return how many actions are legal. Throws InputError if this one is not. */
function checkLegal(position: Position, code: number): number {
  const legal = position.legal();
  if (!legal.includes(code)) throw illegal(position, String(code));
  return legal.length;
}

function illegal(position: Position, got: string): InputError {
  const texts = position.legal().map((code) => toMove(code).text);
  if (!texts.length)
    return new InputError("illegal", "action/game-over", "expected nothing more, for the game is over, but got {got}", {
      got,
    });
  const expected = texts.slice(0, 4).join(", ") + (texts.length > 4 ? ` or ${texts.length - 4} more` : "");
  return new InputError("illegal", "action/illegal", "expected {expected}, but got {got}", { expected, got });
}

/** Whether chance goes on with the event that an action belongs to. */
function goesOn(position: Position, code: number): boolean {
  const { kind } = toMove(code);
  return !!KINDS[kind]!.together && position.seat === CHANCE && toMove(position.legal()[0]!).kind === kind;
}

/** W1: the box of a line that is being laid out, if the game has two. */
function lineBox(position: Position, code: number): RecordEvent {
  const boxes = GAMES.find(({ id }) => id === position.variant.game)!.boxes;
  if (boxes.length < 2 || toMove(code).kind !== "deal") return {};
  return { box: Object.keys(BOXES)[position.field("newer_box") as number]! };
}

/** Read an event that comes next in a position, and apply its actions. Returns them, and the event as `EventWriter` writes it. */
export function applyEvent(position: Position, given: unknown): { event: RecordEvent; actions: number[] } {
  const [kind, event] = readEvent(given);
  if (!kind.isChance) checkDecision(position, event);
  const actions: number[] = [];
  for (const text of kind.read(event)) {
    const code = position.legal().find((one) => toMove(one).text === text);
    if (code === undefined) throw illegal(position, text);
    if (kind.isChance) checkBox(position, code, event);
    position.apply(code);
    actions.push(code);
  }
  if (goesOn(position, actions[0]!)) throw unfinished(event, actions.length);
  const { seat, choices, box } = event;
  const ends = kind.isChance ? { ...(box !== undefined && { box }) } : { choices };
  return { event: { ...(seat !== undefined && { seat }), ...writeEvent(actions), ...ends }, actions };
}

/** Return the kind of an event, and the event, which has the keys of its kind. */
function readEvent(given: unknown): [EventKind, RecordEvent] {
  const kind = findKind(given);
  const event = given as RecordEvent;
  const needed: Record<string, Check> = kind.isChance ? kind.keys : { ...kind.keys, seat: isInt, choices: isInt };
  const allowed: Record<string, Check> = { ...needed, ...kind.optional };
  for (const [key, value] of Object.entries(event))
    if (Object.hasOwn(allowed, key) && !allowed[key]!(value)) throw unreadable(`${key} as the format has it`, event);
  if (kind.fits && !kind.fits(event)) throw unreadable("a slot with a building, and only there", event);
  const hasAll = Object.keys(needed).every((key) => Object.hasOwn(event, key));
  if (!hasAll || !Object.keys(event).every((key) => Object.hasOwn(allowed, key)))
    throw new InputError("notation", "event/keys", "expected the keys {keys}, but got {got}", {
      keys: Object.keys(needed).sort().join(", "),
      got: Object.keys(event).sort().join(", "),
    });
  return [kind, event];
}

function findKind(given: unknown): EventKind {
  const keys = typeof given === "object" && given !== null && !Array.isArray(given) ? Object.keys(given) : [];
  const found = keys.flatMap((key) => BY_KEY.get(key) ?? []);
  if (found.length === 1 && Object.keys(found[0]!.keys).every((key) => keys.includes(key))) return found[0]!;
  throw new InputError("notation", "event/kind", "expected an event with one of {keys}, but got {got}", {
    keys: [...BY_KEY.keys()].join(", "),
    got: brief(given),
  });
}

const unreadable = (what: string, got: unknown) =>
  new InputError("notation", "value/type", "expected {what}, but got {got}", { what, got: brief(got) });

const unfinished = (event: RecordEvent, n: number) =>
  new InputError("illegal", "event/draw", "expected more than {n} in one draw, but got {got}", {
    n,
    got: brief(event),
  });

function checkDecision(position: Position, { seat, choices }: RecordEvent): void {
  if (seat !== position.seat)
    throw new InputError("illegal", "event/seat", "expected a decision of seat {expected}, but got one of seat {got}", {
      expected: position.seat,
      got: seat,
    });
  const options = position.legal().length;
  if (choices !== options)
    throw new InputError("illegal", "event/choices", "expected {expected} choices, but got {got}", {
      expected: options,
      got: choices,
    });
}

function checkBox(position: Position, code: number, event: RecordEvent): void {
  const { box } = lineBox(position, code);
  if (event.box === box) return;
  throw new InputError("notation", "event/box", "expected {box} with the line, but got {got}", {
    box: box ?? "no box",
    got: brief(event),
  });
}
