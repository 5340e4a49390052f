// @vitest-environment node
/** The order in which the draft helper lets kings and dice be taken is that of the engine. */
import { expect, test } from "vitest";
import { loadEngine } from "../src/engine/engine";
import { toMove, type Move } from "../src/engine/moves";
import { CHANCE, Position } from "../src/engine/position";
import { readVariant } from "../src/engine/variant";
import { DRAFTS, FRAMES } from "../src/facts";
import { formatVariant } from "../src/lib/variant";
import { draftProgress, draw, DUEL, take, type DraftSession } from "../src/tools/draft/draw";

/** Numbers that look drawn, the same ones each time. */
function newRandom(): (n: number) => number {
  let state = 1;
  return (n) => {
    state = (state * 48271) % 2147483647;
    return state % n;
  };
}

/** Play any game to its end, or for some rounds; tell every action and who did it. */
async function* play(variant: string, rounds = Infinity): AsyncGenerator<Move & { seat: number }> {
  const position = Position.start(await loadEngine(readVariant(variant).family), readVariant(variant));
  const random = newRandom();
  while (!position.isOver && position.round <= rounds) {
    const { seat } = position;
    const codes = seat === CHANCE ? position.outcomes().map(({ code }) => code) : position.legal();
    const code = codes[random(codes.length)]!;
    position.apply(code);
    yield { ...toMove(code), seat };
  }
}

const newSession = (game: string, seats: number, switches: string[], opening: number[]): DraftSession => ({
  game,
  seats,
  switches,
  people: [],
  noted: true,
  rounds: [],
  opening,
  steps: [],
});

test.each(DRAFTS.map((draft) => [`${draft.game} ${draft.seats} ${draft.switches.join()}`, draft] as const))(
  "kings: %s",
  async (_, { game, seats, switches, line, lines, kings }) => {
    const dealt: number[] = [];
    const claims: { seat: number; domino: number }[] = [];
    for await (const { kind, seat, domino } of play(formatVariant(game, seats, switches, Object.keys(FRAMES)))) {
      if (kind === "deal") dealt.push(domino!);
      if (kind === "claim") claims.push({ seat, domino: domino! });
    }
    const each = seats * kings;
    expect([dealt.length, claims.length]).toEqual([line * lines, each * lines]);
    const opening = claims.slice(0, each).map(({ seat }) => seat);
    const session = newSession(game, seats, switches, opening);
    for (let number = 0; number < lines; number += 1) {
      const drawn = dealt.slice(number * line, (number + 1) * line).sort((one, other) => one - other);
      session.rounds.push(drawn);
      draw(session);
      for (const { seat, domino } of claims.slice(number * each, (number + 1) * each)) {
        expect(draftProgress(session).waiting[0]).toBe(seat);
        take(session, drawn.indexOf(domino));
      }
    }
    expect(draftProgress(session).isOver).toBe(true);
  },
);

test("dice", async () => {
  let session: DraftSession | null = null;
  let rolls = 0;
  for await (const { kind, seat, dice = [], who, power } of play("duel()", 6)) {
    if (kind === "first") session = newSession(DUEL, 2, [], [who!]);
    if (kind === "roll" && dice[0] === 0) {
      while (session!.steps.length && draftProgress(session!).waiting.length)
        take(session!, draftProgress(session!).rounds.at(-1)!.takers.indexOf(null));
      draw(session!);
      rolls += 1;
    }
    if (kind !== "take" || power) continue;
    for (const die of dice) {
      expect(draftProgress(session!).waiting[0]).toBe(seat);
      take(session!, die!);
    }
  }
  expect(rolls).toBeGreaterThan(4);
});
