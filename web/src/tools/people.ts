/** Who sits at the real table: kept in this browser and shared by its tools. */
import { loadValue, storeValue } from "../lib/storage";

export interface Person {
  name: string;
  colour: number;
}

export const MOST = 8;
const KEY = "people";

/** Give the people of last time, and unnamed ones beside them. */
export function loadPeople(): Person[] {
  const kept = loadValue<Person[]>(KEY, []);
  return Array.from({ length: MOST }, (_, seat) => kept[seat] ?? { name: "", colour: freeColour(kept, seat) });
}

export function storePeople(people: Person[]): void {
  storeValue(KEY, people);
}

function freeColour(kept: Person[], seat: number): number {
  const free = Array.from({ length: MOST }, (_, colour) => colour).filter(
    (colour) => !kept.some((one) => one.colour === colour),
  );
  return free[seat - kept.length] ?? seat;
}
