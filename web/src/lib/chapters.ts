/** The files of words, one for each chapter of each language. A build has its own way to them (words.ts), without a list. */
const FILES = import.meta.glob<string>("../../../src/crownland/i18n/*/*.ftl", { query: "?raw", import: "default" });

export const loadChapter = (language: string, chapter: string): Promise<string> =>
  FILES[`../../../src/crownland/i18n/${language}/${chapter}.ftl`]!();
