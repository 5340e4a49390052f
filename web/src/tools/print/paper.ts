/** Paper and what is printed on it, in millimetres. */
import { BOXES, BUILDINGS } from "../../facts";

export interface Paper {
  width: number;
  height: number;
}

export const PAPERS: Record<string, Paper> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
};

/** Where people print on Letter. */
const LETTER = ["US", "CA", "MX", "CL", "CO", "VE", "PH", "CR", "GT", "PA", "DO"];
export const usualPaper = (locale = navigator.language) =>
  LETTER.includes(new Intl.Locale(locale).region ?? "") ? "letter" : "a4";

/** A square of a kingdom, and a building tile that lies on it. */
export const SQUARE = 40;
export const TILE: [number, number] = [30, 36];

/** A grid of equal pieces that are cut out: how many columns and rows a sheet has. */
export interface Grid {
  columns: number;
  rows: number;
  size: [number, number];
}
/** Both papers hold these. */
export const DOMINO_GRID: Grid = { columns: 2, rows: 6, size: [2 * SQUARE, SQUARE] };
export const TILE_GRID: Grid = { columns: 6, rows: 6, size: TILE };

/** Deal pieces onto sheets. */
export function sheetsOf<T>(pieces: T[], { columns, rows }: Grid): T[][] {
  const most = columns * rows;
  return Array.from({ length: Math.ceil(pieces.length / most) }, (_, sheet) =>
    pieces.slice(sheet * most, (sheet + 1) * most),
  );
}

/** Put the backs of a sheet where they meet their fronts when the paper is turned over its long edge: rows run the other way. */
export function mirrored<T>(pieces: T[], { columns }: Grid): (T | null)[] {
  const rows = Array.from({ length: Math.ceil(pieces.length / columns) }, (_, row) =>
    pieces.slice(row * columns, (row + 1) * columns),
  );
  return rows.flatMap((row) => [...row, ...Array.from({ length: columns - row.length }, () => null)].reverse());
}

/** What there is to print, and whether it has backs. */
export interface Print {
  id: string;
  game: string;
  kind: "dominoes" | "tiles" | "castles" | "pad" | "sheets" | "book" | "dice";
  backs: boolean;
}

export const PRINTS: Print[] = [
  ...Object.keys(BOXES).map((game): Print => ({ id: `${game}-dominoes`, game, kind: "dominoes", backs: true })),
  { id: "castles", game: "kingdomino", kind: "castles", backs: false },
  { id: "tiles", game: "queendomino", kind: "tiles", backs: true },
  { id: "kingdomino-pad", game: "kingdomino", kind: "pad", backs: false },
  { id: "queendomino-pad", game: "queendomino", kind: "pad", backs: false },
  { id: "royal_wedding-pad", game: "royal_wedding", kind: "pad", backs: false },
  { id: "sheets", game: "duel", kind: "sheets", backs: false },
  { id: "book", game: "duel", kind: "book", backs: false },
  { id: "dice", game: "duel", kind: "dice", backs: false },
];

/** Every building tile of the box, each as often as it lies there. */
export const TILES = BUILDINGS.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));

/** Say how many pages something takes. */
export function pagesOf({ kind, game, backs }: Print, withBacks: boolean): number {
  const sides = backs && withBacks ? 2 : 1;
  if (kind === "dominoes") return sides * sheetsOf(BOXES[game]!, DOMINO_GRID).length;
  if (kind === "tiles") return sides * sheetsOf(TILES, TILE_GRID).length;
  return 1;
}
