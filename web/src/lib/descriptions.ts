/** What a table is, in short lines: who sits there, what is played, and with which clock. */
import { preferences } from "./preferences.svelte";
import { botId, botLevel, countNames } from "./names";
import { variantGame, variantSeats, variantSwitches } from "./variant";
import type { Clock } from "../protocol";
import { gameName, known, formatList, t } from "./text.svelte";

/** Who sits at a table: equal names are counted. */
export function formatPlayers(names: string[]): string {
  return formatList(
    countNames(names.filter(Boolean)).map(([name, count]) => (count > 1 ? t("name-times", { name, count }) : name)),
  );
}

/** A game with its options: "Kingdomino for 3 · Harmony". */
export function variantText(variant: string): string {
  const [game, seats] = [gameName(variantGame(variant)), variantSeats(variant)];
  return [
    seats ? t("game-for", { game, seats }) : game,
    ...variantSwitches(variant).map((name) => t(`switch-${name}`)),
  ].join(" · ");
}

/** What a kind of bot is called. */
export const botName = (bot: string) => (known(botId(bot)) ? t(botId(bot)) : bot);

/** The same with its level, for a list to choose from. */
export const botChoice = (bot: string) =>
  botLevel(bot) ? t("bot-choice", { name: botName(bot), level: botLevel(bot) }) : botName(bot);

/** Which of a game's bots plays unless another one is chosen: the one of last time, else what suits a newcomer. */
export const usualBot = (bots: string[], usual: string) =>
  [preferences.bot, usual].find((bot) => bots.includes(bot)) ?? bots[0] ?? "";

export function clockText(clock: Clock | null): string {
  if (!clock) return t("clock-none");
  return clock.days
    ? t("clock-days", { days: clock.days })
    : t("clock-minutes", { minutes: clock.minutes ?? 0, increment: clock.increment ?? 0 });
}
