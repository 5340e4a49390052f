// @vitest-environment node
/** Advice at a table, from the actions that it has. */
import { afterAll, expect, test } from "vitest";
import { Adviser, whyIllegal } from "../src/board/adviser";
import { loadEngine } from "../src/engine/engine";
import { isFault } from "../src/engine/faults";
import { Match, viewMatch } from "../src/engine/match";
import { readVariant } from "../src/engine/variant";
import type { Table } from "../src/protocol";
import { table } from "./tables";

const adviser = new Adviser();
afterAll(() => adviser.close());

async function play(variant: string, until: (match: Match) => boolean): Promise<Match> {
  const { family, seats } = readVariant(variant);
  const players = Array.from({ length: seats }, (_, seat) => `p${seat}`);
  const match = new Match(await loadEngine(family), readVariant(variant), players, new Uint8Array(32));
  while (!until(match)) match.play(match.state.legal()[0]!);
  return match;
}

const shown = (match: Match): Table => table(3, viewMatch(match), { variant: match.variant.text, actions: match.logs });

test("why something is illegal is known from the actions", async () => {
  const match = await play("kingdomino(seats=2)", ({ state }) => state.phase === "place");
  const { hand } = viewMatch(match).draft!;
  expect(await whyIllegal(shown(match), `place:${hand!.number}@4,4/4,5`)).toMatchObject({ id: "wide" });
  expect(await whyIllegal(shown(match), viewMatch(match).options[0]!.text)).toBeNull();
});

test("a hint is one of the options, and is asked about; what has to be done is not", async () => {
  const match = await play("sample(dynasty=true)", ({ logs, state }) => logs.length === 2 && state.legal().length > 1);
  const { action, reason, args, asked } = await adviser.hint(shown(match));
  expect(match.state.legal()).toContain(action);
  expect([reason, args.win! >= 0 && args.win! <= 100]).toEqual(["chance", true]);
  expect(asked).toEqual({ variant: "sample()", actions: match.logs[1], action, hint: true });
  const forced = await play("sample()", ({ state }) => state.legal().length === 1);
  expect(await adviser.hint(shown(forced))).toEqual({
    action: forced.state.legal()[0],
    reason: "only",
    args: {},
    asked: null,
  });
});

test("a decision is graded, and a fault is asked about with what is better", { timeout: 60_000 }, async () => {
  const match = await play("sample()", ({ isOver }) => isOver);
  const own = match.events.filter(({ actionIndex }) => match.actors[actionIndex] === 0);
  let faults = 0;
  for (const { actionIndex, actions, eventIndex } of own) {
    const options = match.at(eventIndex - 1).state.legal();
    const { assessment, asked } = await adviser.grade(shown(match), actionIndex);
    expect([assessment !== null, asked !== null]).toEqual(Array(2).fill(options.length > 1));
    if (!assessment) continue;
    expect(assessment).toMatchObject({ game: 1, number: actionIndex, seat: 0, played: { id: actions[0] } });
    expect(asked).toMatchObject({ actions: match.logs[0]!.slice(0, actionIndex), action: actions[0] });
    expect(asked!.best).toBe(isFault(assessment) ? assessment.best.id : undefined);
    if (isFault(assessment)) expect(asked!.points).toHaveLength(2);
    faults += isFault(assessment) ? 1 : 0;
  }
  expect(faults).toBeGreaterThan(0);
});
