/** Contributions to a shuffle, loaded when the first is needed. */
import type { Created, NewTable, Table } from "../protocol";

const load = () => import("./contribution");

export const createTable = (setup: NewTable): Promise<Created> => load().then((module) => module.createTable(setup));

/** Commit to a number for the next shuffle; null where the browser cannot. */
export const newCommitment = () =>
  load().then(
    (module) => module.newCommitment(),
    () => null,
  );

/** Reveal my number to a shuffle that waits for it. */
export function revealIfAsked(table: Table): void {
  if (table.shuffle?.until)
    void load().then(
      ({ reveal }) => reveal(table),
      () => {},
    );
}
