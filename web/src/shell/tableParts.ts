/** What guide, rules and review add to the table's screen, and the words that each needs. */
import { chapter } from "../lib/text.svelte";
import type { TableParts } from "../table/parts";

export const PARTS: TableParts = {
  Guide: async () => (await import("../guide/Guide.svelte")).default,
  LessonEnd: async () => (await import("../guide/LessonEnd.svelte")).default,
  Rules: async () => (await Promise.all([import("../learn/RulesPanel.svelte"), chapter("learn")]))[0].default,
  Coach: async () =>
    (await Promise.all([import("../review/Coach.svelte"), chapter("because"), chapter("review")]))[0].default,
};
