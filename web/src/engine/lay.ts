/** Positions that no game led to: land laid square by square, as src/crownland/engine/setup.py describes it. */
import { BUILDINGS } from "../facts.ts";
import type { Position } from "./position.ts";
import { terrainNames } from "./view.ts";

/** What lies on a square, counted from the castle; crowns are those of the domino. */
export interface LaidSquare {
  at: [number, number];
  terrain: string;
  crowns?: number;
  building?: string | null;
}

/** Cover squares of a kingdom. */
export function layLand(position: Position, kingdom: number, land: LaidSquare[]): void {
  const terrains = terrainNames(position.variant.family);
  for (const { at, terrain, crowns = 0, building = null } of land) {
    const [row, column] = at;
    const cell = 8 * terrains.indexOf(terrain) + crowns;
    const number = BUILDINGS.findIndex(({ id }) => id === building) + 1;
    position.lay(kingdom, (cell << 16) | (number << 10) | ((row + 8) << 6) | ((column + 8) << 2));
  }
}
