/** What a family adds to views: names for its facts, and parts that other families do not have. */
import type { Kingdom, View } from "../../protocol.ts";
import type { Family, Records } from "../layout.ts";
import type { Position } from "../position.ts";

export type KingdomFacts = Records[Family]["kingdom_facts"];
export type TableFacts = Records[Family]["table_facts"];

export interface FamilyView {
  /** By number. */
  terrains: string[];
  /** Lines, builders' board or dice. */
  table(position: Position, facts: TableFacts): Partial<View>;
  /** What a kingdom has besides land and points. */
  kingdom?(position: Position, index: number, facts: KingdomFacts): Partial<Kingdom>;
  /** What the points of a bonus are counted from, by the id of its line. */
  bonuses?(position: Position, index: number, facts: KingdomFacts): Record<string, Record<string, unknown>>;
}

/** The first `n` items of a list of facts. */
export const first = <Item>(n: number, items: Item[]) => items.slice(0, n);

/** A number that stands for nobody or nothing below 0. */
export const orNull = (number: number) => (number < 0 ? null : number);
