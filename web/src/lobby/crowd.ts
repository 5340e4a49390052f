/** What a table is, in short lines: who sits there, what is played, and with which clock. */
import { gameOf, seatsOf, switchesOf } from "../logic/variant";
import { gathered } from "../logic/words";
import type { Clock, Retention } from "../protocol";
import { gameName, known, listOf, t } from "../app/text.svelte";

/** Who sits at a table: equal names are counted. */
export function crowd(names: string[]): string {
  return listOf(gathered(names.filter(Boolean)).map(([name, count]) => (count > 1 ? t("name-times", { name, count }) : name)));
}

/** A game with its options: "Kingdomino for 3 · Harmony". */
export function variantWords(variant: string): string {
  const [game, seats] = [gameName(gameOf(variant)), seatsOf(variant)];
  return [seats ? t("game-for", { game, seats }) : game, ...switchesOf(variant).map((name) => t(`switch-${name}`))].join(" · ");
}

/** Which of a game's bots plays unless another one is chosen. */
export const usualBot = (bots: string[]) => bots.find((bot) => bot === "greedy") ?? bots.at(-1) ?? "";

/** The kind of a bot. */
export const botName = (bot: string) => (known(`bot-${bot}`) ? t(`bot-${bot}`) : bot);

export function clockWords(clock: Clock | null): string {
  if (!clock) return t("clock-none");
  return clock.days ? t("clock-days", { days: clock.days }) : t("clock-minutes", { minutes: clock.minutes ?? 0, increment: clock.increment ?? 0 });
}

/** When tables end by themselves here; 0 days is never. */
export function retentionWords({ waiting_days, abandoned_days }: Retention): string {
  const rules = [waiting_days && t("retention-waiting", { days: waiting_days }), abandoned_days && t("retention-abandoned", { days: abandoned_days })];
  return rules.filter(Boolean).join(" ");
}
