/** Opens a local table for `Play`. */
import type { Connection, Handlers } from "../lib/connection.ts";
import { LocalSession } from "./session.ts";
import { makeThinkers } from "./thinkers.ts";

/** Nobody needs a token for it. */
export const openLocal = (game: string, _: unknown, handlers: Handlers): Connection =>
  new LocalSession(game, handlers, makeThinkers());
