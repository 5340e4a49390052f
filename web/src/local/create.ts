/** New local tables: from what is chosen in the lobby, or from the seats of the last one. */
import type { Engine } from "../engine/engine.ts";
import { Match } from "../engine/match.ts";
import { readRecord } from "../engine/record.ts";
import { readVariant, type Variant } from "../engine/variant.ts";
import { unhex } from "../lib/sha256.ts";
import type { Chair as Chosen, NewTable } from "../protocol.ts";
import { assignColours, botNameBeside, checkBot, checkColours, type Chair } from "./chairs.ts";
import { CommandError } from "./errors.ts";
import { cleanName } from "./names.ts";
import { LocalTable, newProgress } from "./table.ts";

/** What chance and the clock of the page give a new table. */
export interface Given {
  id: string;
  seed: Uint8Array;
  at: number;
}

/** Make a table, seat everybody and let chance draw. Throws CommandError if a seat is open or a bot unknown. */
export async function createTable(engine: Engine, chosen: NewTable, given: Given): Promise<LocalTable> {
  const variant = readVariant(chosen.variant);
  const { pace = "quick", hints = true, seed = null, begun = null } = chosen;
  const chairs = seatEverybody(chosen, variant);
  const past = begun ? (await readRecord(begun.record)).actionsUntil(begun.event_index) : [];
  const match = newMatch(engine, variant, chairs, seed === null ? given.seed : unhex(seed), past);
  const setup = { id: given.id, since: given.at, hints, prepared: seed !== null };
  return new LocalTable(setup, match, newProgress(chairs, pace, given.at));
}

/** A new table with the same seats, dealt afresh; a seat that was left is at this screen again. */
export function rematch({ setup, match, progress }: LocalTable, { id, seed, at }: Given): LocalTable {
  const chairs = progress.chairs.map((chair) => ({ ...chair, mine: !chair.bot, standIn: "" }));
  const next = newMatch(match.engine, match.variant, chairs, seed);
  const again = { id, since: at, hints: setup.hints, prepared: false };
  return new LocalTable(again, next, newProgress(chairs, progress.pace, at));
}

function newMatch(engine: Engine, variant: Variant, chairs: Chair[], seed: Uint8Array, begun: number[][] = []): Match {
  const names = chairs.map(({ name }) => name);
  return new Match(engine, variant, names, seed, { pauses: true, begun });
}

function seatEverybody({ seats = [], name: mine = "", begun }: NewTable, variant: Variant): Chair[] {
  const isTaken = ({ me, bot }: Chosen) => me || bot;
  if (seats.length !== variant.seats || !seats.every(isTaken)) throw new CommandError("setup/invalid");
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
