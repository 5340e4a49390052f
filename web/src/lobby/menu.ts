/** What can be played: the menu of the server, or, without an answer, what this browser plays alone. */
import { isStatic } from "../lib/address";
import { menu } from "../lib/api";
import { canPlayHere } from "../local/begin";
import type { Menu } from "../protocol";

/** The part of a menu that depends on no server. */
export type Playable = Pick<Menu, "games" | "usual" | "variants"> & Partial<Menu>;

export const ownMenu = async (): Promise<Playable | null> => (canPlayHere() ? (await import("../menu")).MENU : null);

/** The menu of the server; where that does not answer, the own one. Throws ApiError if there is neither. */
export async function loadMenu(): Promise<Playable> {
  const own = isStatic ? await ownMenu() : null;
  return own ?? menu().catch(async (error: unknown) => (await ownMenu()) ?? Promise.reject(error as Error));
}
