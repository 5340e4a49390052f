/** The view of Kingdomino Duel: the dice and the spell books. */
import { SPELL_BOOK, SYMBOLS as FACES } from "../../facts.ts";
import type { Book, Die } from "../../protocol.ts";
import { ROW_STANDINGS, type Records } from "../layout.ts";
import type { Position } from "../position.ts";
import { first, orNull, type FamilyView } from "./family.ts";

type KingdomFacts = Records["duel"]["kingdom_facts"];
type Sheet = Records["duel"]["state"]["kingdoms"][number];

const SYMBOLS = SPELL_BOOK.map(({ symbol }) => symbol);

function viewDice(position: Position): Die[] {
  const [symbols, crosses, owners] = ["symbol", "crosses", "owner"].map((name) => position.field(name) as number[]);
  return first(position.field("rolled") as number, symbols!).map((symbol, die) => ({
    face: [FACES[symbol]!, crosses![die]!],
    seat: orNull(owners![die]!),
  }));
}

function viewBook(position: Position, index: number, facts: KingdomFacts): Book {
  const { ticks, named, roof, drew } = position.item("kingdoms", index) as unknown as Sheet;
  return {
    rows: SPELL_BOOK.map(({ symbol, power, boxes }, row) => ({
      symbol,
      power,
      boxes,
      ticks: ticks[row]!,
      standing: ROW_STANDINGS[facts.book[row]!]!,
    })),
    named: SYMBOLS[named] ?? null,
    castle_bonus: !roof,
    drew: !!drew,
  };
}

export const duel: FamilyView = {
  terrains: SYMBOLS,
  table: (position) => ({ dice: viewDice(position) }),
  kingdom: (position, index, facts) => ({ book: viewBook(position, index, facts as KingdomFacts) }),
};
