/** One plain object holds everything that a table on the screen depends on; free functions read and change it.
 *
 * A decision passes three stages, whatever makes it (mouse, finger, keys, typed words): the *hand* holds what is to be
 * decided, the *ghost* shows one way to do it, and confirming sends the ghost's option. No rule is known here: legal
 * ways are the options of the view. */
import { has, same, type Square } from "../lib/squares";
import type { Domino, Kingdom, Option, Signalled, Table, View } from "../protocol";

/** A decision that is shown but not made. */
export interface Ghost {
  /** The legal action it stands for; null when the rules forbid it. */
  option: Option | null;
  /** The squares it covers, the first half's first. */
  at: Square[];
  /** Why it is forbidden, once the server has said so. */
  reason: Reason | null;
}

export interface Reason {
  id: string;
  args: Record<string, unknown>;
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
  /** The line to the server; a table of the past has none, and nothing is decided there. */
  link: "opening" | "live" | "lost" | "missing" | "past";
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
  };
}

export function currentView(session: TableSession): View | null {
  return session.table?.view ?? null;
}

/** Tell whether one of my seats decides now, and no bot does it for me. */
export function isMyTurn(session: TableSession): boolean {
  const { table } = session;
  const seat = table?.view?.seat ?? -1;
  const { stand_in, resigned } = table?.seats[seat] ?? {};
  return (
    session.mine.includes(seat) && table?.status === "running" && !stand_in && !resigned && session.link !== "past"
  );
}

/** Tell whether a coach may grade my moves: hints are on, and all others at the table are bots. */
export function canBeCoached({ table, mine }: TableSession): boolean {
  return (
    !!table?.hints &&
    table.status === "running" &&
    mine.length > 0 &&
    table.seats.every(({ kind }, seat) => kind === "bot" || mine.includes(seat))
  );
}

/** The seat of mine that a bot plays until I take it back. */
export function replacedSeat(session: TableSession): number | null {
  return session.mine.find((seat) => session.table?.seats[seat]?.stand_in) ?? null;
}

/** The seat that gives up when I do: mine in turn, else my first that still plays. */
export function resigningSeat(session: TableSession): number | null {
  const { table, mine } = session;
  const playing = mine.filter((seat) => !table?.seats[seat]?.resigned);
  return playing.find((seat) => seat === table?.view?.seat) ?? playing[0] ?? null;
}

/** Tell whether the game ends without a winner when I say so: the others agree to it first, unless none is there. */
export function endsAlone({ table, mine, host }: TableSession): boolean {
  if (host && (table?.view?.round ?? 0) <= 1 && table?.view?.game === 1) return true;
  return !table?.seats.some(
    (seat, number) =>
      seat.kind === "person" &&
      !mine.includes(number) &&
      !seat.resigned &&
      (!seat.gone || (table.clock && !seat.stand_in)),
  );
}

/** The options I can choose from now; they stay in sight while one of them is under way. */
export function myOptions(session: TableSession): Option[] {
  return isMyTurn(session) ? currentView(session)!.options : [];
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

/** Put the newest table in place, unless it is older than what is known; a new moment empties the hand. */
export function receiveTable(session: TableSession, table: Table): boolean {
  if (session.table && table.ply < session.table.ply) return false;
  const before = currentView(session);
  const changed = session.table?.ply !== table.ply;
  session.table = table;
  if (changed) settle(session, before?.seat !== table.view?.seat);
  return true;
}

function settle(session: TableSession, turned: boolean): void {
  session.sent = null;
  clearSelection(session);
  session.cursor = null;
  if (turned && isMyTurn(session)) session.focus = null;
}

/** Back from the ghost to the hand. */
export function clearSelection(session: TableSession): void {
  session.ghost = null;
  session.picks = [];
  session.slot = null;
  session.power = null;
  session.dice = [];
}

/** The land on a square of a kingdom, if any. */
export function cellAt(kingdom: Kingdom, square: Square) {
  return kingdom.squares.find((cell) => same(cell.at, square));
}

/** The property that holds a square. */
export function propertyAt(kingdom: Kingdom, square: Square) {
  return kingdom.score.properties.find((estate) => has(estate.squares, square));
}

/** Tell whether I may take my last decision back at once. */
export function canUndo({ table, mine }: TableSession): boolean {
  return table?.undo != null && mine.includes(table.undo);
}

/** Tell whether I may ask the others to let me take a decision of this game back: not between two games, where the result
 * stands, and not twice. */
export function canAskUndo(session: TableSession): boolean {
  const { table, mine } = session;
  if (table?.status !== "running" || table.between || resigningSeat(session) === null || canUndo(session)) return false;
  // What the table began with, where it plays on from another game, stands.
  const first = table.begun?.game === table.view?.game ? (table.begun?.number ?? 0) : 0;
  const events = (table.view?.events ?? []).filter(({ number }) => number >= first);
  const isCut = (events[0]?.number ?? 0) > first; // so long a game has a move of everybody
  return table.asked?.what !== "undo" && (isCut || events.some(({ seat }) => seat !== null && mine.includes(seat)));
}
