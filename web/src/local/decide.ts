/** What a command at a local table results in: facts, or a CommandError. Nothing is changed here.
 *
 * The checks and their order are those of src/crownland/server/table/decide.py. */
import { toMove } from "../engine/moves.ts";
import type { Change } from "../protocol.ts";
import { botNameBeside, checkBot, checkColours, playedBy, seatKind, STAND_IN, type Chair } from "./chairs.ts";
import { CommandError } from "./errors.ts";
import type { Fact } from "./facts.ts";
import { cleanName } from "./names.ts";
import type { LocalTable } from "./table.ts";

type Kind = Change["type"];
type Command<K extends Kind> = Extract<Change, { type: K }>;
type Deciders = { [K in Kind]: (table: LocalTable, command: Command<K>) => Fact[] };

export function decide(table: LocalTable, command: Change): Fact[] {
  const decider = DECIDERS[command.type] as (table: LocalTable, command: Change) => Fact[];
  return decider(table, command);
}

const DECIDERS: Deciders = {
  play(table, { version, action }) {
    checkSeated(table);
    checkRunning(table);
    const { positionVersion, version: newest } = table.progress;
    if (version < positionVersion || version > newest) throw new CommandError("action/stale", { version: newest });
    return [{ what: "played", seat: checkTurn(table), action: legalAction(table, action) }];
  },
  undo(table) {
    checkPlaying(table);
    checkRunning(table);
    if (table.match.isBetween) throw new CommandError("undo/between");
    const last = table.decisionsSince(table.mine);
    if (!last) throw new CommandError("undo/nothing");
    return [{ what: "undone", decisions: last }];
  },
  resign(table, { seat }) {
    checkOwn(table, seat);
    checkRunning(table);
    if (table.match.resigned.has(seat)) throw new CommandError("seat/not-yours", { seat });
    return [{ what: "resigned", seat }, ...afterResigning(table, seat)];
  },
  next(table, { seat }) {
    checkOwn(table, seat);
    checkRunning(table);
    const { unseen, match } = table;
    if (!match.isBetween || !unseen.includes(seat)) return [];
    return [{ what: "seen", seat }, ...(unseen.length > 1 ? [] : [{ what: "dealt" } as const])];
  },
  end(table) {
    checkNotOver(table);
    checkPlaying(table);
    const { logs, state } = table.match;
    return [{ what: "ended", how: logs.length === 1 && state.round <= 1 ? "aborted" : "agreed" }];
  },
  rematch(table) {
    checkSeated(table);
    if (table.status !== "over") throw new CommandError("match/not-over");
    return table.progress.rematch ? [] : [{ what: "again", table: "" }]; // it gets its id when it is made
  },
  pace(table, { pace }) {
    checkPace(table);
    return pace === table.progress.pace ? [] : [{ what: "paced", pace }];
  },
  hurry(table) {
    checkSeated(table);
    checkRunning(table);
    const { hurried, pace } = table.progress;
    return table.botInTurn && !hurried && pace !== "instant" ? [{ what: "hurried" }] : [];
  },
  rename(table, { seat, name, colour = null }) {
    checkRename(table, seat);
    const [chair, clean, chosen] = [table.chairs[seat]!, cleanName(name), chooseColour(table, seat, colour)];
    const isSame = clean === chair.name && chosen === chair.colour;
    return isSame ? [] : [{ what: "renamed", seat, name: clean, colour: chosen }];
  },
  leave(table, { seat }) {
    checkOwn(table, seat);
    checkNotOver(table);
    return [{ what: "left", seat }];
  },
  sit(table, { seat, name = "", bot = null, secret = null, colour = null }) {
    checkNotOver(table);
    const isMine = seat == null ? table.mine.length > 0 : table.mine.includes(seat);
    if (secret !== null && isMine) return []; // sent again
    const place = seat ?? firstOpen(table);
    if (seatKind(checkChair(table, place)) !== "open") throw new CommandError("seat/taken", { seat: place });
    if (table.match.resigned.has(place)) throw new CommandError("seat/final", { seat: place });
    const chosen = chooseColour(table, place, colour);
    return [bot === null ? person(place, name, chosen) : newBot(table, place, checkBot(bot), name, chosen)];
  },
  bot(table, { seat }) {
    checkPlaying(table);
    checkRunning(table);
    const chair = checkChair(table, seat);
    if (playedBy(chair)) throw new CommandError("seat/taken", { seat });
    if (seatKind(chair) !== "open") throw new CommandError("seat/not-gone", { seat });
    const { name, colour } = chair;
    return [{ what: "sat", seat, name: name || STAND_IN, bot: STAND_IN, botName: "", colour }];
  },
  return(table, { seat }) {
    checkOwn(table, seat);
    checkRunning(table);
    throw new CommandError(table.match.resigned.has(seat) ? "seat/final" : "seat/taken", { seat });
  },
  answer(table) {
    checkSeated(table);
    throw new CommandError("proposal/none");
  },
  start() {
    throw new CommandError("match/started");
  },
  reveal(table, { seat }) {
    checkOwn(table, seat);
    checkNotOver(table);
    throw new CommandError("match/started");
  },
};

/** The int of a legal action, given as int or text. */
function legalAction({ match: { state } }: LocalTable, action: number | string): number {
  const legal = state.legal();
  const found = typeof action === "number" ? action : legal.find((code) => toMove(code).text === action);
  if (found === undefined || !legal.includes(found)) throw new CommandError("action/illegal");
  return found;
}

/** Let a bot move for a seat that resigned, if others play on. */
function afterResigning({ match }: LocalTable, seat: number): Fact[] {
  match.resigned.add(seat);
  const goesOn = !match.isOver;
  match.resigned.delete(seat);
  return goesOn ? [{ what: "stood_in", seat, bot: STAND_IN }] : [];
}

const person = (seat: number, name: string, colour: number): Fact => ({
  what: "sat",
  seat,
  name: cleanName(name),
  bot: "",
  botName: "",
  colour,
});

function newBot(table: LocalTable, seat: number, bot: string, name: string, colour: number): Fact {
  const chosen = cleanName(name);
  const taken = new Set(table.chairs.map((chair) => chair.botName || chair.name));
  return { what: "sat", seat, name: chosen || bot, bot, botName: chosen ? "" : botNameBeside(taken), colour };
}

function chooseColour(table: LocalTable, seat: number, wanted: number | null): number {
  if (wanted === null) return table.chairs[seat]!.colour;
  checkColours([wanted, ...table.chairs.flatMap(({ colour }, number) => (number === seat ? [] : [colour]))]);
  return wanted;
}

function firstOpen({ openSeats }: LocalTable): number {
  if (!openSeats.length) throw new CommandError("seat/none-open");
  return openSeats[0]!;
}

function checkChair({ chairs }: LocalTable, seat: number): Chair {
  const chair = chairs[seat];
  if (!chair) throw new CommandError("seat/unknown", { seat });
  return chair;
}

function checkNotOver({ status }: LocalTable): void {
  if (status === "over") throw new CommandError("match/over");
}

/** Every local table has begun. */
export const checkRunning = checkNotOver;

function checkSeated({ mine }: LocalTable): void {
  if (!mine.length) throw new CommandError("token/wrong");
}

/** Refuse somebody who has resigned everywhere. */
function checkPlaying(table: LocalTable): void {
  checkSeated(table);
  if (table.mine.every((seat) => table.match.resigned.has(seat))) throw new CommandError("seat/final");
}

function checkOwn(table: LocalTable, seat: number): void {
  const chair = checkChair(table, seat);
  checkSeated(table);
  if (!chair.mine) throw new CommandError("seat/not-yours", { seat });
}

/** The seat in turn, for which I decide. */
export function checkTurn(table: LocalTable): number {
  checkSeated(table);
  checkRunning(table);
  const { seat } = table;
  if (seat === null || !table.chairs[seat]!.mine || table.botInTurn)
    throw new CommandError("action/not-your-turn", { seat });
  return seat;
}

export function checkPace(table: LocalTable): void {
  checkSeated(table);
  checkNotOver(table);
}

export function checkRename(table: LocalTable, seat: number): void {
  checkOwn(table, seat);
  checkNotOver(table);
}
