/** Addresses of screens, on a server and on a web space. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";

const SOURCES = join(import.meta.dirname, "..", "src");

/** The module as a page at an address has it. */
async function at(url: string, site: "static" | "server") {
  vi.resetModules();
  document.documentElement.dataset.site = site;
  vi.stubGlobal("location", new URL(url));
  return import("../src/lib/address");
}

afterEach(() => {
  delete document.documentElement.dataset.site;
  vi.unstubAllGlobals();
  vi.resetModules();
});

test("on a server the path is the address", async () => {
  const page = await at("https://play.example/table/abc?event=3#log", "server");
  expect(page.address("/learn/kingdomino#K4")).toBe("/learn/kingdomino#K4");
  expect(page.currentPath()).toBe("/table/abc");
  expect(page.currentQuery().get("event")).toBe("3");
  expect(page.addressWith("event", "4")).toBe("/table/abc?event=4#log");
  expect(page.addressWith("event", null)).toBe("/table/abc#log");
  expect(page.fileAddress("crown.svg")).toBe("/crown.svg");
  expect(page.fullAddress("/score")).toBe("https://play.example/score");
});

test("on a web space the path is in the query, in whatever folder the page lies", async () => {
  const page = await at("https://space.example/my/games/?/table/abc&event=3#log", "static");
  expect(page.address("/learn/kingdomino#K4")).toBe("?/learn/kingdomino#K4");
  expect(page.currentPath()).toBe("/table/abc");
  expect([...page.currentQuery()]).toEqual([["event", "3"]]);
  expect(page.addressWith("event", "4")).toBe("?/table/abc&event=4#log");
  expect(page.addressWith("event", null)).toBe("?/table/abc#log");
  expect(page.fileAddress("crown.svg")).toBe("crown.svg");
  expect(page.fullAddress("/replay?event=0")).toBe("https://space.example/my/games/?/replay&event=0");
});

test.each([
  ["", "/"],
  ["?lang=de", "/"],
  ["?/", "/"],
  ["?/tools/draft", "/tools/draft"],
  ["?%2Fpuzzle%2F2026-11-17=&lang=de", "/puzzle/2026-11-17"],
])("the query %j names the path %s", async (search, path) => {
  const page = await at(`https://space.example/${search}`, "static");
  expect(page.currentPath()).toBe(path);
});

test("every link and every step to another screen goes through address.ts", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.(ts|svelte)$/.test(name) && name !== "lib/address.ts",
  );
  const wrong = files.filter((name) =>
    /href="\/(?!api\/|docs\/)|location\.assign|location\.pathname(?! \+ location\.search)|State\([^()]*"\//.test(
      readFileSync(join(SOURCES, name), "utf8"),
    ),
  );
  expect(wrong).toEqual([]);
});
