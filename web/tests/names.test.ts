/** Bots by their names. */
import { expect, test } from "vitest";
import { botId, botLevel, listedName } from "../src/lib/names";

test("a level is known by its number, any other bot has none", () => {
  expect(["level(1)", "level(5)", "greedy", "mce_greedy(playouts=20)"].map(botLevel)).toEqual([1, 5, 0, 0]);
});

test("the id of a bot's name has no brackets", () => {
  expect(["level(3)", "greedy"].map(botId)).toEqual(["bot-level-3", "bot-greedy"]);
});

test("a bot goes by its own name, or by that of its kind; whoever chose no name by a number", () => {
  const named = (player: string, called: string | null) =>
    listedName(
      player,
      called,
      1,
      (id, args) => [id, ...Object.values(args ?? {})].join(" "),
      (id) => id === "bot-level-5",
    );
  expect([named("level(5)", "Isolde"), named("level(5)", ""), named("exec", "")]).toEqual([
    "Isolde",
    "bot-level-5",
    "exec",
  ]);
  expect([named("level(5)", null), named("Ann", null), named("", null), named("Player 2", null)]).toEqual([
    "level(5)",
    "Ann",
    "seat-player 2",
    "Player 2",
  ]);
});
