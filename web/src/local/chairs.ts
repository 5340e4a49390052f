/** The seats of a local table: who sits there, in which colour, and under which name. */
import { BOT_NAMES } from "../facts.ts";
import { readBot } from "../engine/bots.ts";
import { CommandError } from "./errors.ts";

/** A seat: mine, a bot's, or nobody's. */
export interface Chair {
  name: string;
  mine: boolean;
  bot: string;
  /** What people read for a bot. */
  botName: string;
  colour: number;
  /** The bot that plays on for a seat that resigned. */
  standIn: string;
}

/** The strongest bot: it gives hints, and plays for a seat that resigned or was left. */
export const STAND_IN = "level(5)";
const COLOURS = 8;

export const seatKind = ({ bot, mine }: Chair) => (bot ? "bot" : mine ? "person" : "open");

/** The bot that decides for a seat; empty when a person does. */
export const playedBy = ({ bot, standIn }: Chair) => bot || standIn;

/** Return the name of a bot that can play in this page. Throws CommandError for another one. */
export function checkBot(bot: string): string {
  try {
    readBot(bot);
  } catch {
    throw new CommandError("bot/unknown");
  }
  return bot;
}

/** Throws CommandError if two seats have one colour. */
export function checkColours(chosen: (number | null)[]): void {
  const given = chosen.filter((colour) => colour !== null);
  if (new Set(given).size < given.length) throw new CommandError("seat/colour");
}

/** Give every seat its chosen colour, or else that of its number, or else the first that is free. */
export function assignColours(chosen: (number | null)[]): number[] {
  const taken = new Set(chosen.filter((colour) => colour !== null));
  return chosen.map((colour, seat) => {
    const usual = [seat, ...Array(COLOURS).keys()];
    const given = colour ?? usual.find((one) => !taken.has(one))!;
    taken.add(given);
    return given;
  });
}

/** A name for a bot that nobody else at the table has: the one `before` if possible. */
export function botNameBeside(taken: Set<string>, before = "", random = Math.random): string {
  const free = BOT_NAMES.filter((name) => !taken.has(name));
  return before && !taken.has(before) ? before : free[Math.floor(random() * free.length)]!;
}
