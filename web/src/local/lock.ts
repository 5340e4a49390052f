/** One tab plays a table: the others wait until it is closed. */

/** Resolve once this tab holds a table, until `closed`; `onbusy` is called where another tab has it now.
 *
 * Browsers have locks only on secure pages. Without them two tabs may open a table, and the store refuses the slower one. */
export function holdTable(game: string, closed: Promise<void>, onbusy: () => void): Promise<void> {
  const name = `crownland ${game}`;
  return new Promise((done) => {
    const hold = () => (done(), closed);
    if (!("locks" in navigator)) return void done();
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock) return hold();
      onbusy();
      void navigator.locks.request(name, hold);
      return undefined;
    });
  });
}
