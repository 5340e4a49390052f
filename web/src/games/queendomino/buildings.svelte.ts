/** What the building tiles give. The table of them is loaded when the first is asked for. */
import type { Building } from "../../facts";
import { t } from "../../lib/text.svelte";
import { terrainName } from "../../board/labels";

const known: { all: Building[] } = $state({ all: [] });
let loading: Promise<void> | null = null;

/** Load the table of building tiles, once. */
export function loadBuildings(): Promise<void> {
  loading ??= import("../../facts").then(
    ({ BUILDINGS }) => void (known.all = BUILDINGS),
    () => void (loading = null),
  );
  return loading;
}

export function findBuilding(id: string): Building | null {
  queueMicrotask(loadBuildings);
  return known.all.find((building) => building.id === id) ?? null;
}

/** Say what a building gives. */
export function buildingWords(id: string): string {
  const building = findBuilding(id);
  if (!building) return "";
  const words: string[] = [];
  if (building.towers) words.push(t("gives-towers", { towers: building.towers }));
  if (building.knights) words.push(t("gives-knights", { knights: building.knights }));
  if (building.crowns) words.push(t("gives-crowns", { crowns: building.crowns }));
  if (building.tax) words.push(t(`gives-tax-${building.tax}`));
  if (building.value) {
    const terrain = building.terrain ? terrainName(building.terrain) : "";
    words.push(t(`gives-points-${building.points}`, { points: building.value, terrain }));
  }
  return words.join(", ");
}
