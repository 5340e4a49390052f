/** Words: no language lacks a message, no message is unused, and every code of the server has words. */
import { parse, type Message } from "@fluent/syntax";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const LOCALES = join(import.meta.dirname, "..", "locales");
const SOURCES = join(import.meta.dirname, "..", "src");

const entries = readdirSync(LOCALES, { withFileTypes: true });
const LANGUAGES = entries.filter((entry) => entry.isFile()).map((entry) => entry.name.replace(".ftl", ""));
/** The words of every screen lie in the folder itself, those of a chapter in a folder of it. */
const CHAPTERS = ["", ...entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)];

const textOf = (language: string, chapter: string) => readFileSync(join(LOCALES, chapter, `${language}.ftl`), "utf8");

function messagesOf(language: string, chapter: string): Map<string, string[]> {
  const resource = parse(textOf(language, chapter), {});
  const junk = resource.body.filter((entry) => entry.type === "Junk");
  expect(junk, `${chapter}/${language}.ftl cannot be read`).toEqual([]);
  const found = resource.body.filter((entry) => entry.type === "Message") as Message[];
  expect(new Set(found.map((message) => message.id.name)).size).toBe(found.length);
  return new Map(found.map((message) => [message.id.name, variablesOf(message)]));
}

function variablesOf(message: Message): string[] {
  const names = new Set<string>();
  JSON.stringify(message, (_, value: { type?: string; id?: { name: string } }) => {
    if (value?.type === "VariableReference") names.add(value.id!.name);
    return value as unknown;
  });
  return [...names].sort();
}

function sources(folder = SOURCES): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, "utf8")] : [];
  });
}

const english = new Map(CHAPTERS.flatMap((chapter) => [...messagesOf("en", chapter)]));
const code = sources().join("\n");
const quoted = new Set([...code.matchAll(/["'`]([a-z0-9_-]+)["'`]/g)].map((match) => match[1]!));
const patterns = [...new Set([...code.matchAll(/`([a-z-]+-)\$\{[^`]*?\}(-[a-z]+)?`/g)].map((match) => `${match[1]}*${match[2] ?? ""}`))];
const byPattern = (id: string) =>
  patterns.some((pattern) => {
    const [start, end] = pattern.split("*") as [string, string];
    return id.startsWith(start) && id.endsWith(end) && id.length > start.length + end.length;
  });

const FILES = LANGUAGES.flatMap((language) => CHAPTERS.map((chapter) => [language, chapter] as const));

test.each(FILES)("%s has exactly the messages of English: %s", (language, chapter) => {
  expect([...messagesOf(language, chapter).keys()].sort()).toEqual([...messagesOf("en", chapter).keys()].sort());
});

test.each(FILES)("%s asks for nothing that English does not get: %s", (language, chapter) => {
  for (const [id, variables] of messagesOf(language, chapter)) for (const name of variables) expect(english.get(id), id).toContain(name);
});

test("no message stands in two chapters", () => {
  expect(english.size).toBe(CHAPTERS.reduce((sum, chapter) => sum + messagesOf("en", chapter).size, 0));
});

test("every message is used", () => {
  expect([...english.keys()].filter((id) => !quoted.has(id) && !byPattern(id))).toEqual([]);
});

test("every message that is asked for by name exists", () => {
  const asked = [...code.matchAll(/\bt\((?:[\w.!]+ \? )?"([a-z0-9_-]+)"/g)].map((match) => match[1]!);
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((id) => !english.has(id))).toEqual([]);
});

test("every code that the server can refuse with has words", () => {
  const list = readFileSync(join(LOCALES, "..", "..", "src", "crownland", "server", "errors.py"), "utf8");
  const codes = [...list.matchAll(/^ {4}"([a-z-]+\/[a-z-]+)": Code/gm)].map((match) => match[1]!);
  expect(codes.length).toBeGreaterThan(30);
  expect(codes.filter((one) => !english.has(`error-${one.replace("/", "-")}`))).toEqual([]);
});

test("no sign needs a symbol font", () => {
  const words = FILES.map(([language, chapter]) => textOf(language, chapter));
  const strange = /[^\p{Script=Latin}\p{Script=Cyrillic}\x00-\x7f×·•…→−–—„”“‘’±]/gu;
  expect([code, ...words].flatMap((text) => text.match(strange) ?? [])).toEqual([]);
});

test("the lobby finds its words among those of every screen", () => {
  const screens = [...read("app/App.svelte").matchAll(/import\("([^"]+)"\)/g)].map((match) => pathOf("app/App.svelte", match[1]!)!);
  const lobby = screens[0]!;
  expect(lobby).toBe("lobby/Lobby.svelte");
  const known = messagesOf("en", "");
  const own = new Set(["guide", "offline"].flatMap((chapter) => [...messagesOf("en", chapter).keys()])); // asked for by who needs them
  const asked = [...reached(lobby, new Set([...screens.slice(1), "guide/Guide.svelte"]))].flatMap((file) => [...read(file).matchAll(/\bt\((?:[\w.!]+ \? )?"([a-z0-9_-]+)"/g)].map((match) => match[1]!));
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
