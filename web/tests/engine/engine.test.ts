// @vitest-environment node
/** The engine in the page plays as in Python, which writes games into a file (tests/web/test_engine.py). */
import { expect, test } from "vitest";
import { Bot, seedKey, type Think } from "../../src/engine/bots";
import { decide } from "../../src/engine/decide";
import { Engine, loadEngine, loadModule } from "../../src/engine/engine";
import { PHASES, type Family } from "../../src/engine/layout";
import { Position } from "../../src/engine/position";
import { readVariant, startBytes } from "../../src/engine/variant";
import { readCases } from "./cases";

interface RandomGames {
  variant: string;
  /** Of each game: a checksum of its actions, who leads, and all points. */
  played: number[][];
}

interface BotGames {
  variant: string;
  bot: string;
  /** All actions of each game, and the places of those that the bot has chosen. */
  games: { seed: number; actions: number[]; own: number[] }[];
}

const TIMEOUT = 600_000;
const CASES = readCases<RandomGames | BotGames>();
const RANDOM = CASES.filter((one): one is RandomGames => "played" in one);
const BOTS = CASES.filter((one): one is BotGames => "bot" in one);

test.runIf(RANDOM.length).each(RANDOM)("random games are the same: $variant", async ({ variant, played }) => {
  const named = readVariant(variant);
  const engine = new Engine(named.family, await loadModule(named.family));
  engine.view("key", "u8")[0] = seedKey(variant);
  played.forEach((expected, stream) => {
    engine.state = startBytes(named);
    const checksum = engine.call("PLAY", stream);
    const leaders = engine.call("LEADERS");
    const totals = engine.view("totals", "i2").subarray(0, expected.length - 2);
    expect([checksum, leaders, ...totals]).toEqual(expected);
  });
});

test.runIf(BOTS.length).each(BOTS)(
  "$bot decides the same: $variant",
  async ({ variant, bot, games }) => {
    const named = readVariant(variant);
    const thinker = new Engine(named.family, await loadModule(named.family));
    const think: Think = (_, question) => decide(thinker, question);
    for (const { seed, actions, own } of games) {
      const [player, places] = [new Bot(bot, named, think, seed), new Set(own)];
      const position = Position.start(await loadEngine(named.family), named);
      for (const [place, action] of actions.entries()) {
        if (places.has(place)) expect(await player.choose(position)).toBe(action);
        position.apply(action);
      }
    }
  },
  TIMEOUT,
);

test.each(Object.keys(PHASES) as Family[])("a module needs nothing from outside: %s", async (family) => {
  for (const part of ["rules", "full"] as const)
    expect(WebAssembly.Module.imports(await loadModule(family, part))).toEqual([]);
});
