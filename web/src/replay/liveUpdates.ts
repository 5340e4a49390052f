/** A running game that is looked back at goes on: what happens there is added to its timeline. */
import { connect } from "../lib/connection";
import { storeSeats, tableToken } from "../lib/storage";
import type { Table } from "../protocol";
import type { Replay } from "../board/replay.svelte";
import { openTable } from "./open";

/** Listen to the table until it is over; `onnews` hears how it stands. Returns how to stop. Whoever plays there still counts as present. */
export function follow(game: string, replay: Replay, onnews: (table: Table) => void): () => void {
  const line = connect(game, () => ({ token: tableToken(game) }), {
    welcome: ({ seats }) => {
      replay.play.session.mine = seats;
      storeSeats(game, seats);
    },
    table: (table) => {
      onnews(table);
      void openTable(table, replay.timeline).then((timeline) => replay.extend(timeline));
      if (table.status === "over") line.close();
    },
    presence: () => {},
    signal: () => {},
    link: () => {},
    refused: () => {},
  });
  return () => line.close();
}
