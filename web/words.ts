/** The words in a build: a file for each chapter of each language that is offered, under names that the page can tell without a list. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FOLDER = join(import.meta.dirname, "..", "src", "crownland", "i18n");
const SOURCE = /\/src\/lib\/chapters\.ts$/;
/** What is said outside the page. */
const ELSEWHERE = ["terminal", "preview"];

interface Chapter {
  language: string;
  name: string;
  text: string;
}

const languages = Object.keys(
  JSON.parse(readFileSync(join(FOLDER, "languages.json"), "utf8")) as Record<string, string>,
);
const names = readdirSync(join(FOLDER, "en"))
  .map((file) => file.replace(".ftl", ""))
  .filter((name) => !ELSEWHERE.includes(name));

/** Where no line may end with a word of one letter, it is tied to the next one. */
const TIED = ["ru", "pl"];
export const tie = (text: string) => text.replace(/(?<=[\s(„«])([aiouwzавикосуя]) (?=\S)/gi, "$1\u00a0");

/** A size such as 7 × 7 is not torn apart in any language. */
export const tieSizes = (text: string) => text.replace(/(\d) × (?=\d)/g, "$1\u00a0×\u00a0");

function read(language: string, name: string): Chapter {
  const text = tieSizes(readFileSync(join(FOLDER, language, `${name}.ftl`), "utf8"));
  return { language, name, text: TIED.includes(language) ? tie(text) : text };
}

export const CHAPTERS = languages.flatMap((language) => names.map((name) => read(language, name)));

/** One mark for all of them: it changes with any word. */
const hash = createHash("sha256");
for (const { text } of CHAPTERS) hash.update(text);
const MARK = hash.digest("hex").slice(0, 8);

export const fileOf = ({ language, name }: Chapter) => `assets/${language}-${name}-${MARK}.js`;

export function words(): Plugin {
  return {
    name: "words",
    apply: "build",
    enforce: "pre",
    load(id) {
      return SOURCE.test(id)
        ? `export const loadChapter = async (language, chapter) => (await import(/* @vite-ignore */ \`./\${language}-\${chapter}-${MARK}.js\`)).default;`
        : null;
    },
    generateBundle() {
      for (const chapter of CHAPTERS)
        this.emitFile({
          type: "asset",
          fileName: fileOf(chapter),
          source: `export default ${JSON.stringify(chapter.text)};`,
        });
    },
  };
}
