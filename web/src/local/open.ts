/** Opens a local table for `Play`. */
import type { connect } from "../lib/connection.ts";
import { LocalSession } from "./session.ts";
import { makeThinkers } from "./thinkers.ts";

export const openLocal: typeof connect = (game, _, handlers) => new LocalSession(game, handlers, makeThinkers());
