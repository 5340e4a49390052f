/** What a new local table is given: an id, a seed that nobody knows, and the time. */
import type { Given } from "./create.ts";

const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"; // without those that look alike
const LENGTH = 11;
const SEED_BYTES = 32;

const randomLetter = () => LETTERS[Math.floor(Math.random() * LETTERS.length)]!;

/** Ids of local tables begin with 0, which no id of a server contains (`lib/address.ts`). */
export const newGiven = (): Given => ({
  id: `0${Array.from({ length: LENGTH }, randomLetter).join("")}`,
  seed: crypto.getRandomValues(new Uint8Array(SEED_BYTES)),
  at: Date.now(),
});
