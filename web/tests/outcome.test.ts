/** My games in the lobby, without a browser. */
import { expect, test } from "vitest";
import { isSettled, tableOutcome, waitsFor } from "../src/lobby/outcome";
import { NO_RIGHTS } from "../src/board/session";
import { shuffled } from "../src/lib/shuffle";
import { kingdom, table, view } from "./tables";

const named = (seat: number) => ["Anna", "Bob", "Cleo", "Dan"][seat] ?? "?";

test("a table waits for me when I decide or am asked, not when a bot plays for me", () => {
  const running = table(1, view({ seat: 1 }));
  expect(waitsFor(running, [1])).toBe(true);
  expect(waitsFor(running, [0])).toBe(false);
  expect(waitsFor({ ...running, proposal: { what: "undo", by: 1, seat: 1, bot: null, waits_for: [0] } }, [0])).toBe(
    true,
  );
  expect(waitsFor({ ...running, between: { game: 1, waits_for: [0], until: 0 } }, [0])).toBe(true);
  expect(waitsFor({ ...running, may: NO_RIGHTS }, [1])).toBe(false);
});

test("a finished game is looked at for a day, in case somebody wants to play again", () => {
  const over = table(9, view({ seat: null, winners: [1], totals: [10, 12] }));
  const rematch = { what: "rematch", by: 1, seat: 1, bot: null, waits_for: [0] } as const;
  expect(waitsFor({ ...over, proposal: { ...rematch, waits_for: [0] } }, [0])).toBe(true);
  expect(waitsFor({ ...over, proposal: { ...rematch, waits_for: [0] } }, [1])).toBe(false);
  const outcome = tableOutcome(over, [0], named, 1000);
  expect(isSettled(undefined, 2000)).toBe(false);
  expect(isSettled(outcome, 2000)).toBe(false);
  expect(isSettled(outcome, 100_000_000)).toBe(true);
  expect(isSettled(tableOutcome({ ...over, rematch: "next" }, [0], named, 1000), 2000)).toBe(true);
});

test("a finished game is remembered with its points, the winner first", () => {
  const teams = view({ kingdoms: [kingdom([0, 1]), kingdom([2, 3])], totals: [40, 55], winners: [1] });
  const lost = tableOutcome(table(9, teams), [0], named, 7);
  expect(lost).toEqual({
    ending: "lost",
    kingdoms: [
      { names: "Cleo & Dan", points: 55 },
      { names: "Anna & Bob", points: 40 },
    ],
    at: 7,
    rematch: null,
  });
  expect(tableOutcome(table(9, teams), [3], named, 7).ending).toBe("won");
  expect(tableOutcome(table(9, teams), [], named, 7).ending).toBe("watched");
  expect(tableOutcome(table(9, { ...teams, winners: [0, 1] }), [3], named, 7).ending).toBe("shared");
  expect(tableOutcome(table(9, { ...teams, winners: [] }), [3], named, 7).ending).toBe("none");
});

test("a list is mixed without losing anybody", () => {
  const list = [1, 2, 3, 4, 5, 6];
  const mixed = shuffled(list, () => 0);
  expect(mixed).not.toEqual(list);
  expect([...mixed].sort()).toEqual(list);
});
