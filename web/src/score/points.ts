/** What a kingdom on paper is worth: the rules K11 to K15, Q13, Q14 and D11. The engine scores the games that are played
 * here; this does it where no server is in reach. A test compares both on hundreds of finished games. */
import { BUILDINGS, DRAFTS } from "../facts";
import type { Square } from "../lib/squares";
import type { Cell, Court, Kingdom, Property, ScoreLine } from "../protocol";
import {
  kingdomFrame,
  findGame,
  hasCourt,
  isDuel,
  squareKey,
  kingdomSeats,
  parseSquare,
  type Paper,
  type Sheet,
} from "./sheet";

const START_KNIGHTS = 1;

const findTile = (building: string) => BUILDINGS.find(({ id }) => id === building)!;
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** The squares of a sheet counted from its castle, with the crowns of buildings. */
export function sheetCells({ land, castle }: Sheet): Cell[] {
  const cells = Object.entries(land).map(([key, { terrain, crowns, building }]) => {
    const [row, column] = parseSquare(key);
    return {
      at: [row - castle[0], column - castle[1]] as Square,
      terrain,
      crowns: crowns + (building ? findTile(building).crowns : 0),
      building,
    };
  });
  return cells.sort((one, other) => inOrder(one.at, other.at));
}

const inOrder = (one: Square, other: Square) => one[0] - other[0] || one[1] - other[1];

/** K11: squares of one terrain joined by sides, sorted by terrain, squares, crowns, then place. */
export function findProperties(cells: Cell[]): Property[] {
  const left = new Map(cells.map((cell) => [squareKey(cell.at), cell]));
  const properties: Property[] = [];
  for (const first of cells) {
    if (!left.delete(squareKey(first.at))) continue;
    const found = [first];
    for (const { at } of found) {
      for (const near of neighbours(at)) {
        const cell = left.get(squareKey(near));
        if (cell?.terrain !== first.terrain) continue;
        left.delete(squareKey(near));
        found.push(cell);
      }
    }
    properties.push(
      worth(first.terrain, found.map(({ at }) => at).sort(inOrder), sum(found.map(({ crowns = 0 }) => crowns))),
    );
  }
  return properties.sort(byRank);
}

export const neighbours = ([row, column]: Square): Square[] => [
  [row - 1, column],
  [row, column - 1],
  [row, column + 1],
  [row + 1, column],
];
const worth = (terrain: string, squares: Square[], crowns: number): Property => ({
  terrain,
  squares,
  crowns,
  points: squares.length * crowns,
});

function byRank(one: Property, other: Property): number {
  if (one.terrain !== other.terrain) return one.terrain < other.terrain ? -1 : 1;
  return (
    one.squares.length - other.squares.length ||
    one.crowns - other.crowns ||
    inOrder(one.squares[0]!, other.squares[0]!)
  );
}

/** How many dominoes each kingdom of Kingdomino gets, and so how many it must have discarded to look like this. */
export function countDiscards(paper: Paper, sheet: Sheet): number {
  const ways = DRAFTS.filter(({ game, seats }) => game === paper.game && seats === paper.seats);
  const way =
    ways.find(({ switches }) => switches.length && switches.every((one) => paper.switches.includes(one))) ??
    ways.find(({ switches }) => !switches.length);
  return (
    sheet.discards ?? Math.max((way ? way.lines * way.kings : 0) - Math.floor(Object.keys(sheet.land).length / 2), 0)
  );
}

const builtTiles = ({ land }: Sheet) => Object.values(land).flatMap(({ building }) => building ?? []);
/** Q3, Q8: nobody loses a knight or a tower, so that the buildings tell how many there are. */
export const countKnights = (sheet: Sheet) =>
  sheet.knights ?? START_KNIGHTS + sum(builtTiles(sheet).map((building) => findTile(building).knights));
export const countTowers = (sheet: Sheet) =>
  sheet.towers ?? sum(builtTiles(sheet).map((building) => findTile(building).towers));

/** A kingdom as the table shows one, with its points. */
export function scoreKingdom(paper: Paper, sheet: Sheet, index: number): Kingdom {
  const squares = sheetCells(sheet);
  const bare = findProperties(squares);
  const largest = Math.max(0, ...bare.map((one) => one.squares.length));
  const queens = sheet.queen && hasCourt(paper) ? bare.find((one) => one.squares.length === largest) : undefined;
  const crowned = queens && worth(queens.terrain, queens.squares, queens.crowns + 1);
  const properties = crowned ? bare.map((one) => (one === queens ? crowned : one)).sort(byRank) : bare;
  const court = hasCourt(paper) ? scoreCourt(sheet, bare, crowned) : null;
  const named = bare.filter(({ terrain }) => terrain === sheet.named).length;
  const isCentral = squares.every(({ at }) => Math.max(...at.map(Math.abs)) <= kingdomFrame(paper)[0] >> 1);
  const lines = scoreLines(paper, properties, {
    "bonus-harmony": { counts: countDiscards(paper, sheet) ? 0 : 1, played: paper.switches.includes("harmony") },
    "bonus-middle_kingdom": { counts: isCentral ? 1 : 0, played: paper.switches.includes("middle_kingdom") },
    "bonus-named": { counts: named },
    "bonus-coins": { counts: court?.coins ?? 0, args: { coins: court?.coins } },
    "bonus-buildings": {
      counts: sum(court?.buildings.map(({ points }) => points) ?? []),
      args: { buildings: court?.buildings.map(({ building, points }) => [building, points]) },
    },
  });
  const crowns = findGame(paper).family === "kingdomino" ? sum(bare.map((one) => one.crowns)) : 0;
  const [castleRow, castleColumn] = sheet.castle;
  return {
    seats: kingdomSeats(paper, index),
    squares,
    frame: kingdomFrame(paper),
    room: {
      north: -castleRow,
      south: sheet.rows - 1 - castleRow,
      west: -castleColumn,
      east: sheet.columns - 1 - castleColumn,
    },
    discards: countDiscards(paper, sheet),
    score: { total: sum(lines.map(({ points }) => points)), properties, lines, ties: [largest, crowns] },
    court,
    book: isDuel(paper) ? { rows: [], named: sheet.named, castle_bonus: false, drew: false } : null,
  };
}

/** What a bonus is counted from, and whether it is played for. */
interface Counted {
  counts: number;
  played?: boolean;
  args?: Record<string, unknown>;
}

/** K14, K15, Q13, D11: the lines of the game's pad that this kingdom has. */
function scoreLines(paper: Paper, properties: Property[], bonuses: Record<string, Counted>): ScoreLine[] {
  return findGame(paper).lines.flatMap(({ id, args }) => {
    const own = properties.filter(({ terrain }) => `terrain-${terrain}` === id);
    const { counts, played = true, args: from = {} } = bonuses[id] ?? { counts: 0, played: false };
    if (own.length) return [landLine(id, own)];
    const points = Math.floor((counts * (args.points ?? 1)) / (args.each ?? 1));
    return played ? [{ id, args: { standing: points ? "sure" : "lost", ...args, ...from }, points }] : [];
  });
}

const landLine = (id: string, own: Property[]): ScoreLine => ({
  id,
  args: { parts: own.filter(({ points }) => points).map(({ squares, crowns }) => [squares.length, crowns]) },
  points: sum(own.map(({ points }) => points)),
});

function scoreCourt(sheet: Sheet, properties: Property[], queens: Property | undefined): Court {
  const counts = { "": 0, flat: 1, per_property: 0, per_tower: countTowers(sheet), per_knight: countKnights(sheet) };
  const points = (building: string) => {
    const tile = findTile(building);
    return (
      tile.value *
      (tile.points === "per_property"
        ? properties.filter(({ terrain }) => terrain === tile.terrain).length
        : counts[tile.points])
    );
  };
  return {
    coins: sheet.coins,
    reserve: countKnights(sheet),
    knights: countKnights(sheet),
    towers: countTowers(sheet),
    queen: sheet.queen,
    queen_on: queens?.squares ?? [],
    buildings: sheetCells(sheet).flatMap(({ building, at }) =>
      building ? [{ building, at, points: points(building) }] : [],
    ),
  };
}
