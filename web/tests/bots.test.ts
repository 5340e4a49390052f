/** Bots by their names. */
import { expect, test } from "vitest";
import { botId, levelOf } from "../src/logic/bots";

test("a level is known by its number, any other bot has none", () => {
  expect(["level(1)", "level(5)", "greedy", "mce_greedy(playouts=20)"].map(levelOf)).toEqual([1, 5, 0, 0]);
});

test("the id of a bot's name has no brackets", () => {
  expect(["level(3)", "greedy"].map(botId)).toEqual(["bot-level-3", "bot-greedy"]);
});
