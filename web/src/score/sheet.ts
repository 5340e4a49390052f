/** A real table on paper: the game, who plays, and what lies in each kingdom. Values: every change gives a new one. */
import { FRAMES, GAMES, type Game } from "../facts";
import { readVariant } from "../engine/variant";
import type { Square } from "../lib/squares";
import { formatVariant } from "../lib/variant";

/** What lies on a square; crowns are those of the domino, a building brings its own. */
export interface Land {
  terrain: string;
  crowns: number;
  building: string | null;
}

/** A kingdom as it is entered, on a grid as large as its frame. */
export interface Sheet {
  rows: number;
  columns: number;
  /** Where the castle stands, counted from the top left corner of the grid, as all squares here. */
  castle: Square;
  land: Record<string, Land>;
  /** Null: as many as a kingdom like this one must have discarded. */
  discards: number | null;
  coins: number;
  /** Null: as many as the buildings have brought. */
  knights: number | null;
  towers: number | null;
  queen: boolean;
  /** Duel: the coat of arms that was named. */
  named: string | null;
}

export interface Paper {
  game: string;
  seats: number;
  switches: string[];
  /** By seat; empty where nobody has typed one. */
  names: string[];
  /** For each game of a Dynasty, or for the only one, the sheet of each kingdom. */
  games: Sheet[][];
}

export const MAX_SEATS = Math.max(...GAMES.flatMap(({ seats }) => seats));

export const findGame = ({ game }: Paper): Game => GAMES.find(({ id }) => id === game)!;
export const isDuel = (paper: Paper) => findGame(paper).family === "duel";
export const hasCourt = (paper: Paper) => findGame(paper).family === "queendomino";
export const variantName = ({ game, seats, switches }: Pick<Paper, "game" | "seats" | "switches">) =>
  formatVariant(game, seats, switches, Object.keys(FRAMES));
export const kingdomFrame = (paper: Pick<Paper, "game" | "seats" | "switches">) => FRAMES[variantName(paper)]!;
export const squareKey = ([row, column]: Square) => `${row},${column}`;
export const parseSquare = (key: string) => key.split(",").map(Number) as Square;
export const isEmpty = ({ land }: Sheet) => !Object.keys(land).length;

export function blankSheet([rows, columns]: [number, number]): Sheet {
  const castle: Square = [(rows - 1) >> 1, (columns - 1) >> 1];
  return {
    rows,
    columns,
    castle,
    land: {},
    discards: null,
    coins: 0,
    knights: null,
    towers: null,
    queen: false,
    named: null,
  };
}

/** Lay out another game, with the seats and extras that it has; land stays where it can. */
export function setUp(game: string, seats: number, switches: string[], before?: Paper): Paper {
  const row = GAMES.find(({ id }) => id === game)!;
  const count = row.seats.includes(seats) ? seats : row.seats[0]!;
  const chosen = {
    game,
    seats: count,
    switches: switches.filter((one) => variantName({ game, seats: count, switches: [one] }) in FRAMES),
  };
  const frame = kingdomFrame(chosen);
  const stored = before && findGame(before).family === row.family ? before.games : [];
  const variant = readVariant(variantName(chosen));
  const games = Array.from({ length: variant.games }, (_, number) =>
    Array.from({ length: variant.kingdoms }, (_, kingdom) =>
      fitted(stored[number]?.[kingdom] ?? blankSheet(frame), frame),
    ),
  );
  return { ...chosen, names: before?.names ?? Array.from({ length: MAX_SEATS }, () => ""), games };
}

export const newPaper = () => setUp(GAMES[0]!.id, 2, []);

/** Put a kingdom on a grid of another size, larger where it does not fit; its castle stays as near to the middle as it can. */
export function fitted(sheet: Sheet, [rows, columns]: [number, number]): Sheet {
  const [height, width] = landExtent(sheet);
  const grid: [number, number] = [Math.max(rows, height.size), Math.max(columns, width.size)];
  if (grid[0] === sheet.rows && grid[1] === sheet.columns) return sheet;
  const top = start(sheet.castle[0] - height.low, height.size, grid[0]) - height.low;
  const left = start(sheet.castle[1] - width.low, width.size, grid[1]) - width.low;
  return shifted({ ...sheet, rows: grid[0], columns: grid[1] }, top, left);
}

/** The rows and the columns that a kingdom with its castle takes up: the first one, and how many. */
export function landExtent({ castle, land }: Pick<Sheet, "castle" | "land">): [Extent, Extent] {
  const squares = [castle, ...Object.keys(land).map(parseSquare)];
  const along = (axis: 0 | 1) => {
    const places = squares.map((square) => square[axis]);
    return { low: Math.min(...places), size: Math.max(...places) - Math.min(...places) + 1 };
  };
  return [along(0), along(1)];
}

interface Extent {
  low: number;
  size: number;
}

/** Where a kingdom of this size begins on a grid, so that its castle, counted from there, comes near to the middle. */
export const start = (castle: number, size: number, grid: number) =>
  Math.min(Math.max(((grid - 1) >> 1) - castle, 0), grid - size);

/** Move everything; where that is off the grid nothing changes. */
export function shifted(sheet: Sheet, down: number, right: number): Sheet {
  const move = ([row, column]: Square): Square => [row + down, column + right];
  const land = Object.fromEntries(
    Object.entries(sheet.land).map(([key, one]) => [squareKey(move(parseSquare(key))), one]),
  );
  const moved = { ...sheet, land, castle: move(sheet.castle) };
  return [moved.castle, ...Object.keys(land).map(parseSquare)].every((square) => isOn(moved, square)) ? moved : sheet;
}

export const isOn = ({ rows, columns }: Sheet, [row, column]: Square) =>
  row >= 0 && row < rows && column >= 0 && column < columns;
const isCastle = ({ castle }: Sheet, square: Square) => squareKey(castle) === squareKey(square);

/** Lay land on a square; the castle's is taken. */
export function laid(sheet: Sheet, square: Square, land: Land): Sheet {
  return isCastle(sheet, square) ? sheet : { ...sheet, land: { ...sheet.land, [squareKey(square)]: land } };
}

export function cleared(sheet: Sheet, square: Square): Sheet {
  const { [squareKey(square)]: gone, ...land } = sheet.land;
  return gone ? { ...sheet, land } : sheet;
}

/** Put the castle on another square, whatever lies there. */
export const withCastle = (sheet: Sheet, square: Square): Sheet =>
  isCastle(sheet, square) ? sheet : { ...cleared(sheet, square), castle: square };

/** Change one kingdom; there is one queen, so that whoever hosts her takes her from the others. */
export function changed(paper: Paper, game: number, kingdom: number, sheet: Sheet): Paper {
  const others = (one: Sheet) => (sheet.queen && one.queen ? { ...one, queen: false } : one);
  return {
    ...paper,
    games: paper.games.map((sheets, number) =>
      number === game ? sheets.map((one, index) => (index === kingdom ? sheet : others(one))) : sheets,
    ),
  };
}
