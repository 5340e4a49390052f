import { splitSheets, TILE_GRID, type Print } from "../print/paper";
import { dominoes, scorePad } from "../print/common";
import TileSheets, { TILES } from "./TileSheets.svelte";

const tiles: Print = {
  id: "tiles",
  kind: "tiles",
  fronts: splitSheets(TILES, TILE_GRID).length,
  backs: true,
  Sheets: TileSheets,
};

export default [dominoes("queendomino"), tiles, scorePad("queendomino")];
