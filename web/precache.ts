/** Tells the worker (worker.js) which files of a build belong together, so that the page opens without a connection. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PUBLIC = join(import.meta.dirname, "public");
const WORDS = /\/locales\/(?:.*\/)?([\w-]+)\.ftl/;

export function precache(): Plugin {
  return {
    name: "precache",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const files: string[] = [];
      let entry = "";
      const words: Record<string, string[]> = {};
      for (const part of Object.values(bundle)) {
        if (part.type === "chunk" && part.isEntry) entry = `/${part.fileName}`;
        const language = part.type === "chunk" && WORDS.exec(part.facadeModuleId ?? "")?.[1];
        if (language) (words[language] ??= []).push(`/${part.fileName}`);
        // Every browser that runs the page reads woff2.
        else if (/\.(js|css|woff2)$/.test(part.fileName)) files.push(`/${part.fileName}`);
      }
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
