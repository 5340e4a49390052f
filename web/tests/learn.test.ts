/** The rules pages: every rule is told, in every language alike, with a picture for every caption, in five minutes. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ALSO, messageIds, PAGES, findSection } from "../src/learn/contents";
import { loadPositions } from "../src/games/positions";
import { LANGUAGES as NAMED } from "../src/lib/text.svelte";

const ROOT = join(import.meta.dirname, "..", "..");
const WORDS = join(ROOT, "src", "crownland", "i18n");
const LANGUAGES = Object.keys(NAMED);
const NAMES = { p0: "Red", p1: "Blue", p2: "Green", p3: "Amber", total: 2 };

const told = Object.entries(PAGES).flatMap(([page, sections]) => sections.map((section) => ({ page, section })));
const messages = told.flatMap(({ page, section }) => messageIds(page, section));

const OF_A_PAGE = new RegExp(`^learn-(${Object.keys(PAGES).join("|")})-`);

function textsOf(language: string): Map<string, string> {
  const source = readFileSync(join(WORDS, language, "learn.ftl"), "utf8");
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  const ids = [...source.matchAll(/^([\w-]+) =/gm)].map(([, id]) => id!).filter((id) => OF_A_PAGE.test(id));
  return new Map(ids.map((id) => [id, bundle.formatPattern(bundle.getMessage(id)!.value!, NAMES)]));
}

test("every rule of docs/rules is told in one section, on the page of its game", () => {
  const listed = readdirSync(join(ROOT, "docs", "rules")).flatMap((file) =>
    [...readFileSync(join(ROOT, "docs", "rules", file), "utf8").matchAll(/^### ([KSQWD]\d+)$/gm)].map(([, id]) => id!),
  );
  expect(listed.length).toBeGreaterThan(50);
  expect(told.flatMap(({ section }) => section.rules).sort()).toEqual(listed.sort());
  const letters: Record<string, string> = {
    kingdomino: "K",
    sample: "S",
    queendomino: "Q",
    royal_wedding: "W",
    duel: "D",
  };
  for (const { page, section } of told) for (const rule of section.rules) expect(rule[0]).toBe(letters[page]);
});

test.each(LANGUAGES)("%s tells every section, and nothing that no section has", (language) => {
  expect([...textsOf(language).keys()].sort()).toEqual([...messages].sort());
});

test.each(LANGUAGES)("%s has the paragraphs and lists of English", (language) => {
  const [own, english] = [textsOf(language), textsOf("en")];
  const shape = (text: string) => text.split("\n").map((line) => /^(-|\d+\.) /.exec(line)?.[1] ?? "");
  for (const id of messages) expect([id, shape(own.get(id)!)]).toEqual([id, shape(english.get(id)!)]);
  for (const id of messages) expect([id, own.get(id)!.split("_").length % 2]).toEqual([id, 1]);
});

test.each(Object.keys(PAGES))("%s is read in five minutes", (page) => {
  const texts = textsOf("en");
  const words = PAGES[page]!.flatMap((section) => messageIds(page, section)).flatMap((id) =>
    texts.get(id)!.split(/\s+/),
  );
  expect(words.length).toBeLessThan(1100);
});

test.each(Object.entries(PAGES))("%s shows exactly the moments that were prepared for it", async (page, sections) => {
  const { pictures, setups } = await loadPositions(page);
  expect(sections.flatMap((section) => Object.keys(section.pictures ?? {})).sort()).toEqual(
    Object.keys(pictures).sort(),
  );
  expect(sections.some(({ list }) => list === "setups")).toBe(setups.length > 0);
});

test("what is tried in a picture is allowed or forbidden as its caption says", async () => {
  const { pictures } = await loadPositions("kingdomino");
  expect(pictures.placing!.tries.map(({ reason }) => reason?.id ?? "")).toEqual(["", "", "apart"]);
  expect(pictures.frame!.tries.map(({ reason }) => reason)).toEqual([
    null,
    { id: "wide", args: { columns: 6, most: 5 } },
  ]);
  const duel = await loadPositions("duel");
  expect(duel.pictures.drawing!.tries.map(({ reason }) => reason?.id ?? "")).toEqual(["", "apart"]);
});

test.each([
  ["kingdomino", "place", "kingdomino", "placing"],
  ["sample", "place", "kingdomino", "placing"],
  ["sample", "over", "kingdomino", "scoring"],
  ["queendomino", "claim", "queendomino", "slide"],
  ["royal_wedding", "knights", "queendomino", "knights"],
  ["royal_wedding", "burn", "queendomino", "dragon"],
  ["duel", "cross", "duel", "powers"],
  ["duel", "something new", "duel", "aim"],
])("in %s the decision to %s is told under %s, %s", (game, decision, page, section) => {
  expect(findSection(game, decision)).toEqual({ page, section });
});

test("the first choice of all is told in a section of its own", () => {
  expect(findSection("kingdomino", "claim", true)).toEqual({ page: "kingdomino", section: "opening" });
  expect(findSection("royal_wedding", "claim", true)).toEqual({ page: "queendomino", section: "opening" });
  for (const pages of Object.values(ALSO)) for (const page of pages) expect(Object.keys(PAGES)).toContain(page);
});
