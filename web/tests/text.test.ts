/** Words that are asked for while others are on their way: none gets lost. */
import { expect, test } from "vitest";
import { chapter, known, language, speak, t } from "../src/lib/text.svelte";
import { CHAPTERS, tie, tieSizes } from "../words";

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
  expect([language(), t("learn-title")]).toEqual(["pl", "Jak grać"]);
});

test("in Polish and Russian, a build ties words of one letter to the next one", () => {
  expect(tie("about = Kości i mapa (a nie domina) i w Duelu")).toBe(
    "about = Kości i\u00a0mapa (a\u00a0nie domina) i\u00a0w\u00a0Duelu",
  );
  expect(tie("about = Костяшка в руке { $name }")).toBe("about = Костяшка в\u00a0руке { $name }");
  const loose = CHAPTERS.filter(({ text }) => / [iwzвикс] (?=\S)/.test(text)).map(({ language }) => language);
  expect(loose).not.toContain("pl");
  expect(loose).not.toContain("ru");
});

test("in every language, a build keeps sizes whole", () => {
  expect(tieSizes("about = 7 × 7, { $squares } × 2")).toBe("about = 7\u00a0×\u00a07, { $squares } × 2");
  expect(CHAPTERS.filter(({ text }) => /\d × \d/.test(text))).toEqual([]);
});
