/** What players of lists are called, by the same rule as at a table. */
import { seatName, type Words } from "./names";

/** `called` is null for a person, and for a bot its name or, where it goes by that of its kind, empty. */
export const listedName = (
  player: string,
  called: string | null | undefined,
  number: number,
  t: Words,
  known: (id: string) => boolean,
) =>
  seatName(
    called == null ? { kind: "person", name: player, bot: null } : { kind: "bot", name: called, bot: player },
    number,
    t,
    known,
  );
