/** A running game that is looked back at goes on: what happens there is asked for, one question at a time. */
import { fetchReplay } from "../lib/api";
import { connect } from "../lib/connection";
import { storeSeats, tableToken } from "../lib/storage";
import type { Table } from "../protocol";
import { lastIndex } from "../board/timeline";
import type { Replay } from "../board/replay.svelte";

/** Listen to the table until it is over; `onnews` hears how it stands. Returns how to stop. Whoever plays there still counts as present. */
export function follow(game: string, replay: Replay, onnews: (table: Table) => void): () => void {
  let loading = false;
  let again = false;

  async function ask(): Promise<void> {
    again = loading;
    if (loading) return;
    loading = true;
    const { timeline } = replay;
    const data = await fetchReplay(game, lastIndex(timeline!), timeline!.mark).catch(() => null);
    loading = false;
    if (data) replay.extend(data);
    if (data?.table.status === "over") line.close();
    else if (again) void ask();
  }

  const line = connect(game, () => ({ token: tableToken(game), actions: true }), {
    welcome: ({ seats }) => {
      replay.play.session.mine = seats;
      storeSeats(game, seats);
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
