/** Words: Fluent messages in the player's language, English where a language has none. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import languages from "../../../src/crownland/i18n/languages.json";
import { loadChapter } from "./chapters";
import { currentQuery } from "./address";
import { prefer, preferences } from "./preferences.svelte";

/** Those that are complete, each by its own name. Words of every screen are in the chapter `common`, the others only where they are needed. */
export const LANGUAGES: Record<string, string> = languages;
/** English with longer words in odd letters: shows text that is clipped or not translated. */
export const PSEUDO = "en-XA";

/** What the browser calls a language, where that says more: Portuguese is that of Portugal. */
const languageTag = (language: string) => ({ [PSEUDO]: "en", pt: "pt-PT" })[language] ?? language;

const words = $state<{ language: string; bundle: FluentBundle | null }>({ language: "en", bundle: null });

const LONGER: Record<string, string> = {
  a: "åå",
  e: "éé",
  i: "îî",
  o: "öö",
  u: "ûû",
  y: "ýý",
  A: "Å",
  E: "É",
  I: "Î",
  O: "Ö",
};

function pseudo(text: string): string {
  return text.replace(/[aeiouyAEIO]/g, (letter) => LONGER[letter] ?? letter);
}

export function preferred(): string {
  const asked = currentQuery().get("lang");
  const preferred = [asked, preferences.language, ...navigator.languages].filter(Boolean) as string[];
  for (const wish of preferred) {
    if (wish === PSEUDO) return PSEUDO;
    const short = wish.slice(0, 2).toLowerCase();
    if (short in LANGUAGES) return short;
  }
  return "en";
}

const chapters = new Set<string>();

async function resource(language: string, name: string): Promise<FluentResource> {
  const folder = language === PSEUDO ? "en" : language;
  return new FluentResource(await loadChapter(folder, name));
}

/** How often words were asked for, the language that was asked for last, and when its words are there. */
let asked = 0;
let wished = "en";
let newest = Promise.resolve();

export function speak(language: string): Promise<void> {
  wished = language;
  newest = learn(language, ++asked);
  return newest;
}

async function learn(language: string, number: number): Promise<void> {
  const resources = await Promise.all(["common", ...chapters].map((name) => resource(language, name)));
  // Words that were asked for later have all of these, too, and must not be replaced by them.
  if (number !== asked) return newest;
  const options = language === PSEUDO ? { transform: pseudo } : {};
  const bundle = new FluentBundle(languageTag(language), { useIsolating: false, ...options });
  for (const one of resources) bundle.addResource(one);
  words.bundle = bundle;
  words.language = language;
  document.documentElement.lang = languageTag(language);
}

/** Learn the words of a chapter too, in this language and in every one that is chosen later. */
export async function chapter(name: string): Promise<void> {
  if (chapters.has(name)) return newest;
  chapters.add(name);
  if (asked) await speak(wished);
}

export function choose(language: string): Promise<void> {
  prefer("language", language);
  return speak(language);
}

export const language = () => words.language;

/** The language as the browser asks for it, with its region: dates and lists differ within English. */
export function locale(): string {
  return (
    navigator.languages.find((wish) => wish.slice(0, 2).toLowerCase() === words.language.slice(0, 2)) ??
    languageTag(words.language)
  );
}

/** Put names in a row as the language does: "Anna, Bob and Cleo". */
export const formatList = (names: string[]) => new Intl.ListFormat(locale()).format(names);

/** What a message is told; several names become a list. */
export type Args = Record<string, FluentVariable | string[]>;

/** Give the words of a message; its id where there are none, so that a gap is seen. */
export function t(id: string, args?: Args): string {
  const message = words.bundle?.getMessage(id);
  const given = Object.entries(args ?? {}).map(
    ([name, value]) => [name, Array.isArray(value) ? formatList(value) : value] as const,
  );
  // A sentence is about somebody else, unless it says that it is about whoever reads it.
  return message?.value
    ? words.bundle!.formatPattern(message.value, { who: "other", ...Object.fromEntries(given) })
    : id;
}

/** What a game is called: a page that has no name for it uses the server's. */
export const gameName = (game: string, title = game) => (known(`game-${game}`) ? t(`game-${game}`) : title);

/** Tell whether there are words for an id: for names that the server may know and this page may not. */
export function known(id: string): boolean {
  return words.bundle?.hasMessage(id) ?? false;
}
