/** What the building tiles give: asked from the server once, or told by a screen that carries the tables with it. */
import { pieces } from "../../lib/api";
import type { Building } from "../../protocol";
import { t } from "../../lib/text.svelte";
import { terrainName } from "../../board/labels";

type Tile = Omit<Building, "name">;
const known: { all: Tile[]; asked: boolean } = $state({ all: [], asked: false });

export function knowBuildings(all: Tile[]): void {
  known.all = all;
  known.asked = true;
}

function ask(): void {
  if (known.asked) return;
  known.asked = true;
  void pieces()
    .then(({ buildings }) => {
      known.all = buildings;
    })
    .catch(() => (known.asked = false));
}

export function buildingOf(id: string): Tile | null {
  queueMicrotask(ask);
  return known.all.find((building) => building.id === id) ?? null;
}

/** Say what a building gives. */
export function buildingWords(id: string): string {
  const building = buildingOf(id);
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
