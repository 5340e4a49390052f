/** A reactive session: the page redraws when a field changes; the table is one value. */
import { newSession, type Ghost, type TableSession } from "./session";
import type { Skip } from "./skip";
import type { Square } from "../lib/squares";
import type { Option, Signalled, Table } from "../protocol";

export class LiveSession implements TableSession {
  game = $state("");
  table: Table | null = $state.raw(null);
  mine: number[] = $state.raw([]);
  host = $state(false);
  link: TableSession["link"] = $state("opening");
  ahead = $state(0);
  watchers = $state(0);
  said: Record<number, Signalled["signal"]> = $state.raw({});
  focus: number | null = $state(null);
  rotation = $state(0);
  cursor: Square | null = $state.raw(null);
  ghost: Ghost | null = $state.raw(null);
  picks: Square[] = $state.raw([]);
  slot: number | null = $state(null);
  power: string | null = $state(null);
  dice: number[] = $state.raw([]);
  sent: Option | null = $state.raw(null);
  skip: Skip | null = $state.raw(null);

  constructor(game: string) {
    Object.assign(this, newSession(game));
  }
}
