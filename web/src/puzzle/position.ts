/** The position of a puzzle, which the rules derive from its actions. */
import { ApiError } from "../lib/api";
import { loadEngine } from "../engine/engine";
import { Match } from "../engine/match";
import { readVariant } from "../engine/variant";
import type { Puzzle } from "../protocol";

/** The match at the decision of a puzzle. Throws ApiError if this browser cannot run the rules. */
export async function openPuzzle({ variant: text, actions }: Puzzle): Promise<Match> {
  try {
    const variant = readVariant(text);
    const players = Array<string>(variant.seats).fill("");
    return new Match(await loadEngine(variant.family), variant, players, null, { begun: [actions] });
  } catch (error) {
    throw new ApiError({ code: "rules", message: String(error), args: {} });
  }
}
