/** New local tables: from what is chosen in the lobby, or from the seats of the last one. */
import type { Engine } from "../engine/engine.ts";
import { Match } from "../engine/match.ts";
import { readRecord } from "../engine/record.ts";
import { readVariant, type Variant } from "../engine/variant.ts";
import { unhex } from "../lib/sha256.ts";
import type { Beginning, Chair as Chosen, NewGame, Table } from "../protocol.ts";
import { assignColours, botNameBeside, checkBot, checkColours, type Chair } from "./chairs.ts";
import { CommandError } from "./errors.ts";
import { cleanName } from "./names.ts";
import { LocalTable, newProgress, type Setup } from "./table.ts";

/** What chance and the clock of the page give a new table. */
export interface Given {
  game: string;
  seed: Uint8Array;
  at: number;
}

/** Make a table, seat everybody and let chance draw. Throws CommandError if a seat is open or a bot unknown. */
export function createTable(engine: Engine, chosen: NewGame, { game, seed, at }: Given): LocalTable {
  const variant = readVariant(chosen.variant);
  const { pace = "quick", hints = true, seed: prepared = null, begun: beginning = null } = chosen;
  const begun = beginning ? actionsUntil(engine, beginning) : [];
  const began = beginning && { ply: beginning.ply, game: begun.length, number: begun.at(-1)!.length };
  const deal = prepared === null ? seed : unhex(prepared);
  const setup = { game, seed: deal, since: at, hints, prepared: prepared !== null, began };
  return newTable(engine, variant, setup, begun, seatEverybody(chosen, variant), pace);
}

/** A new table with the same seats, dealt afresh; a seat that was left is at this screen again. */
export function rematch({ setup, match, progress }: LocalTable, { game, seed, at }: Given): LocalTable {
  const chairs = progress.chairs.map((chair) => ({ ...chair, mine: !chair.bot, standIn: "" }));
  const again = { game, seed, since: at, hints: setup.hints, prepared: false, began: null };
  return newTable(match.engine, match.variant, again, [], chairs, progress.pace);
}

function newTable(
  engine: Engine,
  variant: Variant,
  setup: Setup,
  begun: number[][],
  chairs: Chair[],
  pace: Table["pace"],
): LocalTable {
  const names = chairs.map(({ name }) => name);
  const match = new Match(engine, variant, names, setup.seed, { pauses: true, begun });
  return new LocalTable(setup, match, newProgress(chairs, pace, setup.since));
}

/** The actions of each game of a record until a moment. */
const actionsUntil = (engine: Engine, { record, ply }: Beginning) => readRecord(engine, record).actionsUntil(ply);

function seatEverybody({ seats = [], name: mine = "", begun }: NewGame, variant: Variant): Chair[] {
  if (seats.length !== variant.seats || !seats.every(({ me, bot }) => me || bot)) throw new CommandError("setup/invalid");
  const wanted = seats.map(({ colour }) => colour ?? null);
  checkColours(wanted);
  const colours = assignColours(wanted);
  const taken = new Set(seats.map(({ name }) => cleanName(name || mine)));
  const called = (begun?.record.called as string[] | undefined) ?? []; // bots keep their names
  return seats.map((chosen, seat) => seatOne(chosen, mine, colours[seat]!, taken, called[seat] ?? ""));
}

function seatOne({ bot, name }: Chosen, mine: string, colour: number, taken: Set<string>, before: string): Chair {
  if (!bot) return { name: cleanName(name || mine), mine: true, bot: "", botName: "", colour, standIn: "" };
  const own = cleanName(name ?? "");
  const botName = own ? "" : botNameBeside(taken, cleanName(before));
  taken.add(botName);
  return { name: own || checkBot(bot), mine: false, bot: checkBot(bot), botName, colour, standIn: "" };
}
