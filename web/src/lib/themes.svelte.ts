/** The look: parchment by day, ink by night, or plain high contrast; `auto` follows the system. */
import { currentQuery } from "./address";
import { loadPreference, storePreference } from "./storage";

export const THEMES = ["auto", "light", "dark", "contrast"] as const;
export type Theme = (typeof THEMES)[number];

const look = $state<{ theme: Theme }>({ theme: "auto" });
const contrast = matchMedia("(prefers-contrast: more)");
contrast.addEventListener("change", () => applyTheme(look.theme));

export const theme = () => look.theme;

export function applyTheme(theme: Theme): void {
  look.theme = theme;
  document.documentElement.dataset.theme = theme === "auto" && contrast.matches ? "contrast" : theme;
}

export function chooseTheme(theme: Theme): void {
  storePreference("theme", theme);
  applyTheme(theme);
}

export function restoreTheme(): void {
  const asked = currentQuery().get("theme") ?? loadPreference("theme", "auto");
  applyTheme(THEMES.find((known) => known === asked) ?? "auto");
}
