/** Words that are asked for while others are on their way: none gets lost. */
import { expect, test } from "vitest";
import { chapter, known, language, speak, t } from "../src/app/text.svelte";

test("a chapter that is asked for before the first words are there comes with them", async () => {
  const first = speak("en");
  const [one, other] = [chapter("learn"), chapter("guide")];
  await first;
  expect([known("home"), known("learn-title"), known("guide-title")]).toEqual([true, true, true]);
  await Promise.all([one, other]);
  expect(t("learn-title")).toBe("Learn the games");
});

test("a language that is chosen while another comes is the one that stays", async () => {
  const both = [speak("en"), speak("pl"), chapter("guide")];
  await Promise.all(both);
  expect([language(), t("learn-title")]).toEqual(["pl", "Poznaj gry"]);
});
