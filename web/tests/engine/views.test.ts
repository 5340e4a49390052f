// @vitest-environment node
/** The page derives from states what Python does, which writes whole games into a file (tests/web/test_views.py). */
import { readFileSync } from "node:fs";
import { crc32 } from "node:zlib";
import { expect, test } from "vitest";
import { loadEngine } from "../../src/engine/engine";
import { toMove } from "../../src/engine/moves";
import { CHANCE, Position } from "../../src/engine/position";
import { readVariant } from "../../src/engine/variant";
import { viewPosition, whyNot } from "../../src/engine/view";

interface Case {
  variant: string;
  seed: number;
  actions: number[];
  /** Of each moment: what is tried in vain, and the checksum of what is derived. */
  tries: (string | null)[];
  sums: number[];
}

const FILE = process.env.CROWNLAND_VIEWS;
const CASES = FILE ? (JSON.parse(readFileSync(FILE, "utf8")) as Case[]) : [];

/** All that is derived from a state. */
function moment(position: Position, action: number | undefined, tried: string | null) {
  return {
    view: viewPosition(position),
    outcomes: position.seat === CHANCE ? position.outcomes() : [],
    leaders: position.leaders(),
    ties: position.totals().map((_, kingdom) => position.tieBreaks(kingdom)),
    move: action === undefined ? null : toMove(action),
    why: tried && whyNot(position, tried),
  };
}

/** JSON with sorted keys. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

test("a table without a game has castles and nothing else", async () => {
  const { phase, kingdoms } = viewPosition(Position.start(await loadEngine("kingdomino"), readVariant("sample()")));
  expect([phase, kingdoms.map(({ squares, score }) => [squares, score.total])]).toEqual([
    "line",
    [
      [[], 0],
      [[], 0],
    ],
  ]);
});

test.runIf(FILE).each(CASES)("views are the same: $variant, game $seed", async ({ variant, actions, tries, sums }) => {
  const known = readVariant(variant);
  const position = Position.start(await loadEngine(known.family), known);
  sums.forEach((sum, index) => {
    const action = actions[index - 1];
    if (action !== undefined) position.apply(action);
    const text = sorted(moment(position, action, tries[index]!));
    expect(crc32(text), `after ${index} actions: ${text}`).toBe(sum);
  });
});
