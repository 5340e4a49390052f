/** The bots of a local table, which think in workers. */
import { advise, grade } from "../engine/advice.ts";
import type { RunTrial } from "../engine/assess.ts";
import { Bot } from "../engine/bots.ts";
import { BotPool } from "../engine/pool.ts";
import type { Thinkers } from "./session.ts";

export function makeThinkers(): Thinkers {
  const pool = new BotPool();
  const bots = new Map<string, Bot>();
  const tryOut: RunTrial = (family, question, signal) => pool.run("trial", family, question, signal);
  return {
    choose(name, position, signal) {
      const bot = bots.get(name) ?? new Bot(name, position.variant, pool.think);
      bots.set(name, bot);
      return bot.choose(position, signal);
    },
    advise: (position) => advise(tryOut, position),
    grade: (position, played, game, number) => grade(tryOut, position, played, game, number),
    close: () => pool.close(),
  };
}
