/** Variants, such as `kingdomino(seats=2,harmony=true)`, as the rules know them. */
import type { Family } from "./layout.ts";
import { STARTS, VARIANTS } from "./variants.ts";

export interface Variant {
  text: string;
  game: string;
  family: Family;
  seats: number;
  kingdoms: number;
  /** Of a match: three of a Dynasty. */
  games: 1 | 3;
  switches: string[];
  /** The variant of one game of it, as text. */
  single: string;
}

/** Read the text of a variant, written as records write it. */
export function readVariant(text: string): Variant {
  const row = knowsVariant(text) ? VARIANTS[text] : undefined;
  if (!row) throw new Error(`expected a variant such as kingdomino(seats=2), but got ${JSON.stringify(text)}`);
  const [game, family, seats, kingdoms, games, single] = row;
  const switches = [...text.matchAll(/(\w+)=true/g)].map((found) => found[1]!);
  return { text, game, family, seats, kingdoms, games, switches, single };
}

/** Whether the engine knows a variant. */
export const knowsVariant = (text: string): boolean => Object.hasOwn(VARIANTS, text);

/** The kingdom that a seat builds, alone or with its partner. */
export const kingdomOf = ({ seats, kingdoms }: Variant, seat: number) => Math.floor((seat * kingdoms) / seats);

/** The seats that build a kingdom. */
export const rulers = (variant: Variant, kingdom: number) =>
  Array.from({ length: variant.seats }, (_, seat) => seat).filter((seat) => kingdomOf(variant, seat) === kingdom);

/** The bytes of the initial state of a variant of one game. */
export function startBytes({ single }: Variant): Uint8Array<ArrayBuffer> {
  const runs = STARTS[single]!.matchAll(/\((\d+)\)|[0-9a-f]{2}/g);
  return Uint8Array.from(
    [...runs].flatMap(([digits, zeros]) => (zeros ? Array<number>(Number(zeros)).fill(0) : [parseInt(digits, 16)])),
  );
}
