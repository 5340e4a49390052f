/** Put a list into a new order, each as likely as any other. */
export function shuffled<T>(list: T[], luck: () => number = Math.random): T[] {
  const mixed = [...list];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(luck() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}
