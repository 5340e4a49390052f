/** Pointing at something on the screen: it is marked, and on a small screen brought into sight. */
const MARK = "data-guided";

export function pointAtNothing(): void {
  for (const one of document.querySelectorAll(`[${MARK}]`)) one.removeAttribute(MARK);
}

export function pointAt(selector: string, phone: boolean): void {
  pointAtNothing();
  const found = selector ? [...document.querySelectorAll(selector)] : [];
  for (const one of found) one.setAttribute(MARK, "");
  if (phone && found[0]) bringIntoSight(found[0]);
}

/** Between the guide above and the sheet below; what lies near the top is seen best from there. */
function bringIntoSight(what: Element): void {
  if (what.closest(".composer")) return scroll(0);
  const { top, bottom } = what.getBoundingClientRect();
  const above = document.querySelector(".guide")?.getBoundingClientRect().bottom ?? 0;
  const below = document.querySelector(".composer")?.getBoundingClientRect().top || innerHeight;
  const height = Math.min(bottom - top, below - above);
  if (top >= above - 1 && top + height <= below + 1) return;
  scroll(scrollY + top - above - Math.max((below - above - height) / 2, 0));
}

function scroll(top: number): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollTo({ top, behavior: still ? "instant" : "smooth" });
}
