/** The lines of dominoes of every game with a draft. */
import { BOXES, LETTERS } from "../../facts.ts";
import type { Domino, Draft, Half, Unseen } from "../../protocol.ts";
import type { Records } from "../layout.ts";
import { first, orNull } from "./family.ts";

export const TERRAINS = Object.values(LETTERS);
const NAMES = Object.keys(BOXES);

export function toDomino(box: number, number: number): Domino {
  const name = NAMES[box]!;
  const halves = [...BOXES[name]![number - 1]!.matchAll(/([a-z])(\d?)/g)].map(([, letter, crowns]): Half => ({
    terrain: LETTERS[letter!]!,
    crowns: Number(crowns),
  }));
  return { box: name, number, halves: halves as [Half, Half] };
}

/** The numbers of a set of dominoes, ascending. */
const numbersIn = (dominoes: bigint) =>
  Array.from({ length: 64 }, (_, bit) => bit + 1).filter((number) => (dominoes >> BigInt(number - 1)) & 1n);

/** The undrawn dominoes of the box of the newer line, then those of the other box where there are two. */
export function unseen(box: number, boxes: string[], pool: bigint, otherPool = 0n): Unseen[] {
  const others = boxes.filter((other) => other !== NAMES[box]);
  return [
    { box: NAMES[box]!, numbers: numbersIn(pool) },
    ...others.map((other) => ({ box: other, numbers: numbersIn(otherPool) })),
  ];
}

export function viewDraft({ turns, lines }: Records["kingdomino"]["table_facts"], unseen: Unseen[]): Draft {
  return {
    older: first(turns.n_order, lines.older).map((number, place) => ({
      domino: toDomino(lines.older_box, number),
      seat: turns.order[place]!,
      done: lines.done[place] === 1,
    })),
    newer: first(turns.n_next, lines.newer).map((number, place) => ({
      domino: toDomino(lines.newer_box, number),
      seat: orNull(turns.next_order[place]!),
      done: false,
    })),
    hand: lines.hand ? toDomino(lines.older_box, lines.hand) : null,
    unseen,
  };
}
