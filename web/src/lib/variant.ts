/** Names of variants, such as `kingdomino(seats=2,harmony=true)`: taken apart to be shown, put together to be asked for. */

export const variantGame = (variant: string) => variant.split("(")[0]!;

export function variantSwitches(variant: string): string[] {
  return [...variant.matchAll(/(\w+)=true/g)].map((match) => match[1]!);
}

export function variantSeats(variant: string): number | null {
  const seats = /seats=(\d+)/.exec(variant);
  return seats ? Number(seats[1]) : null;
}

/** Write a variant as the server lists it: seats first where the game has a choice, then what is on, by name. */
export function formatVariant(game: string, seats: number, switches: string[], listed: string[]): string {
  const on = [...switches].sort().map((name) => `${name}=true`);
  const names = listed.some((name) => variantGame(name) === game && variantSeats(name) !== null);
  return `${game}(${[...(names ? [`seats=${seats}`] : []), ...on].join(",")})`;
}
