/** The folders of src/ import each other in one direction. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "..", "src");

/** What each folder may import besides itself and the generated files; every one stands below those that it imports. */
const ALLOWED: Record<string, string> = {
  lib: "",
  art: "lib",
  deal: "lib",
  engine: "lib",
  local: "lib deal engine",
  board: "lib art deal engine",
  games: "lib art board",
  table: "lib art deal board games",
  guide: "lib local board games table",
  learn: "lib art board games table guide",
  lobby: "lib art deal engine local games guide",
  history: "lib art local lobby",
  review: "lib art engine board table",
  replay: "lib art deal engine local board table lobby review",
  puzzle: "lib art engine board games table review",
  score: "lib art engine board games table",
  tools: "lib art board games",
  shell: "lib art local table guide learn lobby history review replay puzzle score tools",
};
const GENERATED = ["protocol", "facts", "menu"];

interface Import {
  from: string;
  to: string;
}

const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) => /\.(ts|svelte)$/.test(name));
const imports: Import[] = files.flatMap((from) =>
  [...readFileSync(join(SOURCES, from), "utf8").matchAll(/\b(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].map((match) => ({
    from,
    to: normalize(join(dirname(from), match[1]!)),
  })),
);

/** The folder of a file, or the name of a generated file. */
const folderOf = (path: string) => path.replace(/\.ts$/, "").split("/")[0]!;
const isGenerated = (file: string) => GENERATED.includes(file.replace(/\.ts$/, ""));
const isInside = ({ from, to }: Import) => !isGenerated(from) && !to.startsWith("..");

test("every file lies in a folder of the list", () => {
  expect(files.length).toBeGreaterThan(150);
  expect(files.filter((file) => !(folderOf(file) in ALLOWED) && !isGenerated(file))).toEqual([]);
});

test("a folder imports only folders above it in the list", () => {
  const order = Object.keys(ALLOWED);
  const wrong = order.filter((folder, place) =>
    ALLOWED[folder]!.split(" ").some((other) => other && !order.slice(0, place).includes(other)),
  );
  expect(wrong).toEqual([]);
});

test("every import is one of those that are allowed", () => {
  const allowed = ({ from, to }: Import) =>
    [folderOf(from), ...GENERATED, ...ALLOWED[folderOf(from)]!.split(" ")].includes(folderOf(to));
  expect(imports.filter((one) => isInside(one) && !allowed(one))).toEqual([]);
});

test("what is allowed is needed", () => {
  const needed = new Set(imports.map(({ from, to }) => `${folderOf(from)} ${folderOf(to)}`));
  const listed = Object.entries(ALLOWED).flatMap(([folder, others]) =>
    others.split(" ").flatMap((other) => (other ? [`${folder} ${other}`] : [])),
  );
  expect(listed.filter((arrow) => !needed.has(arrow))).toEqual([]);
});

test("a game imports no other game", () => {
  const gameOf = (path: string) => /^games\/(?!draft|print)(\w+)\//.exec(path)?.[1] ?? "shared";
  const wrong = imports.filter(
    ({ from, to }) => from.startsWith("games/") && ![gameOf(from), "shared"].includes(gameOf(to)),
  );
  expect(wrong).toEqual([]);
});
