/** Paper and what is printed on it, in millimetres. */
import type { Component } from "svelte";

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
export function splitSheets<T>(pieces: T[], { columns, rows }: Grid): T[][] {
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

/** Something to print for a game (`games/GAME/prints.ts`). Its name is the message `print-KIND`. */
export interface Print {
  id: string;
  kind: string;
  /** Pages without their backs, and whether they have any. */
  fronts: number;
  backs: boolean;
  Sheets: Component<{ paper: Paper; game: string; backs: boolean }>;
}

export const countPages = ({ fronts, backs }: Print, withBacks: boolean) => (backs && withBacks ? 2 : 1) * fronts;
