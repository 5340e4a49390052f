/** Guided games: every step has its words, comes when it is due, and nothing that is legal is a mistake. */
import { parse, type Message } from "@fluent/syntax";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES } from "../src/lib/text.svelte";
import { LESSONS } from "../src/guide/lessons";
import { hiddenParts, isDone, lastDecision, lessonMoment, lessonProgress, stepFor } from "../src/guide/progress";
import { newSession, receiveTable, type TableSession } from "../src/board/session";
import type { Logged, View } from "../src/protocol";
import { kingdom, option, place, table, view } from "./tables";

const [KINGDOMINO, QUEENDOMINO] = LESSONS as [(typeof LESSONS)[0], (typeof LESSONS)[0]];

function wordsOf(language: string): string[] {
  const text = readFileSync(
    join(import.meta.dirname, "..", "..", "src", "crownland", "i18n", language, "guide.ftl"),
    "utf8",
  );
  return parse(text, {}).body.flatMap((entry) => (entry.type === "Message" ? [(entry as Message).id.name] : []));
}

function sit(shown: View, version = 1): TableSession {
  const session = newSession("abc");
  session.mine = [0];
  receiveTable(session, table(version, shown));
  return session;
}

const event = (number: number, text: string, seat: number | null = 0): Logged => ({
  kind: text.split(":")[0]!,
  text,
  number,
  seat,
});

test.each(Object.keys(LANGUAGES))("every step has its words, and no words are without a step: %s", (language) => {
  const steps = LESSONS.flatMap(({ game, steps }) => [
    ...steps.map(({ id, shared }) => `guide-${shared ? "any" : game}-${id}`),
    `guide-${game}-end`,
  ]);
  const found = wordsOf(language).filter((id) => /^guide-(any|kingdomino|queendomino|duel)-/.test(id));
  expect([...found].sort()).toEqual([...new Set(steps), "guide-any-done"].sort());
});

test.each(LESSONS)("no step of $game comes twice", ({ steps }) => {
  expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
});

test("a first game shows little, and each part with the step that speaks of it", () => {
  const opening = view({ round: 0, rounds: 6 });
  const hidden = (seen: string[], now: string | null, shown = opening) =>
    hiddenParts(KINGDOMINO, { seen, view: shown }, KINGDOMINO.steps.find(({ id }) => id === now) ?? null);
  expect(hidden([], "welcome")).toEqual(KINGDOMINO.hides);
  expect(hidden(["welcome"], "first")).not.toContain("draft");
  const shows = KINGDOMINO.steps.flatMap(({ shows = [] }) => shows);
  expect(KINGDOMINO.hides!.filter((part) => !shows.includes(part))).toEqual(["help"]);
  expect(hidden([], "last", view({ round: 6, rounds: 6 }))).toEqual([]);
  expect(hiddenParts(QUEENDOMINO, { seen: [], view: opening }, null)).toEqual([]);
});

test("choosing is taught where there is something to choose", () => {
  const half = (terrain: string, crowns = 0) => ({ terrain, crowns });
  const offer = (number: number, seat: number | null, crowns: number) => ({
    domino: { number, box: "", halves: [half("wheat"), half("forest", crowns)] },
    seat,
  });
  const rival = kingdom([1], {
    score: {
      total: 0,
      lines: [],
      ties: [],
      properties: [
        {
          terrain: "forest",
          squares: [
            [0, 1],
            [0, 2],
          ],
          crowns: 0,
          points: 0,
        },
      ],
    },
  });
  const said = (round: number, newer: unknown[]) => {
    const shown = view({
      round,
      phase: "claim",
      options: [option("claim:5")],
      kingdoms: [kingdom([0]), rival],
      draft: { older: [], newer, hand: null } as unknown as View["draft"],
    });
    const moment = lessonMoment(sit(shown), null, ["welcome", "next"])!;
    const step = stepFor(KINGDOMINO, moment);
    return step && [step.id, step.args?.(moment), step.names?.(moment)];
  };
  expect(said(2, [offer(5, null, 0), offer(9, null, 1)])).toEqual(["early", { low: 5 }, undefined]);
  expect(said(2, [offer(5, 1, 0), offer(9, null, 1)])).toBeNull();
  expect(said(3, [offer(5, 1, 0), offer(9, null, 1)])).toEqual(["deny", { wanted: 9 }, { land: "terrain-forest" }]);
  expect(said(3, [offer(5, 1, 0), offer(9, 1, 1)])).toBeNull();
});

test("a game begins with a welcome, and then says what to choose", () => {
  const opening = view({ round: 0, phase: "claim", options: [option("claim:5"), option("claim:9")] });
  const asked = (seen: string[]) => stepFor(KINGDOMINO, lessonMoment(sit(opening), null, seen)!)?.id;
  expect([asked([]), asked(["welcome"])]).toEqual(["welcome", "first"]);
});

test("what was taken already makes the second choice, also after a reload", () => {
  const opening = view({ round: 0, phase: "claim", options: [option("claim:5")], events: [event(3, "claim:9")] });
  expect(stepFor(KINGDOMINO, lessonMoment(sit(opening), null, ["welcome", "first"])!)?.id).toBe("second");
});

test("while others play there is nothing to say", () => {
  expect(lessonMoment(sit(view({ seat: 1, options: [option("claim:5")] })), null, [])).toBeNull();
});

test("a decision of mine is known by its event, and so is what it could have brought", () => {
  const poor = { ...place(9, [0, 1], [0, 2]), points: 1 };
  const rich = { ...place(9, [0, 1], [1, 1]), points: 4 };
  const before = table(1, view({ options: [poor, rich], events: [event(6, "claim:9")] }));
  const after = table(2, view({ options: [option("claim:5")], events: [event(6, "claim:9"), event(7, poor.text)] }));
  expect(lastDecision(before, after, [0])).toEqual({ kind: "place", points: 1, best: 4 });
  expect(lastDecision(after, before, [0])).toBeNull();
  expect(lastDecision(before, before, [0])).toBeUndefined();
  expect(lastDecision(null, after, [0])).toBeUndefined();
  expect(lastDecision(before, after, [1])).toBeUndefined();
});

test("a poorer place is welcomed once, and the best one is praised", () => {
  const choosing = view({ phase: "claim", options: [option("claim:5")] });
  const said = (points: number, seen: string[]) =>
    stepFor(KINGDOMINO, lessonMoment(sit(choosing), { kind: "place", points, best: 4 }, ["welcome", "next", ...seen])!)
      ?.id;
  expect([said(1, []), said(1, ["missed"]), said(4, [])]).toEqual(["missed", undefined, "found"]);
});

test("a domino that fits nowhere explains itself whenever that happens", () => {
  const stuck = view({
    round: 3,
    options: [option("discard:9")],
    kingdoms: [kingdom([0], { squares: [{ at: [0, 1], terrain: "lake" }] }), kingdom([1])],
  });
  const seen = KINGDOMINO.steps.map(({ id }) => id).filter((id) => id !== "discard");
  expect(stepFor(KINGDOMINO, lessonMoment(sit(stuck), null, seen)!)?.id).toBe("discard");
});

test("a long game is explained after a few rounds, a short one is played to its end", () => {
  const late = lessonMoment(sit(view({ round: 3, options: [option("claim:5")] })), null, [])!;
  expect([isDone(KINGDOMINO, late), isDone(QUEENDOMINO, late)]).toEqual([false, true]);
  expect(lessonProgress(KINGDOMINO, view({ round: 0, order: [], turn: 0 }))).toBe(0);
  expect(lessonProgress(QUEENDOMINO, view({ round: 3 }))).toBe(1);
});
