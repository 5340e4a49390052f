/** The bots of a local table, which think in workers. */
import { Bot } from "../engine/bots.ts";
import { BotPool } from "../engine/pool.ts";
import { CommandError } from "./errors.ts";
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
    advise: () => Promise.reject(new CommandError("hint/off")),
    close: () => pool.close(),
  };
}
