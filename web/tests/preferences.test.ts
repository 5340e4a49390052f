/** What a player prefers: read from the browser, checked, and told to the root element. */
import { beforeEach, expect, test, vi } from "vitest";

type Module = typeof import("../src/lib/preferences.svelte");

beforeEach(() => localStorage.clear());

async function open(stored: Record<string, unknown> = {}): Promise<Module> {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(`crownland.${key}`, JSON.stringify(value));
  vi.resetModules();
  const module = await import("../src/lib/preferences.svelte");
  module.restorePreferences();
  return module;
}

test("without a choice everything is as usual", async () => {
  const { preferences, CHOICES } = await open();
  for (const [key, [usual]] of Object.entries(CHOICES)) expect(preferences[key as keyof typeof CHOICES]).toBe(usual);
  expect(preferences.name).toBe("");
});

test("what is preferred is kept, and styles know it at once", async () => {
  const { prefer } = await open();
  prefer("hand", "left");
  prefer("name", "Anna");
  expect(document.documentElement.dataset["hand"]).toBe("left");
  const { preferences } = await open();
  expect([preferences.hand, preferences.name]).toEqual(["left", "Anna"]);
});

test("what nobody can choose is not taken from the browser", async () => {
  const { preferences } = await open({ theme: "pink", motion: 3, sound: "on", board: "large" });
  expect([preferences.theme, preferences.motion, preferences.board]).toEqual(["auto", "normal", "large"]);
  expect(preferences.sound, "as it was called before there were volumes").toBe("normal");
});

test("another tab's choice is followed", async () => {
  const { preferences } = await open();
  localStorage.setItem("crownland.motion", '"off"');
  dispatchEvent(new StorageEvent("storage", { key: "crownland.motion" }));
  expect(preferences.motion).toBe("off");
  expect(document.documentElement.dataset["motion"]).toBe("off");
});

test("who wants no keys that act alone keeps those that have names", async () => {
  const { isNoShortcut, prefer } = await open();
  const off = (key: string) => isNoShortcut(new KeyboardEvent("keydown", { key }));
  expect(["n", "/", "1"].some(off)).toBe(false);
  prefer("shortcuts", "off");
  expect(["n", "/", "1"].every(off)).toBe(true);
  expect(["Enter", "ArrowUp", " "].some(off)).toBe(false);
});
