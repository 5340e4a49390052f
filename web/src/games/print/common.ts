/** What several games have to print. */
import { BOXES } from "../../facts";
import CastleSheets from "./CastleSheets.svelte";
import DominoSheets from "./DominoSheets.svelte";
import { DOMINO_GRID, splitSheets, type Print } from "./paper";
import ScorePads from "./ScorePads.svelte";

export const dominoes = (box: string): Print => ({
  id: `${box}-dominoes`,
  kind: "dominoes",
  fronts: splitSheets(BOXES[box]!, DOMINO_GRID).length,
  backs: true,
  Sheets: DominoSheets,
});

export const scorePad = (game: string): Print => ({
  id: `${game}-pad`,
  kind: "pad",
  fronts: 1,
  backs: false,
  Sheets: ScorePads,
});

export const castles: Print = { id: "castles", kind: "castles", fronts: 1, backs: false, Sheets: CastleSheets };
