/** The rules pages of all games that have one, in the order of the games. */
import { GAMES } from "../facts";
import type { RulesPage, Section } from "../games/rulesPage";

const FILES = import.meta.glob<RulesPage>("../games/*/rules.ts", { import: "default", eager: true });
const pages = GAMES.flatMap(({ id }) => {
  const page = FILES[`../games/${id}/rules.ts`];
  return page ? [[id, page] as const] : [];
});

export const PAGES = Object.fromEntries(pages.map(([id, { sections }]) => [id, sections]));

/** Games that are played by the rules of another one wherever their own say nothing. */
export const ALSO = Object.fromEntries(pages.map(([id, { borrows }]) => [id, borrows]));

export interface Place {
  page: string;
  section: string;
}

/** Where a decision of a game is told: on its own page, or on that of the game whose rules it borrows. */
export function findSection(game: string, decision: string, isOpening = false): Place {
  for (const page of [game, ...(ALSO[game] ?? [])]) {
    const sections = PAGES[page] ?? [];
    const found =
      (isOpening && sections.find(({ id }) => id === "opening")) ||
      sections.find(({ decisions }) => decisions?.includes(decision));
    if (found) return { page, section: found.id };
  }
  return { page: game, section: PAGES[game]?.[0]?.id ?? "" };
}

/** The ids of everything that is written in a section. */
export function messageIds(page: string, { id, pictures, note }: Section): string[] {
  return ["title", "text", ...(note ? ["note"] : []), ...Object.keys(pictures ?? {})].map(
    (part) => `learn-${page}-${id}-${part}`,
  );
}

const WORDS_A_MINUTE = 200;

export function readingMinutes(page: string, textOf: (id: string) => string): number {
  const texts = PAGES[page]!.flatMap((section) => messageIds(page, section)).map(textOf);
  return Math.max(1, Math.round(texts.join(" ").split(/\s+/).length / WORDS_A_MINUTE));
}
