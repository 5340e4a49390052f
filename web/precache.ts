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
const kept = (name: string) => /\.(js|css|woff2)$/.test(name) && !CYRILLIC.test(name) && !WORDS.has(name);

export function precache(): Plugin {
  return {
    name: "precache",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const files: string[] = [];
      let entry = "";
      for (const part of Object.values(bundle)) {
        if (part.type === "chunk" && part.isEntry) entry = `/${part.fileName}`;
        if (kept(part.fileName)) files.push(`/${part.fileName}`);
      }
      const cyrillic = Object.keys(bundle).filter((name) => CYRILLIC.test(name));
      const words: Record<string, string[]> = {};
      for (const chapter of CHAPTERS) {
        const own = (words[chapter.language] ??= chapter.text.match(/\p{Script=Cyrillic}/u)
          ? cyrillic.map((name) => `/${name}`)
          : []);
        own.push(`/${fileOf(chapter)}`);
      }
      const still = readdirSync(PUBLIC).filter((name) => name.includes("."));
      files.push(...still.map((name) => `/${name}`));
      const worker = readFileSync(join(import.meta.dirname, "worker.js"), "utf8");
      const version = createHash("sha256");
      for (const text of [
        worker,
        ...files,
        ...Object.values(words).flat(),
        ...still.map((name) => readFileSync(join(PUBLIC, name))),
      ])
        version.update(text);
      const list = JSON.stringify({ version: version.digest("hex").slice(0, 12), entry, files, words });
      this.emitFile({ type: "asset", fileName: "worker.js", source: worker.replace("PRECACHE", list) });
    },
  };
}
