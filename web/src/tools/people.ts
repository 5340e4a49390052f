/** Who sits at the real table: kept in this browser and shared by its tools. */
import { ARMS } from "../art/heraldry";
import { loadValue, storeValue } from "../lib/storage";

export interface Person {
  name: string;
  colour: number;
}

export const MAX_PEOPLE = ARMS.length;
const KEY = "people";

/** Give the people of last time, and unnamed ones beside them. */
export function loadPeople(): Person[] {
  const stored = loadValue<Person[]>(KEY, []);
  return Array.from(
    { length: MAX_PEOPLE },
    (_, seat) => stored[seat] ?? { name: "", colour: freeColour(stored, seat) },
  );
}

export function storePeople(people: Person[]): void {
  storeValue(KEY, people);
}

function freeColour(stored: Person[], seat: number): number {
  const free = Array.from({ length: MAX_PEOPLE }, (_, colour) => colour).filter(
    (colour) => !stored.some((one) => one.colour === colour),
  );
  return free[seat - stored.length] ?? seat;
}
