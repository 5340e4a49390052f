/** One plain object holds everything that a table on the screen depends on; free functions read and change it.
 *
 * A decision passes three stages, whatever makes it (mouse, finger, keys, typed words): the *hand* holds what is to be
 * decided, the *ghost* shows one way to do it, and confirming sends the ghost's option. No rule is known here: legal
 * ways are the options of the view. */
import { has, same, type Square } from "../lib/squares";
import type { Domino, Kingdom, May, Option, Signalled, Table, View } from "../protocol";
import type { Skip } from "./skip";

/** A decision that is shown but not made. */
export interface Ghost {
  /** The legal action it stands for; null when the rules forbid it. */
  option: Option | null;
  /** The squares it covers, the first half's first. */
  at: Square[];
  /** Why it is forbidden, once the rules were asked. */
  reason: Reason | null;
}

export interface Reason {
  id: string;
  args: Record<string, unknown>;
}

/** An option that is marked where it lies, by what it is: played, tried, what looks best and is not, or better. */
export interface Mark {
  as: "played" | "tried" | "obvious" | "better";
  option: Option;
  seat: number;
  /** What would lie there, where that is drawn, too. */
  faces?: [string, number][];
}

export interface TableSession {
  /** The table's id. */
  game: string;
  /** The newest truth; null until the first message. */
  table: Table | null;
  /** The seats that my token holds. */
  mine: number[];
  /** Whether I laid this table. */
  host: boolean;
  /** The line to the table: it is under way, there, lost; or there is no such table, or another tab plays it. */
  link: "opening" | "live" | "lost" | "missing" | "elsewhere";
  /** How far my clock is ahead of the server's, in milliseconds. */
  ahead: number;
  /** People who watch. */
  watchers: number;
  /** What players just said, by seat, out of the fixed phrases. */
  said: Record<number, Signalled["signal"]>;
  /** The kingdom that the player wants to see large; null for the own one. */
  focus: number | null;
  /** Direction from the first to the second half of the domino in hand: 0 east, 1 south, 2 west, 3 north. */
  rotation: number;
  /** The square that mouse, finger or keys point at. */
  cursor: Square | null;
  /** What is shown but not made. */
  ghost: Ghost | null;
  /** Squares chosen so far where a decision takes several. */
  picks: Square[];
  /** The slot of the builders' board chosen for building. */
  slot: number | null;
  /** The power that is to be used. */
  power: string | null;
  /** Dice chosen so far. */
  dice: number[];
  /** What was confirmed and is not answered yet. */
  sent: Option | null;
  /** What can be decided at once, if the optional steps that are left are skipped. */
  skip: Skip | null;
}

export function newSession(game: string): TableSession {
  return {
    game,
    table: null,
    mine: [],
    host: false,
    link: "opening",
    ahead: 0,
    watchers: 0,
    said: {},
    focus: null,
    rotation: 0,
    cursor: null,
    ghost: null,
    picks: [],
    slot: null,
    power: null,
    dice: [],
    sent: null,
    skip: null,
  };
}

export function currentView(session: TableSession): View | null {
  return session.table?.view ?? null;
}

export type Right = May["host"][number];

/** Where nothing may be done: a table that is looked back at, or a calculated one. */
export const NO_RIGHTS: May = { seats: [], bot: [], host: [], sit: [] };

/** The rights at a table where one seat decides and nothing else may be done. */
export function onlyPlay(seat: number): May {
  return { ...NO_RIGHTS, seats: Array.from({ length: seat + 1 }, (_, one) => (one === seat ? ["play"] : [])) };
}

/** The seats of mine that may do something now. */
export function seatsThatMay({ table, mine }: TableSession, right: Right): number[] {
  return mine.filter((seat) => table?.may.seats[seat]?.includes(right));
}

/** Tell whether I may do something now, by one of my seats or as the host. */
export function may(session: TableSession, right: Right): boolean {
  return seatsThatMay(session, right).length > 0 || (session.host && !!session.table?.may.host.includes(right));
}

/** Tell whether this page may advise me: the table allows it, and the page knows its rules. */
export function mayAdvise(session: TableSession, right: "hint" | "coach"): boolean {
  return !!session.table?.actions && may(session, right);
}

/** How I may undo or end now: at once, by asking the others, or not yet because they declined; null: not at all. */
export function consentRight<What extends "undo" | "end">(session: TableSession, what: What) {
  const ways = [what, `${what}_propose`, `${what}_declined`] as const;
  return ways.find((right) => may(session, right)) ?? null;
}

/** The seats for which I may ask for a bot. */
export function replaceableSeats({ table, mine }: TableSession): number[] {
  return mine.flatMap((seat) => table?.may.bot[seat] ?? []);
}

/** Tell whether one of my seats decides now. */
export function isMyTurn(session: TableSession): boolean {
  return may(session, "play");
}

/** The seat that gives up when I do: mine in turn, else my first that still plays. */
export function resigningSeat(session: TableSession): number | null {
  const playing = seatsThatMay(session, "resign");
  return playing.find((seat) => seat === session.table?.view?.seat) ?? playing[0] ?? null;
}

/** The options I can choose from now; they stay in sight while one of them is under way. */
export function myOptions(session: TableSession): Option[] {
  return isMyTurn(session) ? currentView(session)!.options : [];
}

/** The dominoes I can choose now: also those that come after optional steps, which are skipped then. */
export function claims(session: TableSession): Option[] {
  return [...myOptions(session), ...skippingOptions(session)].filter(({ kind }) => kind === "claim");
}

/** The options that skip the optional steps before them. */
export function skippingOptions(session: TableSession): Option[] {
  return isMyTurn(session) ? (session.skip?.options ?? []) : [];
}

/** What is declined before an option can be decided. */
export function skippedBy(session: TableSession, option: Option): Option[] {
  return skippingOptions(session).some(({ id }) => id === option.id) ? session.skip!.passes : [];
}

/** The kind of decision that is mine to make now: place, claim, knights …; null when it is not my turn. */
export function myDecision(session: TableSession): string | null {
  const kind = myOptions(session)[0]?.kind ?? null;
  return kind === "discard" ? "place" : kind;
}

/** The index of the kingdom that a seat rules. */
export function kingdomIndex(view: View, seat: number): number {
  return view.kingdoms.findIndex((kingdom) => kingdom.seats.includes(seat));
}

/** The kingdom that is mine: that of my seat in turn, else of my first seat, else the first. */
export function homeKingdom(session: TableSession): number {
  const view = currentView(session);
  if (!view) return 0;
  const seat = view.seat !== null && session.mine.includes(view.seat) ? view.seat : (session.mine[0] ?? view.seat ?? 0);
  return Math.max(kingdomIndex(view, seat), 0);
}

/** The kingdom shown large. */
export function shownKingdom(session: TableSession): number {
  return session.focus ?? homeKingdom(session);
}

/** Show a kingdom large. */
export function focusKingdom(session: TableSession, index: number): void {
  session.focus = index === homeKingdom(session) ? null : index;
}

/** Tell whether the board on the screen is the one I decide on. */
export function isMyBoard(session: TableSession): boolean {
  return isMyTurn(session) && shownKingdom(session) === homeKingdom(session);
}

/** The domino to be placed by me now. */
export function dominoInHand(session: TableSession): Domino | null {
  return myDecision(session) === "place" ? (currentView(session)?.draft?.hand ?? null) : null;
}

/** Put the newest table in place, unless it is older than what is known; a new position empties the hand. */
export function receiveTable(session: TableSession, table: Table): boolean {
  const before = session.table;
  if (before && table.version < before.version) return false;
  session.table = table;
  if (hasMoved(before, table) || !isMyTurn(session)) settle(session, before?.view?.seat !== table.view?.seat);
  return true;
}

/** Tell whether a table shows another position: its last action is another one. Where none has happened, anything may have. */
function hasMoved(before: Table | null, table: Table): boolean {
  const [last, next] = [before?.view?.events.at(-1), table.view?.events.at(-1)];
  if (!last || !next) return before?.version !== table.version;
  return before!.view!.game !== table.view!.game || last.number !== next.number || last.text !== next.text;
}

function settle(session: TableSession, turned: boolean): void {
  session.sent = null;
  session.skip = null;
  clearSelection(session);
  session.cursor = null;
  if (turned && isMyTurn(session)) session.focus = null;
}

/** Tell whether something of a decision is chosen, or it is under way. */
export function isDeciding({ ghost, picks, slot, power, dice, sent }: TableSession): boolean {
  return [ghost, slot, power, sent].some((chosen) => chosen !== null) || picks.length + dice.length > 0;
}

/** Back from the ghost to the hand. */
export function clearSelection(session: TableSession): void {
  session.ghost = null;
  session.picks = [];
  session.slot = null;
  session.power = null;
  session.dice = [];
}

/** What was sent was refused: back to the hand. */
export function rejectSent(session: TableSession): void {
  session.sent = null;
  clearSelection(session);
}

/** The land on a square of a kingdom, if any. */
export function cellAt(kingdom: Kingdom, square: Square) {
  return kingdom.squares.find((cell) => same(cell.at, square));
}

/** The property that holds a square. */
export function propertyAt(kingdom: Kingdom, square: Square) {
  return kingdom.score.properties.find((estate) => has(estate.squares, square));
}

/** The bonuses of a kingdom that are won or lost as a whole; coins and buildings are points that are there. */
export const wholeBonuses = ({ court, score }: Kingdom) =>
  court ? [] : score.lines.filter(({ id }) => id.startsWith("bonus-"));

/** The points of a kingdom; while a game is played, without bonuses that are only possible. */
export function securePoints({ phase, kingdoms }: View, index: number): number {
  const kingdom = kingdoms[index]!;
  const open = phase === "over" ? [] : wholeBonuses(kingdom).filter(({ args }) => args["standing"] === "possible");
  return open.reduce((sum, { points }) => sum - points, kingdom.score.total);
}
