/** What a player prefers: kept in this browser, read anywhere as `preferences.theme`, changed by `prefer`.
 *
 * Each value lies in the browser's storage under its own key. Whatever is drawn by it changes at once, also in other
 * tabs. What styles depend on is told to the root element. */
import { currentQuery } from "./address";
import { loadValue, STORE, storeValue } from "./storage";

/** The values of each preference, the usual one first. */
export const CHOICES = {
  theme: ["auto", "light", "dark", "contrast"],
  /** How large my kingdom is drawn where there is room. */
  board: ["normal", "small", "large"],
  coordinates: ["off", "on"],
  motion: ["normal", "fast", "off"],
  /** When a click or tap is confirmed before it plays. */
  confirm: ["touch", "always", "never"],
  /** Whether a decision with a single option is made without asking. */
  forced: ["off", "on"],
  /** Whether letters, digits and signs alone do something (WCAG 2.1.4). */
  shortcuts: ["on", "off"],
  /** The thumb that presses the buttons on a phone. */
  hand: ["right", "left"],
  sound: ["off", "quiet", "normal", "loud"],
  alerts: ["off", "on"],
  /** Whether the phrases of others are shown. */
  signals: ["on", "off"],
  /** Whether a newcomer is offered a guided game. */
  offer: ["on", "off"],
} as const;

type Choices = { -readonly [Key in keyof typeof CHOICES]: (typeof CHOICES)[Key][number] };

export interface Preferences extends Choices {
  /** My name at tables. */
  name: string;
  /** The bot that was chosen last. */
  bot: string;
  /** Empty: that of the browser. */
  language: string;
}

type Key = keyof Preferences;
const TEXTS = ["name", "bot", "language"] as const;
const KEYS = [...TEXTS, ...(Object.keys(CHOICES) as (keyof Choices)[])];
/** Values that were stored before there were others. */
const RENAMED: Partial<Record<Key, Record<string, string>>> = { sound: { on: "normal" } };
/** What styles depend on. */
const SHOWN = ["board", "motion", "hand"] as const;

function load(key: Key): string {
  const found = loadValue<unknown>(key, "");
  const stored = typeof found === "string" ? (RENAMED[key]?.[found] ?? found) : "";
  if (!(key in CHOICES)) return stored;
  const choices: readonly string[] = CHOICES[key as keyof Choices];
  return choices.includes(stored) ? stored : choices[0]!;
}

const values = $state(Object.fromEntries(KEYS.map((key) => [key, load(key)])) as unknown as Preferences);

export const preferences: Readonly<Preferences> = values;

/** Prefer something from now on, in this browser. */
export function prefer<K extends Key>(key: K, value: Preferences[K]): void {
  storeValue(key, value);
  values[key] = value;
  markRoot();
}

const moreContrast = () => matchMedia("(prefers-contrast: more)");

function markRoot(): void {
  const root = document.documentElement.dataset;
  root.theme = values.theme === "auto" && moreContrast().matches ? "contrast" : values.theme;
  for (const key of SHOWN) root[key] = values[key];
}

/** Tell styles what is preferred, and follow what another tab changes. An address may ask for a theme. */
export function restorePreferences(): void {
  const asked = currentQuery().get("theme");
  values.theme = CHOICES.theme.find((known) => known === asked) ?? values.theme;
  markRoot();
  moreContrast().addEventListener("change", markRoot);
  addEventListener("storage", ({ key }) => {
    const changed = KEYS.find((one) => STORE + one === key);
    if (!changed) return;
    Object.assign(values, { [changed]: load(changed) });
    markRoot();
  });
}

/** Whether nothing may move: the player or the system wants it so. */
export const isStill = () => values.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether a key alone does nothing, because the player wants no such shortcuts. */
export const isNoShortcut = ({ key }: KeyboardEvent) =>
  preferences.shortcuts === "off" && key.length === 1 && key !== " ";
