/** Tells the worker (worker.js) which files of a build belong together, so that the page opens without a connection. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { CHAPTERS, fileOf } from "./words.ts";

const PUBLIC = join(import.meta.dirname, "public");
/** Fonts of Latin letters are kept for everybody, those of Cyrillic ones for whoever reads them, and so are words. */
const CYRILLIC = /-cyrillic-.*\.woff2$/;
const WORDS = new Set(CHAPTERS.map(fileOf));
const isKept = (name: string) => /\.(js|css|woff2|wasm)$/.test(name) && !CYRILLIC.test(name) && !WORDS.has(name);
/** The weights of the strongest bots are large: they are kept later, when the page has nothing else to do. */
const isLarge = (name: string) => name.endsWith(".npz");

export function precache(): Plugin {
  return {
    name: "precache",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const names = Object.keys(bundle);
      const entry = Object.values(bundle).find((part) => part.type === "chunk" && part.isEntry)!.fileName;
      const still = readdirSync(PUBLIC).filter((name) => name.includes("."));
      const files = [...names.filter(isKept), ...still];
      const later = names.filter(isLarge);
      const words = chapterFiles(names.filter((name) => CYRILLIC.test(name)));
      const worker = readFileSync(join(import.meta.dirname, "worker.js"), "utf8");
      const version = createHash("sha256");
      for (const text of [
        worker,
        ...files,
        ...later,
        ...Object.values(words).flat(),
        ...still.map((name) => readFileSync(join(PUBLIC, name))),
      ])
        version.update(text);
      const list = JSON.stringify({ version: version.digest("hex").slice(0, 12), entry, files, later, words });
      this.emitFile({ type: "asset", fileName: "worker.js", source: worker.replace("PRECACHE", list) });
    },
  };
}

/** The files of each language: its words, and its letters where they are Cyrillic. */
function chapterFiles(cyrillic: string[]): Record<string, string[]> {
  const files: Record<string, string[]> = {};
  for (const chapter of CHAPTERS) {
    const own = (files[chapter.language] ??= /\p{Script=Cyrillic}/u.test(chapter.text) ? [...cyrillic] : []);
    own.push(fileOf(chapter));
  }
  return files;
}
