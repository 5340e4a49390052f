/** Put a list into a new order, each as likely as any other. */
export function shuffled<T>(list: T[], random: () => number = Math.random): T[] {
  const mixed = [...list];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}

/** Luck that nobody can foresee, for dominoes and dice of a real table. */
export const secureRandom = () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;
