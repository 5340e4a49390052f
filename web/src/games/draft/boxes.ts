/** The dominoes of a box, for screens that ask no server: read from the tables that the page carries. */
import { BOXES, LETTERS } from "../../facts";
import type { Domino, Half } from "../../protocol";

/** Give all dominoes of a box, the lowest number first. */
export const boxDominoes = (box: string): Domino[] =>
  (BOXES[box] ?? []).map((text, place) => ({ box, number: place + 1, halves: parseHalves(text) }));

/** Read a domino such as `w1f`: a letter for each terrain, a digit where there are crowns. */
export function parseHalves(text: string): [Half, Half] {
  const halves = [...text.matchAll(/([a-z])(\d?)/g)].map(([, letter, crowns]) => ({
    terrain: LETTERS[letter!]!,
    crowns: Number(crowns),
  }));
  return halves as [Half, Half];
}
