/** Return a list in a uniformly random order. */
export function shuffled<T>(list: T[], random: () => number = Math.random): T[] {
  const mixed = [...list];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}

/** Cryptographic random numbers in [0, 1), for dominoes and dice of a real table. */
export const secureRandom = () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;
