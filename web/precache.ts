/** Tells the worker (worker.js) which files of a build belong together, so that the page opens without a connection. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PUBLIC = join(import.meta.dirname, "public");
/** Fonts of Latin letters are kept for everybody, those of Cyrillic ones for whoever reads them. */
const LATIN = /vollkorn-latin(-ext)?-\d/;
const CYRILLIC = /vollkorn-cyrillic-\d/;
const WORDS = /\/words\/([\w-]+)\/([\w-]+)\.ftl/;
const FOLDER = join(import.meta.dirname, "..", "src", "crownland", "words");

/** One mark for all words together: the page names a file for each chapter of each language, and names that are alike take no room. */
const mark = createHash("sha256");
for (const file of readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ftl")).sort()) mark.update(readFileSync(join(FOLDER, file)));
const MARK = mark.digest("hex").slice(0, 8);

/** Name a file of the build. */
export function nameOf({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const [, language, chapter] = WORDS.exec(facadeModuleId ?? "") ?? [];
  return language ? `assets/${language}-${chapter}-${MARK}.js` : "assets/[name]-[hash].js";
}

export function precache(): Plugin {
  return {
    name: "precache",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const files: string[] = [];
      let entry = "";
      const words: Record<string, string[]> = {};
      const cyrillic = new Set<string>();
      const font = Object.keys(bundle).find((name) => CYRILLIC.test(name) && name.endsWith(".woff2"));
      for (const part of Object.values(bundle)) {
        if (part.type === "chunk" && part.isEntry) entry = `/${part.fileName}`;
        const language = part.type === "chunk" && WORDS.exec(part.facadeModuleId ?? "")?.[1];
        if (language) {
          (words[language] ??= []).push(`/${part.fileName}`);
          if (/\p{Script=Cyrillic}/u.test(part.code)) cyrillic.add(language);
        }
        // Every browser that runs the page reads woff2.
        else if (/\.(js|css)$/.test(part.fileName) || (LATIN.test(part.fileName) && part.fileName.endsWith(".woff2"))) files.push(`/${part.fileName}`);
      }
      for (const language of cyrillic) if (font) words[language]!.push(`/${font}`);
      const still = readdirSync(PUBLIC).filter((name) => name.includes("."));
      files.push(...still.map((name) => `/${name}`));
      const worker = readFileSync(join(import.meta.dirname, "worker.js"), "utf8");
      const version = createHash("sha256");
      for (const text of [worker, ...files, ...Object.values(words).flat(), ...still.map((name) => readFileSync(join(PUBLIC, name)))]) version.update(text);
      const list = JSON.stringify({ version: version.digest("hex").slice(0, 12), entry, files, words });
      this.emitFile({ type: "asset", fileName: "worker.js", source: worker.replace("PRECACHE", list) });
    },
  };
}
