/** A game on paper as the engine sees it: a position that is over, with the kingdoms of the sheets. */
import { DRAFTS, SPELL_BOOK } from "../facts";
import { Engine, loadModule } from "../engine/engine";
import { layLand } from "../engine/lay";
import { PHASES, type Family, type Records } from "../engine/layout";
import { NOBODY, Position } from "../engine/position";
import { readVariant } from "../engine/variant";
import { viewKingdom } from "../engine/view";
import type { Square } from "../lib/squares";
import type { Kingdom } from "../protocol";
import { findGame, hasCourt, isDuel, parseSquare, variantName, type Paper, type Sheet } from "./sheet";

/** What the buildings of a kingdom have brought, with what it began with. */
export interface Brought {
  knights: number;
  towers: number;
}

export interface LaidGame {
  position: Position;
  kingdoms: Kingdom[];
  /** Of each kingdom of Queendomino. */
  brought: Brought[];
}

type Court = Records["queendomino"]["state"]["courts"][number];

export const paperFamily = (paper: Paper) => findGame(paper).family as Family;

/** The engine that scores papers of a family. */
export const loadScorer = async (family: Family) => new Engine(family, await loadModule(family));

/** Lay all sheets of a game. */
export function layGame(engine: Engine, paper: Paper, game: number): LaidGame {
  const sheets = paper.games[game]!;
  const position = Position.start(engine, readVariant(variantName(paper)));
  position.set(["phase"], PHASES[engine.family].indexOf("over"));
  position.set(["seat"], NOBODY);
  sheets.forEach((sheet, kingdom) => layLand(position, kingdom, listLand(sheet)));
  const brought = hasCourt(paper) ? sheets.map((_, kingdom) => readBrought(position, kingdom)) : [];
  sheets.forEach((sheet, kingdom) => layRest(position, paper, sheet, kingdom, brought[kingdom]));
  const kingdoms = sheets.map((sheet, kingdom) => ({ ...viewKingdom(position, kingdom), ...onGrid(paper, sheet) }));
  return { position, kingdoms, brought };
}

const listLand = ({ land, castle: [top, left] }: Sheet) =>
  Object.entries(land).map(([key, one]) => {
    const [row, column] = parseSquare(key);
    return { ...one, at: [row - top, column - left] as Square };
  });

function readBrought(position: Position, kingdom: number): Brought {
  const { reserve, towers } = position.item("courts", kingdom) as unknown as Court;
  return { knights: reserve, towers };
}

/** What counts besides the land. */
function layRest(position: Position, paper: Paper, sheet: Sheet, kingdom: number, brought?: Brought): void {
  if (brought) {
    position.set(["courts", kingdom, "coins"], sheet.coins);
    position.set(["courts", kingdom, "reserve"], sheet.knights ?? brought.knights);
    position.set(["courts", kingdom, "towers"], sheet.towers ?? brought.towers);
    if (sheet.queen) position.set(["queen"], kingdom);
  } else if (isDuel(paper)) {
    const named = SPELL_BOOK.findIndex(({ symbol }) => symbol === sheet.named);
    position.set(["kingdoms", kingdom, "named"], named < 0 ? SPELL_BOOK.length : named);
  } else {
    position.set(["kingdoms", kingdom, "discards"], countDiscards(paper, sheet));
  }
}

/** The room of a kingdom is its grid; a map has no spell book besides the coat of arms that was named. */
function onGrid(paper: Paper, { castle: [row, column], rows, columns, named }: Sheet): Partial<Kingdom> {
  const room = { north: -row, south: rows - 1 - row, west: -column, east: columns - 1 - column };
  return isDuel(paper) ? { room, book: { rows: [], named, castle_bonus: false, drew: false } } : { room };
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
