/** Addresses of players: a name may hold any sign, so it is written as one part of an address. */
import { tablePath } from "../lib/address";

export const playerPath = (name: string) => `/players/${encodeURIComponent(name)}`;

/** Read the name back; an address that is no proper one has no name. */
export function decodeName(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

/** Where a finished match can be seen: at its table; one that was brought in has none, but a replay, which begins at its end. */
export const gamePath = (game: string, imported = false) => `${tablePath(game)}${imported ? "?event=last" : ""}`;
