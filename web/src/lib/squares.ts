/** Squares of a board. */

/** Row and column; the castle of a kingdom is at 0, 0. */
export type Square = [number, number];

export function same(one: Square | undefined, other: Square | undefined): boolean {
  return one !== undefined && other !== undefined && one[0] === other[0] && one[1] === other[1];
}

export function has(squares: Square[] | undefined, square: Square): boolean {
  return squares?.some((other) => same(other, square)) ?? false;
}

/** Tell whether two squares share a side. */
export function near(one: Square, other: Square): boolean {
  return Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) === 1;
}
