/** The bots of a local table: they think in workers. */
import { Bot } from "../engine/bots.ts";
import { BotPool } from "../engine/pool.ts";
import type { Thinkers } from "./session.ts";

export function makeThinkers(): Thinkers {
  const pool = new BotPool();
  const bots = new Map<string, Bot>();
  return {
    choose(name, position, signal) {
      const bot = bots.get(name) ?? new Bot(name, position.variant, pool.think);
      bots.set(name, bot);
      return bot.choose(position, signal);
    },
    close: () => pool.close(),
  };
}
