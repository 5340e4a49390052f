/** Outlines and boxes of sets of squares, in hundredths of a square, for drawing. */
import type { Kingdom } from "../protocol";
import type { Square } from "./squares";

export interface Box {
  north: number;
  south: number;
  west: number;
  east: number;
}

/** The border of a set of squares as an SVG path: every side that no two of them share. */
export function outline(squares: Square[], inset = 0): string {
  const inside = new Set(squares.map(String));
  const free = (row: number, column: number) => !inside.has(`${row},${column}`);
  const parts: string[] = [];
  for (const [row, column] of squares) {
    const [top, left, bottom, right] = [
      row * 100 + inset,
      column * 100 + inset,
      row * 100 + 100 - inset,
      column * 100 + 100 - inset,
    ];
    const [up, down] = [free(row - 1, column), free(row + 1, column)];
    const [before, after] = [free(row, column - 1), free(row, column + 1)];
    const [x0, x1] = [before ? left : left - inset, after ? right : right + inset];
    const [y0, y1] = [up ? top : top - inset, down ? bottom : bottom + inset];
    if (up) parts.push(`M${x0} ${top}H${x1}`);
    if (down) parts.push(`M${x0} ${bottom}H${x1}`);
    if (before) parts.push(`M${left} ${y0}V${y1}`);
    if (after) parts.push(`M${right} ${y0}V${y1}`);
  }
  return parts.join("");
}

/** The square of a set that lies nearest to its middle: where a badge is put. */
export function middle(squares: Square[]): Square {
  const mean = (index: 0 | 1) => squares.reduce((sum, square) => sum + square[index], 0) / squares.length;
  const [row, column] = [mean(0), mean(1)];
  const far = ([r, c]: Square) => (r - row) ** 2 + (c - column) ** 2;
  return squares.reduce((best, square) => (far(square) < far(best) ? square : best));
}

/** Where the points of a ghost are told, as row and column: in the middle of its squares, below the crowns of the upper one. */
export function badgeAt([first, other = first]: Square[]): Square {
  const last = Math.abs(first![0] - other![0]) + Math.abs(first![1] - other![1]) === 1 ? other! : first!;
  return [Math.min(first![0], last[0]) + 0.71, (first![1] + last[1]) / 2 + 0.5];
}

export function boundingBox(squares: Square[]): Box {
  const rows = squares.map(([row]) => row);
  const columns = squares.map(([, column]) => column);
  return { north: Math.min(...rows), south: Math.max(...rows), west: Math.min(...columns), east: Math.max(...columns) };
}

export function landSquares(kingdom: Kingdom): Square[] {
  return [[0, 0], ...kingdom.squares.map((cell) => cell.at)];
}

/** A window as large as the frame around a kingdom, for pictures that all have one scale; with other squares that it is to
 * show it may be larger. */
export function frameWindow(kingdom: Kingdom, others: Square[] = []): Box {
  const need = boundingBox([...landSquares(kingdom), ...others]);
  const grow = (low: number, high: number, frame: number, lowest: number, highest: number): [number, number] => {
    const size = Math.max(frame, high - low + 1);
    const start = Math.min(
      Math.max(low - Math.floor((size - (high - low + 1)) / 2), Math.min(lowest, low)),
      Math.max(highest, high) - size + 1,
    );
    return [start, start + size - 1];
  };
  const { room } = kingdom;
  const [north, south] = grow(need.north, need.south, kingdom.frame[0], room.north, room.south);
  const [west, east] = grow(need.west, need.east, kingdom.frame[1], room.west, room.east);
  return { north, south, west, east };
}

/** A square around the land alone, for a small picture. */
export function closeUp(kingdom: Kingdom): Box {
  const { north, south, west, east } = boundingBox(landSquares(kingdom));
  const size = Math.max(south - north, east - west) + 1;
  const [top, left] = [(north + south - size + 1) >> 1, (west + east - size + 1) >> 1];
  return { north: top, south: top + size - 1, west: left, east: left + size - 1 };
}

/** The part of a board that is shown large. One turn never reaches further than two squares beyond the frame, so this
 * window has one size for the whole game. It lies still, and moves only as far as it must to hold the land and what can
 * be used. */
export function stillWindow(kingdom: Kingdom, open: Square[], before?: Box): Box {
  if (kingdom.book) return kingdom.room;
  const need = boundingBox([...landSquares(kingdom), ...open]);
  const [rows, columns] = kingdom.frame;
  const start = kingdom.squares.length && before ? before : centred(kingdom.room, rows + 2, columns + 2);
  const [north, south] = slide(start.north, rows + 2, need.north, need.south);
  const [west, east] = slide(start.west, columns + 2, need.west, need.east);
  return { north, south, west, east };
}

const ACROSS = 7; // squares that a finger can tell apart on a phone held upright

/** The part of a board that a phone shows: what can still be used. At first that is more than fits, so the window is small
 * and grows only for what can be done now. It lies still, and where it must move, what is needed comes into its middle. */
export function closeWindow(kingdom: Kingdom, open: Square[], before?: Box): Box {
  const { room } = kingdom;
  if (kingdom.book) return room;
  const need = boundingBox([...landSquares(kingdom), ...open]);
  const [north, south] = closeIn(
    room.north,
    room.south,
    need.north,
    need.south,
    before && [before.north, before.south],
  );
  const [west, east] = closeIn(room.west, room.east, need.west, need.east, before && [before.west, before.east]);
  return { north, south, west, east };
}

function closeIn(
  first: number,
  last: number,
  low: number,
  high: number,
  before: [number, number] = [low, high],
): [number, number] {
  const [start, end] = before;
  const need = high - low + 1;
  const size = Math.min(last - first + 1, Math.max(ACROSS, need, end - start + 1));
  const holds = start <= low && end >= high && start >= first && end <= last;
  if (holds && end - start + 1 === size) return before;
  const middle = low - ((size - need) >> 1);
  const from = Math.min(Math.max(middle, first), last - size + 1);
  return [from, from + size - 1];
}

function centred(room: Box, rows: number, columns: number): { north: number; west: number } {
  return { north: (room.north + room.south - rows + 1) >> 1, west: (room.west + room.east - columns + 1) >> 1 };
}

function slide(start: number, size: number, low: number, high: number): [number, number] {
  const moved = Math.max(Math.min(start, low), high - size + 1);
  return [moved, moved + size - 1];
}

/** A frame around the land of a kingdom as large as the rules allow, where it may lie and is in sight. */
export function frameAround(kingdom: Kingdom, sight: Box): Box {
  const { north, south, west, east } = boundingBox(landSquares(kingdom));
  const [rows, columns] = kingdom.frame;
  const area = overlap(kingdom.room, sight);
  const start = (middle: number, size: number, low: number, high: number) =>
    Math.min(Math.max(Math.ceil(middle - size / 2), low), high - size + 1);
  const top = start((north + south + 1) / 2, rows, area.north, area.south);
  const left = start((west + east + 1) / 2, columns, area.west, area.east);
  return { north: top, south: top + rows - 1, west: left, east: left + columns - 1 };
}

/** What two boxes share. */
export function overlap(one: Box, other: Box): Box {
  return {
    north: Math.max(one.north, other.north),
    south: Math.min(one.south, other.south),
    west: Math.max(one.west, other.west),
    east: Math.min(one.east, other.east),
  };
}

export function isInside([row, column]: Square, box: Box): boolean {
  return row >= box.north && row <= box.south && column >= box.west && column <= box.east;
}

export const boxRows = (box: Box) => Array.from({ length: box.south - box.north + 1 }, (_, index) => box.north + index);
export const boxColumns = (box: Box) => Array.from({ length: box.east - box.west + 1 }, (_, index) => box.west + index);

export function viewBox(box: Box, margin = 0): string {
  const [width, height] = [(box.east - box.west + 1) * 100, (box.south - box.north + 1) * 100];
  return `${box.west * 100 - margin} ${box.north * 100 - margin} ${width + 2 * margin} ${height + 2 * margin}`;
}
