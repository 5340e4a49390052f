/** Kingdoms as `crownland score` takes them: rows such as `fw1./f1#g2`, then what goes with them, `--coins 11 --building church@f5`.
 * A whole table is some of these, for the address of a link and for what the browser keeps. */
import { ARMS, BUILDINGS, FRAMES, GAMES, LETTERS, MAX_CROSSES, MAX_CROWNS, MAX_SCORED } from "../facts";
import type { Square } from "../lib/squares";
import { variantSwitches, variantGame, variantSeats } from "../lib/variant";
import type { Message } from "../board/messages";
import {
  blankSheet,
  landExtent,
  fitted,
  kingdomFrame,
  findGame,
  isDuel,
  isOn,
  squareKey,
  MAX_SEATS,
  variantName,
  setUp,
  shifted,
  parseSquare,
  start,
  type Land,
  type Paper,
  type Sheet,
} from "./sheet";

/** What coats of arms may be called behind `--named`. */
const SHORT: Record<string, string> = {
  d: "dot",
  l: "line",
  dd: "double_dot",
  ll: "double_line",
  f: "filled",
  c: "checked",
};
/** How long a text, and how wide a kingdom, can be: more than any game has, so that no link can hold up a browser. */
const MAX_TEXT = 4000;
const MAX_WIDTH = 13;
type Counted = keyof typeof MAX_SCORED;

/** Words that cannot be read: what was expected, and what came. */
export class Unreadable extends Error {
  constructor(readonly said: Message) {
    super(said.id);
  }
}

const refuse = (id: string, args: Message["args"] = {}): never => {
  throw new Unreadable({ id: `text-${id}`, args });
};

/** The letters of this game, each with its terrain or coat of arms. */
export function terrainLetters(paper: Paper): Record<string, string> {
  const { family } = findGame(paper);
  return family === "duel"
    ? ARMS
    : Object.fromEntries(
        Object.entries(LETTERS).filter(([, terrain]) => terrain !== "town" || family === "queendomino"),
      );
}
export const mostCrowns = (paper: Paper) => (isDuel(paper) ? MAX_CROSSES : MAX_CROWNS);

/** What can stand behind the rows in this game. */
function notationOptions(paper: Paper): string[] {
  const { family } = findGame(paper);
  if (family === "duel") return ["named"];
  return family === "queendomino" ? ["coins", "knights", "towers", "queen", "building"] : ["discards"];
}

/** Read a kingdom of this table; throw `Unreadable` where it is none. One that was entered may be larger than its frame. */
export function readSheet(paper: Paper, text: string, entered = false): Sheet {
  if (text.length > MAX_TEXT) refuse("long", { most: MAX_TEXT, got: text.length });
  const words = text
    .replaceAll(/["']/g, "")
    .trim()
    .replace(/^(crownland\s+)?score\s+/, "");
  const [rows, ...options] = words.split(/(?:^|\s)--(?=\w)/);
  return options.reduce((sheet, option) => withOption(paper, sheet, option), readRows(paper, rows!, entered));
}

function readRows(paper: Paper, text: string, entered: boolean): Sheet {
  const lines = text
    .trim()
    .split(/[/\n]/)
    .map((line, row) => readLine(paper, line, row + 1));
  const castles = lines.flatMap((line, row) =>
    line.flatMap((cell, column) => (cell === "#" ? [[row, column] as Square] : [])),
  );
  if (castles.length !== 1) refuse("castle", { castles: castles.length });
  const land: Record<string, Land> = {};
  lines.forEach((line, row) =>
    line.forEach((cell, column) => typeof cell === "object" && (land[squareKey([row, column])] = cell)),
  );
  const read = {
    ...blankSheet([lines.length, Math.max(...lines.map((line) => line.length))]),
    castle: castles[0]!,
    land,
  };
  const frame = kingdomFrame(paper);
  if (isDuel(paper)) return onMap(read, frame);
  const sheet = read.rows <= frame[0] && read.columns <= frame[1] ? placed(read, frame) : fitted(read, frame);
  const [most, wide] = entered ? [MAX_WIDTH, MAX_WIDTH] : frame;
  if (sheet.rows > most || sheet.columns > wide)
    refuse("frame", { rows: landExtent(sheet)[0].size, columns: landExtent(sheet)[1].size, most: frame[0] });
  return sheet;
}

/** Put rows on the grid as they are written, empty ones too, with the castle as near to the middle as it can be. */
function placed(read: Sheet, [rows, columns]: [number, number]): Sheet {
  return shifted(
    { ...read, rows, columns },
    start(read.castle[0], read.rows, rows),
    start(read.castle[1], read.columns, columns),
  );
}

/** D1: the castle of a map stands in its middle. */
function onMap(read: Sheet, frame: [number, number]): Sheet {
  const { castle } = blankSheet(frame);
  const sheet = shifted(
    { ...read, rows: frame[0], columns: frame[1] },
    castle[0] - read.castle[0],
    castle[1] - read.castle[1],
  );
  return squareKey(sheet.castle) === squareKey(castle) &&
    Object.keys(sheet.land).every((key) => isOn(sheet, parseSquare(key)))
    ? sheet
    : refuse("map", { rows: frame[0], columns: frame[1] });
}

function readLine(paper: Paper, line: string, row: number): (Land | "#" | ".")[] {
  const letters = terrainLetters(paper);
  const cells: (Land | "#" | ".")[] = [];
  let rest = line.replaceAll(/\s/g, "");
  while (rest) {
    const [whole, letter = "", digit = ""] = /^[.#]|^([a-z])(\d?)/i.exec(rest) ?? [""];
    const terrain = letters[letter] ?? letters[letter.toLowerCase()];
    if (!whole || (letter && !terrain) || Number(digit) > mostCrowns(paper))
      refuse("cell", { row, column: cells.length + 1, got: rest.slice(0, 2), most: mostCrowns(paper) });
    cells.push(terrain ? { terrain, crowns: Number(digit), building: null } : (whole as "#" | "."));
    rest = rest.slice(whole.length);
  }
  return cells;
}

function withOption(paper: Paper, sheet: Sheet, option: string): Sheet {
  const [name = "", value = ""] = option.trim().split(/[\s=]+/);
  if (!notationOptions(paper).includes(name))
    refuse("option", { options: notationOptions(paper).map((one) => `--${one}`), got: `--${name}` });
  if (name === "queen") return { ...sheet, queen: true };
  if (name === "named") return { ...sheet, named: armsIn(value) };
  if (name === "building") return withBuilding(sheet, value);
  const most = MAX_SCORED[name as Counted];
  if (!/^\d+$/.test(value) || Number(value) > most) refuse("number", { option: `--${name}`, most, got: value });
  return { ...sheet, [name]: Number(value) };
}

function armsIn(word: string): string {
  const arms =
    new Map(Object.entries({ ...ARMS, ...SHORT })).get(word) ??
    Object.values(ARMS).find((one) => one === word.replaceAll(" ", "_"));
  return arms ?? refuse("named", { arms: Object.keys(SHORT), got: word });
}

/** Q7: a building stands on a town square of its own; squares are named as on a chessboard or counted from the castle. */
function withBuilding(sheet: Sheet, word: string): Sheet {
  const [building = "", place = ""] = word.split("@");
  if (!BUILDINGS.some(({ id }) => id === building)) refuse("building", { got: building });
  const [row, column] = readSquare(place, sheet.rows);
  const key = squareKey([sheet.castle[0] + row, sheet.castle[1] + column]);
  const land = sheet.land[key];
  if (land?.terrain !== "town" || land.building) refuse("site", { got: word });
  return { ...sheet, land: { ...sheet.land, [key]: { ...land!, building } } };
}

function readSquare(place: string, frame: number): Square {
  const [, letter, number] = /^([a-m])(\d{1,2})$/i.exec(place) ?? [];
  if (letter) return [Number(number) - frame, letter.toLowerCase().charCodeAt(0) - 96 - frame];
  const [, row, column] = /^(-?\d),(-?\d)$/.exec(place) ?? refuse("square", { got: place });
  return [Number(row), Number(column)];
}

/** Write a kingdom; with the whole grid, so that it is read back into the same place. */
export function writeSheet(paper: Paper, sheet: Sheet): string {
  const letterByTerrain = Object.fromEntries(
    Object.entries(terrainLetters(paper)).map(([letter, terrain]) => [terrain, letter]),
  );
  const cell = (square: Square) => {
    const land = sheet.land[squareKey(square)];
    return squareKey(square) === squareKey(sheet.castle)
      ? "#"
      : land
        ? `${letterByTerrain[land.terrain] ?? "."}${land.crowns || ""}`
        : ".";
  };
  const line = (row: number) => Array.from({ length: sheet.columns }, (_, column) => cell([row, column])).join("");
  const rows = Array.from({ length: sheet.rows }, (_, row) => line(row)).join("/");
  return [rows, ...notationOptions(paper).flatMap((name) => writeOption(sheet, name))].join(" ");
}

function writeOption(sheet: Sheet, name: string): string[] {
  if (name === "building")
    return Object.entries(sheet.land).flatMap(([key, { building }]) =>
      building ? [`--building ${building}@${nameOfSquare(sheet, parseSquare(key))}`] : [],
    );
  if (name === "queen") return sheet.queen ? ["--queen"] : [];
  if (name === "named") return sheet.named ? [`--named ${sheet.named}`] : [];
  const value = sheet[name as Counted];
  return value === null || (name === "coins" && !value) ? [] : [`--${name} ${value}`];
}

const nameOfSquare = ({ castle, rows }: Sheet, [row, column]: Square) =>
  `${String.fromCharCode(96 + column - castle[1] + rows)}${row - castle[0] + rows}`;

/** A whole table as the part of an address behind `#`. */
export function writePaper(paper: Paper): string {
  const names = paper.names.slice(0, paper.seats).map((name) => ["n", name]);
  const sheets = paper.games.flat().map((sheet) => ["k", writeSheet(paper, sheet)]);
  return new URLSearchParams([["v", variantName(paper)], ...names, ...sheets]).toString();
}

/** Read what `writePaper` wrote; null where it is something else. */
export function readPaper(text: string): Paper | null {
  const words = new URLSearchParams(text);
  const variant = words.get("v") ?? "";
  if (!Object.hasOwn(FRAMES, variant)) return null;
  const game = GAMES.find(({ id }) => id === variantGame(variant))!;
  const blank = setUp(game.id, variantSeats(variant) ?? game.seats[0]!, variantSwitches(variant));
  const names = Array.from({ length: MAX_SEATS }, (_, seat) => words.getAll("n")[seat]?.slice(0, 40) ?? "");
  const texts = words.getAll("k");
  const kingdoms = blank.games[0]!.length;
  try {
    const games = blank.games.map((sheets, number) =>
      sheets.map((sheet, kingdom) =>
        texts[number * kingdoms + kingdom] ? readSheet(blank, texts[number * kingdoms + kingdom]!, true) : sheet,
      ),
    );
    return { ...blank, names, games };
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}
