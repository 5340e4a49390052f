/** Bots by the names that Python writes, with the random numbers of `make_bot(name, seed)`: the same seed and playouts give the same moves in both. */
import { hex, sha256 } from "../lib/sha256.ts";
import { BOTS, DEFAULTS, LEVELS } from "./botTables.ts";
import type { BotName, Decision, Question } from "./decide.ts";
import { InputError } from "./errors.ts";
import type { Family } from "./layout.ts";
import type { Position } from "./position.ts";
import type { Variant } from "./variant.ts";
import { loadWeights } from "./weights.ts";

export type { BotName } from "./decide.ts";

const NAME = /^\s*([a-z][a-z0-9_]*)\s*(?:\(([^()]*)\))?\s*$/;
const OPTION = /^\s*(?:([a-z_]+)\s*=\s*)?(\d{1,12})\s*$/;

const wrong = (expected: string, text: string) =>
  new InputError("setup", "bot/unknown", "expected {expected}, but got {got}", { expected, got: text });

/** Read the name of a bot and its options; those that are not given have their defaults. Throws InputError for a bot that does not play in the page. */
export function readBot(text: string): BotName {
  const [, name, inside] = NAME.exec(text) ?? [];
  const row = name !== undefined && Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
  if (!row) throw wrong(`a bot out of ${Object.keys(BOTS).join(", ")}`, text);
  const given: Record<string, number> = {};
  for (const item of inside?.trim() ? inside.split(",") : []) {
    const [, key = row.first, value] = OPTION.exec(item) ?? [];
    const range = Object.hasOwn(row.options, key) ? row.options[key] : undefined;
    if (!range || key in given || Number(value) < range[0] || Number(value) > range[1])
      throw wrong(`options of ${name}, each once and in its range`, text);
    given[key] = Number(value);
  }
  if (row.first && !(row.first in given)) throw wrong(`${name} with its ${row.first}`, text);
  if ("playouts" in given && "ms" in given) throw wrong("playouts or ms, not both", text);
  return { name: name!, options: { ...defaults(row.options), ...given } };
}

function defaults(options: object): Record<string, number> {
  return Object.fromEntries(Object.entries(DEFAULTS).filter(([key]) => key in options));
}

/** The bot that plays a level in a family; any other bot unchanged. */
export function resolveLevel(bot: BotName, family: Family): BotName {
  return bot.name === "level" ? readBot(LEVELS[family][bot.options["level"]! - 1]!) : bot;
}

/** The 64 bits that a generator is started with, for any seed: a number or a text. */
export function seedKey(seed: string | number): bigint {
  return new DataView(sha256(new TextEncoder().encode(String(seed))).buffer).getBigUint64(0);
}

/** Who thinks: a pool of workers, or an engine of one's own. */
export type Think = (family: Family, question: Question, signal?: AbortSignal) => Promise<Decision>;

/** A bot at a table of one variant. It makes one decision at a time. */
export class Bot {
  readonly name: string;
  private readonly bot: BotName;
  private readonly variant: Variant;
  private readonly think: Think;
  private readonly key: bigint;
  private rng: BigUint64Array | null = null;

  /** Without a seed its choices are different each time. */
  constructor(name: string, variant: Variant, think: Think, seed: string | number = randomSeed()) {
    this.name = name;
    this.bot = resolveLevel(readBot(name), variant.family);
    this.variant = variant;
    this.think = think;
    this.key = seedKey(seed);
  }

  /** Choose an action of the seat in turn. Rejects with the reason of the signal when it is aborted; the bot is then as before. */
  async choose({ bytes }: Position, signal?: AbortSignal): Promise<number> {
    const { bot, key, rng } = this;
    const state = bytes.slice();
    const weights = BOTS[bot.name]!.weights ? await loadWeights(this.variant) : null;
    const decision = await this.think(this.variant.family, { bot, state, key, rng, weights }, signal);
    this.rng = decision.rng;
    return decision.action;
  }
}

const randomSeed = () => hex(crypto.getRandomValues(new Uint8Array(32)));
