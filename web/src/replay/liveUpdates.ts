/** A running game that is looked back at goes on: what happens there is asked for, one question at a time. */
import { fetchReplay } from "../lib/api";
import { connect } from "../lib/connection";
import { keepSeats, tableToken } from "../lib/storage";
import type { Table } from "../protocol";
import { lastIndex } from "../board/timeline";
import type { Replay } from "../board/replay.svelte";

/** Listen to the table until it is over; `onnews` hears how it stands. Returns how to stop. Whoever plays there still counts as present. */
export function follow(game: string, replay: Replay, onnews: (table: Table) => void): () => void {
  let asking = false;
  let again = false;

  async function ask(): Promise<void> {
    again = asking;
    if (asking) return;
    asking = true;
    const { past } = replay;
    const told = await fetchReplay(game, lastIndex(past!), past!.mark).catch(() => null);
    asking = false;
    if (told) replay.extend(told);
    if (told?.table.status === "over") line.close();
    else if (again) void ask();
  }

  const line = connect(game, () => tableToken(game), {
    welcome: ({ seats }) => {
      replay.play.sitting.mine = seats;
      keepSeats(game, seats);
    },
    table: (table) => {
      onnews(table);
      void ask();
    },
    presence: () => {},
    signal: () => {},
    link: () => {},
    refused: () => {},
  });
  return () => line.close();
}
