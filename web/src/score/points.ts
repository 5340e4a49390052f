/** What a kingdom on paper is worth: the rules K11 to K15, Q13, Q14 and D11. The engine scores the games that are played
 * here; this does it where no server is in reach. A test compares both on hundreds of finished games. */
import { BUILDINGS, DRAFTS } from "../facts";
import type { Square } from "../lib/geometry";
import type { Bonus, Cell, Court, Kingdom, Property } from "../protocol";
import { frameOf, gameOf, hasCourt, isDuel, keyOf, rulersOf, squareOf, type Paper, type Sheet } from "./sheet";

const HARMONY = 5;
const MIDDLE_KINGDOM = 10;
const COINS_PER_POINT = 3;
const NAMED = 3;
const START_KNIGHTS = 1;

const tileOf = (building: string) => BUILDINGS.find(({ id }) => id === building)!;
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** The squares of a sheet counted from its castle, with the crowns of buildings. */
export function cellsOf({ land, castle }: Sheet): Cell[] {
  const cells = Object.entries(land).map(([key, { terrain, crowns, building }]) => {
    const [row, column] = squareOf(key);
    return {
      at: [row - castle[0], column - castle[1]] as Square,
      terrain,
      crowns: crowns + (building ? tileOf(building).crowns : 0),
      building,
    };
  });
  return cells.sort((one, other) => inOrder(one.at, other.at));
}

const inOrder = (one: Square, other: Square) => one[0] - other[0] || one[1] - other[1];

/** K11: squares of one terrain joined by sides, sorted by terrain, squares, crowns, then place. */
export function propertiesOf(cells: Cell[]): Property[] {
  const left = new Map(cells.map((cell) => [keyOf(cell.at), cell]));
  const properties: Property[] = [];
  for (const first of cells) {
    if (!left.delete(keyOf(first.at))) continue;
    const found = [first];
    for (const { at } of found) {
      for (const near of neighbours(at)) {
        const cell = left.get(keyOf(near));
        if (cell?.terrain !== first.terrain) continue;
        left.delete(keyOf(near));
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
export function discardsOf(paper: Paper, sheet: Sheet): number {
  const ways = DRAFTS.filter(({ game, seats }) => game === paper.game && seats === paper.seats);
  const way =
    ways.find(({ switches }) => switches.length && switches.every((one) => paper.switches.includes(one))) ??
    ways.find(({ switches }) => !switches.length);
  return (
    sheet.discards ?? Math.max((way ? way.lines * way.kings : 0) - Math.floor(Object.keys(sheet.land).length / 2), 0)
  );
}

const buildingsOf = ({ land }: Sheet) => Object.values(land).flatMap(({ building }) => building ?? []);
/** Q3, Q8: nobody loses a knight or a tower, so that the buildings tell how many there are. */
export const knightsOf = (sheet: Sheet) =>
  sheet.knights ?? START_KNIGHTS + sum(buildingsOf(sheet).map((building) => tileOf(building).knights));
export const towersOf = (sheet: Sheet) =>
  sheet.towers ?? sum(buildingsOf(sheet).map((building) => tileOf(building).towers));

/** A kingdom as the table shows one, with its points. */
export function kingdomOf(paper: Paper, sheet: Sheet, index: number): Kingdom {
  const squares = cellsOf(sheet);
  const bare = propertiesOf(squares);
  const largest = Math.max(0, ...bare.map((one) => one.squares.length));
  const queens = sheet.queen && hasCourt(paper) ? bare.find((one) => one.squares.length === largest) : undefined;
  const crowned = queens && worth(queens.terrain, queens.squares, queens.crowns + 1);
  const properties = crowned ? bare.map((one) => (one === queens ? crowned : one)).sort(byRank) : bare;
  const court = hasCourt(paper) ? courtOf(sheet, bare, crowned) : null;
  const bonuses = court
    ? courtBonuses(court)
    : isDuel(paper)
      ? [bonus("named", NAMED * bare.filter(({ terrain }) => terrain === sheet.named).length)]
      : landBonuses(paper, sheet, squares);
  const crowns = gameOf(paper).family === "kingdomino" ? sum(bare.map((one) => one.crowns)) : 0;
  const [castleRow, castleColumn] = sheet.castle;
  return {
    seats: rulersOf(paper, index),
    squares,
    frame: frameOf(paper),
    room: {
      north: -castleRow,
      south: sheet.rows - 1 - castleRow,
      west: -castleColumn,
      east: sheet.columns - 1 - castleColumn,
    },
    discards: discardsOf(paper, sheet),
    score: {
      total: sum([...properties, ...bonuses].map(({ points }) => points)),
      properties,
      bonuses,
      ties: [largest, crowns],
    },
    court,
    book: isDuel(paper) ? { rows: [], named: sheet.named, castle_bonus: false, drew: false } : null,
  };
}

const bonus = (name: string, points: number): Bonus => ({ name, points, standing: points ? "sure" : "lost" });

/** K14, K15. */
function landBonuses(paper: Paper, sheet: Sheet, squares: Cell[]): Bonus[] {
  const bonuses: Bonus[] = [];
  if (paper.switches.includes("harmony")) bonuses.push(bonus("harmony", discardsOf(paper, sheet) ? 0 : HARMONY));
  const reach = frameOf(paper)[0] >> 1;
  const central = squares.every(({ at: [row, column] }) => Math.max(Math.abs(row), Math.abs(column)) <= reach);
  if (paper.switches.includes("middle_kingdom")) bonuses.push(bonus("middle_kingdom", central ? MIDDLE_KINGDOM : 0));
  return bonuses;
}

/** Q13. */
const courtBonuses = ({ coins, buildings }: Court): Bonus[] => [
  bonus("coins", Math.floor(coins / COINS_PER_POINT)),
  bonus("buildings", sum(buildings.map(({ points }) => points))),
];

function courtOf(sheet: Sheet, properties: Property[], queens: Property | undefined): Court {
  const counts = { "": 0, flat: 1, per_property: 0, per_tower: towersOf(sheet), per_knight: knightsOf(sheet) };
  const points = (building: string) => {
    const tile = tileOf(building);
    return (
      tile.value *
      (tile.points === "per_property"
        ? properties.filter(({ terrain }) => terrain === tile.terrain).length
        : counts[tile.points])
    );
  };
  return {
    coins: sheet.coins,
    reserve: knightsOf(sheet),
    knights: knightsOf(sheet),
    towers: towersOf(sheet),
    queen: sheet.queen,
    queen_on: queens?.squares ?? [],
    buildings: cellsOf(sheet).flatMap(({ building, at }) =>
      building ? [{ building, at, points: points(building) }] : [],
    ),
  };
}
