/** Pointing at something on the screen: it is marked, and on a small screen brought into sight. */
import { isStill } from "../lib/preferences.svelte";

const MARK = "data-guided";
const MARGIN = 4;

/** Whether the page was moved to show something, and not moved back since. */
let moved = false;

export function pointAtNothing(): void {
  for (const one of document.querySelectorAll(`[${MARK}]`)) one.removeAttribute(MARK);
}

/** Leave parts out of the table until the returned function is called. */
export function hideParts(parts: string[]): () => void {
  const table = document.querySelector<HTMLElement>(".table");
  if (table) table.dataset.hides = parts.join(" ");
  return () => delete table?.dataset.hides;
}

export function pointAt(selector: string, phone: boolean): void {
  pointAtNothing();
  const found = selector ? [...document.querySelectorAll(selector)] : [];
  for (const one of found) one.setAttribute(MARK, "");
  if (phone) bringIntoSight(found[0]);
}

/** Between the guide, which stays at the top, and the sheet at the bottom; for what lies in the sheet, back to the board. */
function bringIntoSight(what: Element | undefined): void {
  if (!what || what.closest(".composer")) {
    if (moved) scroll(0);
    moved = false;
    return;
  }
  const { top, bottom, left, right } = what.getBoundingClientRect();
  const sheet = document.querySelector(".composer")?.getBoundingClientRect();
  const above = (document.querySelector(".guide")?.getBoundingClientRect().height ?? 0) + MARGIN;
  const below = (sheet?.height && sheet.left < right && left < sheet.right ? sheet.top : innerHeight) - MARGIN;
  const by = top < above || bottom - top > below - above ? top - above : Math.max(bottom - below, 0);
  if (by) scroll(scrollY + by);
  moved ||= by > 0;
}

function scroll(top: number): void {
  scrollTo({ top, behavior: isStill() ? "instant" : "smooth" });
}
