/** What cannot be: slips of whoever copies a kingdom from a real table. `crownland score` tells the same (rules/land/inconsistencies.py
 * and its rooms); a test compares both. What it refuses to read is told here as `frame`, `apart` and `even`. */
import { BUILDINGS, DICE } from "../facts";
import { boxDominoes } from "../games/draft/boxes";
import type { Square } from "../lib/squares";
import type { Cell, Half } from "../protocol";
import { sheetCells, countKnights, neighbours, countTowers } from "./points";
import { landExtent, kingdomFrame, findGame, hasCourt, isDuel, squareKey, type Paper, type Sheet } from "./sheet";

export interface Inconsistency {
  code: string;
  args: Record<string, string | number>;
  /** Null where all kingdoms together are meant. */
  kingdom: number | null;
  /** Where it is seen, counted from the castle. */
  squares: Square[];
}

const KNIGHTS = 22;
const TOWERS = 15;
/** D8, D9: crosses that the castle and a power add, and shields of one domino that may lie apart. */
const ADDED = 2;
const APART = 2;

/** What is seen only once a kingdom is complete; before, it would be told at every second square. */
export const AT_THE_END = [
  "frame",
  "apart",
  "even",
  "alone",
  "cover",
  "queen_towerless",
  "queen_outbuilt",
  "queen_nobody",
];

export function findInconsistencies(paper: Paper, game: number): Inconsistency[] {
  const sheets = paper.games[game]!;
  const lands = sheets.map(bare);
  const shapes = lands.flatMap((land, kingdom) => shapeDoubts(paper, sheets[kingdom]!, land, kingdom));
  if (isDuel(paper)) return [...shapes, ...lands.flatMap(mapDoubts)];
  return [...shapes, ...landDoubts(lands, findGame(paper).boxes), ...(hasCourt(paper) ? courtDoubts(sheets) : [])];
}

/** The squares of a sheet, without what buildings bring. */
function bare(sheet: Sheet): Cell[] {
  return sheetCells({
    ...sheet,
    land: Object.fromEntries(Object.entries(sheet.land).map(([key, land]) => [key, { ...land, building: null }])),
  });
}

const inconsistency = (
  code: string,
  args: Inconsistency["args"] = {},
  kingdom: number | null = null,
  squares: Square[] = [],
): Inconsistency => ({ code, args, kingdom, squares });

/** K7, K8, D1: the kingdom fits its frame, hangs together with the castle, and is made of pairs. */
function shapeDoubts(paper: Paper, sheet: Sheet, land: Cell[], kingdom: number): Inconsistency[] {
  const [{ size: rows }, { size: columns }] = landExtent(sheet);
  const [most, across] = kingdomFrame(paper);
  const found: Inconsistency[] = [];
  if (rows > most || columns > across) found.push(inconsistency("frame", { rows, columns, most }, kingdom));
  const apart = isDuel(paper) ? [] : findDisconnected(land);
  if (apart.length) found.push(inconsistency("apart", {}, kingdom, apart));
  if (land.length % 2) found.push(inconsistency("even", { squares: land.length }, kingdom));
  return found;
}

function findDisconnected(land: Cell[]): Square[] {
  const left = new Map(land.map(({ at }) => [squareKey(at), at]));
  const reached: Square[] = [[0, 0]];
  for (const square of reached)
    for (const near of neighbours(square)) if (left.delete(squareKey(near))) reached.push(near);
  return [...left.values()];
}

const halfKey = ({ terrain, crowns }: { terrain: string; crowns?: number }) => `${terrain} ${crowns ?? 0}`;
const pairKey = (one: Half | Cell, other: Half | Cell) => [halfKey(one), halfKey(other)].sort().join("|");
const tally = (words: string[]) =>
  words.reduce((counts, word) => counts.set(word, (counts.get(word) ?? 0) + 1), new Map<string, number>());
const parseHalf = (half: string) => ({ terrain: half.split(" ")[0]!, crowns: Number(half.split(" ")[1]) });

/** K2: the boxes hold what lies in the kingdoms, and their dominoes cover each of them. */
function landDoubts(lands: Cell[][], boxes: string[]): Inconsistency[] {
  const dominoes = boxes.flatMap(boxDominoes);
  const pairs = tally(dominoes.map(({ halves }) => pairKey(...halves)));
  const held = tally(dominoes.flatMap(({ halves }) => halves.map(halfKey)));
  const found = moreThanHeld(tally(lands.flat().map(halfKey)), held);
  lands.forEach((land, kingdom) => {
    const strange = [...new Set(land.map(halfKey))].filter((half) => !held.has(half)).sort();
    for (const half of strange)
      found.push(
        inconsistency(
          "crowns",
          parseHalf(half),
          kingdom,
          land.filter((cell) => halfKey(cell) === half).map(({ at }) => at),
        ),
      );
    if (!strange.length) found.push(...uncovered(land, pairs, kingdom));
  });
  return found;
}

function moreThanHeld(laid: Map<string, number>, held: Map<string, number>): Inconsistency[] {
  const countSquares = (counts: Map<string, number>, terrain: string) =>
    [...counts].reduce((total, [half, count]) => total + (parseHalf(half).terrain === terrain ? count : 0), 0);
  const halves = [...laid.keys()].sort();
  const found = [...new Set(halves.map((half) => parseHalf(half).terrain))].flatMap((terrain) => {
    const [squares, most] = [countSquares(laid, terrain), countSquares(held, terrain)];
    return squares > most ? [inconsistency("squares", { terrain, squares, most })] : [];
  });
  for (const half of halves) {
    const [squares, most] = [laid.get(half)!, held.get(half) ?? 0];
    if (most && squares > most) found.push(inconsistency("halves", { ...parseHalf(half), squares, most }));
  }
  return found;
}

function uncovered(land: Cell[], pairs: Map<string, number>, kingdom: number): Inconsistency[] {
  const lying = new Map(land.map((cell) => [squareKey(cell.at), cell]));
  const alone = land.filter((cell) => {
    const near = neighbours(cell.at).flatMap((square) => lying.get(squareKey(square)) ?? []);
    return !near.some((other) => pairs.has(pairKey(cell, other)));
  });
  if (alone.length) return alone.map((cell) => inconsistency("alone", parseHalf(halfKey(cell)), kingdom, [cell.at]));
  return land.length % 2 || canBeCovered(land, pairs) ? [] : [inconsistency("cover", {}, kingdom)];
}

/** Whether dominoes cover the land, each used as often as it is there; without `pairs` all are, without end. So many squares
 * as `apart` says may be covered by themselves. */
export function canBeCovered(land: Cell[], pairs: Map<string, number> | null = null, apart = 0): boolean {
  const place = new Map(land.map(({ at }, number) => [squareKey(at), number]));
  const left = new Map(pairs);
  const tried = new Set<string>();
  const covered = land.map(() => false);
  const cover = (apart: number): boolean => {
    const first = covered.indexOf(false);
    if (first < 0) return true;
    const key = [covered.map(Number).join(""), apart, pairs && [...left.values()]].join();
    if (tried.has(key)) return false;
    tried.add(key);
    const [row, column] = land[first]!.at;
    covered[first] = true;
    for (const near of [
      [row, column + 1],
      [row + 1, column],
    ] as Square[]) {
      const other = place.get(squareKey(near));
      if (other === undefined || covered[other]) continue;
      const pair = pairKey(land[first]!, land[other]!);
      if (pairs && !left.get(pair)) continue;
      left.set(pair, (left.get(pair) ?? 0) - 1);
      covered[other] = true;
      if (cover(apart)) return true;
      covered[other] = false;
      left.set(pair, left.get(pair)! + 1);
    }
    if (apart && cover(apart - 1)) return true;
    covered[first] = false;
    return false;
  };
  return cover(apart);
}

/** Q3, Q9: tiles, knights and towers that there are, and where the queen lives. */
function courtDoubts(sheets: Sheet[]): Inconsistency[] {
  const built = tally(sheets.flatMap(({ land }) => Object.values(land).flatMap(({ building }) => building ?? [])));
  const copies = BUILDINGS.filter(({ id, copies }) => (built.get(id) ?? 0) > copies);
  const found = copies
    .map(({ id, copies }) => inconsistency("copies", { building: id, tiles: built.get(id)!, most: copies }))
    .sort((one, other) => (one.args.building! < other.args.building! ? -1 : 1));
  const [knights, towers] = [countKnights, countTowers].map((count) =>
    sheets.reduce((total, sheet) => total + count(sheet), 0),
  ) as [number, number];
  if (knights > KNIGHTS) found.push(inconsistency("knights", { knights, most: KNIGHTS }));
  if (towers > TOWERS) found.push(inconsistency("towers", { towers, most: TOWERS }));
  const most = Math.max(...sheets.map(countTowers));
  const host = sheets.findIndex(({ queen }) => queen);
  if (host < 0) return most ? [...found, inconsistency("queen_nobody")] : found;
  const own = countTowers(sheets[host]!);
  if (!own) found.push(inconsistency("queen_towerless", {}, host));
  else if (own < most) found.push(inconsistency("queen_outbuilt", { towers: own, most }, host));
  return found;
}

/** D3, D8, D9: crosses that dice and powers make, and shields that dominoes cover. */
function mapDoubts(land: Cell[], kingdom: number): Inconsistency[] {
  const found: Inconsistency[] = [];
  const crosses = land.reduce((total, cell) => total + added(cell), 0);
  if (crosses > ADDED)
    found.push(
      inconsistency(
        "crosses",
        { crosses, most: ADDED },
        kingdom,
        land.filter(added).map(({ at }) => at),
      ),
    );
  if (!canBeCovered(land, null, APART)) found.push(inconsistency("cover", {}, kingdom));
  return found;
}

/** How many crosses of a shield no face of a die explains; a joker has none. */
function added({ terrain, crowns = 0 }: Cell): number {
  const shown = DICE.flat().flatMap(([symbol, crosses]) => (symbol === terrain && crosses <= crowns ? [crosses] : []));
  return crowns - Math.max(0, ...shown);
}
