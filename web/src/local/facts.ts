/** What can happen at a local table: the facts that a command results in, and the notes that they leave. */
import type { Note, Table } from "../protocol.ts";

export type Fact =
  | { what: "sat"; seat: number; name: string; bot: string; botName: string; colour: number }
  | { what: "left"; seat: number }
  | { what: "played"; seat: number; action: number }
  | { what: "undone"; decisions: number }
  | { what: "resigned"; seat: number }
  | { what: "stood_in"; seat: number; bot: string }
  | { what: "ended"; how: "aborted" | "agreed" }
  | { what: "seen"; seat: number }
  | { what: "dealt" }
  | { what: "paced"; pace: Table["pace"] }
  | { what: "hurried" }
  | { what: "renamed"; seat: number; name: string; colour: number }
  | { what: "again"; table: string };

type Noted = Pick<Note, "what" | "seat" | "by" | "bot">;

/** Whether a fact changes the position. */
export const isMove = ({ what }: Fact) => ["played", "dealt", "undone", "resigned"].includes(what);

/** The note that a fact leaves, if any; `by` is my first seat where I caused it. */
export function noted(fact: Fact, by: number | null): Noted | null {
  switch (fact.what) {
    case "undone":
      return { what: "undo", seat: by, by, bot: null };
    case "stood_in":
      return { what: "stand_in", seat: fact.seat, by, bot: fact.bot };
    case "resigned":
    case "left":
    case "renamed":
      return { what: fact.what, seat: fact.seat, by: fact.seat, bot: null };
    case "sat":
      return { what: "sat", seat: fact.seat, by, bot: fact.bot || null };
    case "paced":
    case "ended":
      return { what: fact.what, seat: by, by, bot: null };
    default:
      return null;
  }
}
