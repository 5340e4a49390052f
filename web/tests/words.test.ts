/** Words: what the page asks for exists, and every code of the server has words. Whether a language is complete, `crownland.i18n` tells. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES } from "../src/lib/text.svelte";

const WORDS = join(import.meta.dirname, "..", "..", "src", "crownland", "i18n");
const SOURCES = join(import.meta.dirname, "..", "src");
const NOT_OF_THE_PAGE = ["terminal", "preview"];
const CHAPTERS = readdirSync(join(WORDS, "en"))
  .map((name) => name.replace(".ftl", ""))
  .filter((name) => !NOT_OF_THE_PAGE.includes(name));

const textOf = (language: string, chapter: string) => readFileSync(join(WORDS, language, `${chapter}.ftl`), "utf8");
const messagesOf = (chapter: string) =>
  [...textOf("en", chapter).matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);

function sources(folder = SOURCES): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, "utf8")] : [];
  });
}

const english = new Set(CHAPTERS.flatMap(messagesOf));
const code = sources().join("\n");

test("every message that is asked for by name exists", () => {
  const asked = [...code.matchAll(/\bt\((?:[\w.!]+ \? )?"([a-z0-9_-]+)"/g)].map((match) => match[1]!);
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((id) => !english.has(id))).toEqual([]);
});

test("every code that the server can refuse with has words", () => {
  const list = readFileSync(join(WORDS, "..", "server", "errors.py"), "utf8");
  const codes = [...list.matchAll(/^ {4}"([a-z-]+\/[a-z-]+)": Code/gm)].map((match) => match[1]!);
  expect(codes.length).toBeGreaterThan(30);
  expect(codes.filter((one) => !english.has(`error-${one.replace("/", "-")}`))).toEqual([]);
});

test("no sign needs a symbol font", () => {
  const words = Object.keys(LANGUAGES).flatMap((language) => CHAPTERS.map((chapter) => textOf(language, chapter)));
  const strange = /[^\p{Script=Latin}\p{Script=Cyrillic}\x00-\x7f\u00a0\u202f×·•…→−–—„”“‘’«»‹›¿¡№±]/gu;
  expect([code, ...words].flatMap((text) => text.match(strange) ?? [])).toEqual([]);
});

test("the lobby finds its words among those of every screen", () => {
  const screens = [...read("shell/App.svelte").matchAll(/import\("([^"]+)"\)/g)].map((match) =>
    pathOf("shell/App.svelte", match[1]!)!,
  );
  const lobby = screens[0]!;
  expect(lobby).toBe("lobby/Lobby.svelte");
  const known = new Set(messagesOf("common"));
  const own = new Set(["guide", "offline", "preferences", "setup"].flatMap(messagesOf)); // asked for by who needs them
  const asked = [...reached(lobby, new Set([...screens.slice(1), "guide/Guide.svelte"]))].flatMap((file) =>
    [...read(file).matchAll(/\bt\((?:[\w.!]+ \? )?"([a-z0-9_-]+)"/g)].map((match) => match[1]!),
  );
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter((id) => !known.has(id) && !own.has(id))).toEqual([]);
});

const read = (file: string) => readFileSync(join(SOURCES, file), "utf8");

/** The file that an import means. */
function pathOf(from: string, name: string): string | undefined {
  const path = join(from, "..", name);
  return [path, `${path}.ts`].find((one) => existsSync(join(SOURCES, one)));
}

/** A file and all that it imports, at once or later, but for what is beyond. */
function reached(file: string, beyond: Set<string>, found = new Set<string>()): Set<string> {
  if (found.has(file) || beyond.has(file)) return found;
  found.add(file);
  for (const [, name] of read(file).matchAll(/(?:import (?!type\b)[^;]*?from |import\()"(\.[^"]+)"/g)) {
    const path = pathOf(file, name!);
    if (path) reached(path, beyond, found);
  }
  return found;
}
