/** What players are called: people and bots, at a table and in lists. */
import type { Seat } from "../protocol";

/** `level(3)` is the bot that plays at level 3. */
const LEVEL = /^level\((\d)\)$/;

/** The level of a bot; 0 for one that is none. */
export const botLevel = (bot: string) => Number(LEVEL.exec(bot)?.[1] ?? 0);

/** The id of what a bot is called: "bot-level-3", "bot-greedy". */
export const botId = (bot: string) => `bot-${bot.replace(LEVEL, "level-$1")}`;

/** Whoever rules a kingdom: one player, or the two of a team. */
export const joinNames = (seats: number[], playerName: (seat: number) => string) => seats.map(playerName).join(" & ");

/** Names with how often each comes, in the order in which they come first. */
export function countNames(names: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
}

export type Words = (id: string, args?: Record<string, string | number>) => string;

/** How a seat's player is called; people without a name are numbered. */
export function seatName(
  seat: Pick<Seat, "kind" | "name" | "bot"> | undefined,
  number: number,
  t: Words,
  known: (id: string) => boolean,
): string {
  if (!seat) return "";
  if (seat.kind === "open") return t("seat-open");
  const bot = seat.bot && known(botId(seat.bot)) ? t(botId(seat.bot)) : seat.bot;
  const isPlain = !seat.name || seat.name === seat.bot;
  if (seat.kind === "bot") return isPlain && bot ? bot : seat.name;
  return seat.name || t("seat-player", { number: number + 1 });
}

/** Tell whether a seat is called "you": it is the only one of mine, and has no name. */
export const isYou = (seats: Pick<Seat, "kind" | "name">[], mine: number[], seat: number) =>
  mine.length === 1 && mine[0] === seat && seats[seat]?.kind === "person" && !seats[seat].name;

/** Who a sentence is about, as messages ask for it: whoever reads it, or somebody with a name. */
export const who = (isMe: boolean) => (isMe ? "me" : "other");

/** `called` is null for a person, and for a bot its name or, where it goes by that of its kind, empty. */
export const listedName = (
  player: string,
  called: string | null | undefined,
  number: number,
  t: Words,
  known: (id: string) => boolean,
) =>
  seatName(
    called == null ? { kind: "person", name: player, bot: null } : { kind: "bot", name: called, bot: player },
    number,
    t,
    known,
  );
