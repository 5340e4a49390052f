/** Rounding and summation for reviews, as in Python, so that the page and the server give equal numbers. */

/** Round to some decimal digits, and a number exactly between two to the even digit. */
export function round(value: number, digits: number): number {
  const halves = Math.abs(value) * 2 ** (digits + 1);
  if (halves % 2 !== 1) return Number(value.toFixed(digits));
  const below = Math.floor(Math.abs(value) * 10 ** digits);
  return (Math.sign(value) * (below + (below % 2))) / 10 ** digits;
}

/** The sum of numbers, added one by one. */
export const addUp = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The standard error of a sum. */
export const jointError = (...errors: number[]): number => Math.sqrt(addUp(errors.map((error) => error * error)));
