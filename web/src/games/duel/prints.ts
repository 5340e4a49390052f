import type { Print } from "../print/paper";
import DiceNets from "./DiceNets.svelte";
import MapSheets from "./MapSheets.svelte";
import SpellBookSheets from "./SpellBookSheets.svelte";

export default [
  { id: "sheets", kind: "sheets", fronts: 1, backs: false, Sheets: MapSheets },
  { id: "book", kind: "book", fronts: 1, backs: false, Sheets: SpellBookSheets },
  { id: "dice", kind: "dice", fronts: 1, backs: false, Sheets: DiceNets },
] satisfies Print[];
