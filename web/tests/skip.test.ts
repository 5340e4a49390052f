// @vitest-environment node
/** What follows the optional steps of a turn, and how many confirmations that saves in whole games. */
import { describe, expect, test } from "vitest";
import { findSkip, skipSteps } from "../src/board/skip";
import { loadEngine, loadModule, Engine } from "../src/engine/engine";
import { Bot, type Think } from "../src/engine/bots";
import { decide } from "../src/engine/decide";
import { Match, viewMatch } from "../src/engine/match";
import { readVariant } from "../src/engine/variant";
import { table } from "./tables";

/** A decision of a seat: its options, what was chosen, and what could have been skipped. */
interface Decision {
  seat: number;
  turn: string;
  kind: string;
  options: number;
  passes: boolean;
  skips: { passes: string[]; options: string[] } | null;
}

async function play(variant: string, seed = 1): Promise<Decision[]> {
  const read = readVariant(variant);
  const engine = await loadEngine(read.family);
  const thinker = new Engine(read.family, await loadModule(read.family));
  const think: Think = (_, question) => Promise.resolve(decide(thinker, question));
  const players = Array.from({ length: read.seats }, (_, seat) => `P${seat}`);
  const match = new Match(engine, read, players, new Uint8Array(32).fill(seed));
  const bots = players.map((_, seat) => new Bot("greedy", read, think, seat));
  const done: Decision[] = [];
  while (!match.isOver) {
    const { state } = match;
    const code = await bots[state.seat]!.choose(state);
    const view = viewMatch(match);
    const chosen = view.options.find(({ id }) => id === code)!;
    const skip = skipSteps(state);
    done.push({
      seat: state.seat,
      turn: `${state.seat} ${state.round} ${view.turn}`,
      kind: chosen.kind,
      options: view.options.length,
      passes: !!chosen.passes,
      skips: skip && { passes: skip.passes.map(({ kind }) => kind), options: skip.options.map(({ kind }) => kind) },
    });
    match.play(code);
  }
  return done;
}

/** How often somebody confirms, if whatever is declined to the end of a turn is skipped at once. */
function confirmations(decisions: Decision[], playsForced: boolean): number {
  const asked = decisions.filter(({ options, kind }) => !playsForced || options > 1 || kind === "place");
  return asked.filter(({ passes, turn }, place) => {
    const rest = asked.slice(place + 1).filter((one) => one.turn === turn);
    return !passes || !rest.length || rest.some((one) => !one.passes && one.kind !== "claim");
  }).length;
}

describe.each(["queendomino(seats=2)", "royal_wedding(seats=3)"])("in %s", (variant) => {
  test("what is skipped leads to the claim of the same turn, or ends the last one", async () => {
    const decisions = await play(variant);
    const open = decisions.filter(({ skips }) => skips);
    expect(open.length).toBeGreaterThan(20);
    for (const { skips, kind } of open) {
      expect(skips!.passes[0]).toBe(kind);
      expect(skips!.options.every((one) => one === "claim")).toBe(true);
    }
    const [without] = decisions.filter(({ kind }) => kind === "claim" || kind === "place");
    expect(without!.skips).toBeNull();
    expect(
      open.some(({ skips }) => !skips!.options.length),
      "the last round has no claim",
    ).toBe(true);
  });

  test("a step that offers nothing is not asked", async () => {
    const decisions = await play(variant);
    expect(decisions.filter(({ options, passes }) => passes && options === 1)).toEqual([]);
  });
});

test("a game takes fewer confirmations", async () => {
  const own = (await play("queendomino(seats=2)")).filter(({ seat }) => seat === 0);
  const counts = [own.length, confirmations(own, false), confirmations(own, true)];
  expect(counts).toEqual([87, 66, 63]);
});

test("a table without actions, or without a draft, skips nothing", async () => {
  const engine = await loadEngine("duel");
  const match = new Match(engine, readVariant("duel()"), ["Ann", "Bob"], new Uint8Array(32));
  const shown = table(1, viewMatch(match), { variant: "duel()", actions: match.logs });
  expect(await findSkip(shown)).toBeNull();
  const { actions: _, ...without } = shown;
  expect(await findSkip(without)).toBeNull();
});
