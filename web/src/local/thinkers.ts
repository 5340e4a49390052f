/** The bots of a local table and who advises there: they think in workers. */
import { advise, grade } from "../engine/advice.ts";
import type { RunTrial } from "../engine/assess.ts";
import { Bot } from "../engine/bots.ts";
import { BotPool } from "../engine/pool.ts";
import { CommandError } from "./errors.ts";
import type { Thinkers } from "./session.ts";

export function makeThinkers(): Thinkers {
  const pool = new BotPool();
  const bots = new Map<string, Bot>();
  const run: RunTrial = (family, question, signal) => pool.run("trial", family, question, signal);
  return {
    choose(name, position, signal) {
      const bot = bots.get(name) ?? new Bot(name, position.variant, pool.think);
      bots.set(name, bot);
      return bot.choose(position, signal);
    },
    advise: (position) => advise(run, position).catch(refuse),
    grade: (...words) => grade(run, ...words).catch(refuse),
    close: () => pool.close(),
  };
}

/** The weights of the strongest bot are a file, which may be out of reach. */
function refuse(): never {
  throw new CommandError("offline");
}
