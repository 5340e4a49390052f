/** Opens a local table for `Play`. */
import type { OpenTable } from "../lib/connection.ts";
import { LocalSession } from "./session.ts";
import { makeThinkers } from "./thinkers.ts";

export const openLocal: OpenTable = (game, _, handlers) => new LocalSession(game, handlers, makeThinkers());
