/** A table that nobody plays at: what the parts of a real one need to draw a moment. */
import { seatColour } from "../art/colours.svelte";
import { t } from "../lib/text.svelte";
import { newSession } from "../board/session";
import type { Table, View } from "../protocol";

/** A player is called by the colour of the shield. */
export const playerName = (seat: number) => t(`learn-player-${seatColour(seat)}`);

export function staticPlay(view: View) {
  return { session: { ...newSession(""), table: { view, seats: [] } as unknown as Table }, label: playerName };
}

/** What captions can tell: everybody's name, and the points of the first kingdom that is shown. */
export function messageArgs(view: View | null): Record<string, string | number> {
  const names = [0, 1, 2, 3].map((seat) => [`p${seat}`, playerName(seat)]);
  return { ...Object.fromEntries(names), total: view?.kingdoms[0]?.score.total ?? 0 };
}
