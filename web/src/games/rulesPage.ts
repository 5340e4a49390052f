/** What a page of the rules tells (`games/GAME/rules.ts`). Words are in the chapter learn.ftl, under the names of game and section. */

/** How a moment is drawn: one or more parts of the table. */
export type Part = "board" | "draft" | "builders" | "dice" | "book" | "pad";

export interface Section {
  id: string;
  /** The rules that it tells, by their ids in docs/rules. */
  rules: string[];
  /** Decisions at a table that it is about. */
  decisions?: string[];
  /** Moments of `positions/` with how they are drawn; each has a caption. */
  pictures?: Record<string, Part[]>;
  /** What lies beside the text and is no moment of a game. */
  list?: "setups" | "tiles" | "dice" | "powers" | "dominoes";
  /** Whether something is told that no rule book says, or a piece that nobody has seen. */
  note?: "decided" | "reconstructed";
}

export interface RulesPage {
  /** Games whose rules hold wherever this one says nothing. */
  borrows: string[];
  sections: Section[];
}
