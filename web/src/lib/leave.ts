/** Leaving a table that is not on the screen. */
import type { Table } from "../protocol";
import { ask } from "./api";

/** Leave a table for good: whoever laid it closes it before it begins, and a game with bots alone ends; else the seats are left to others. */
export async function leave(id: string, token: string, { status, host, seats }: Table, mine: number[]): Promise<void> {
  const post = (command: string, body: object) =>
    ask(`tables/${id}/${command}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const others = seats.some((seat, number) => seat.kind === "person" && !mine.includes(number));
  if (status === "open" ? mine.includes(host ?? -1) : !others) await post("end", {});
  else for (const seat of mine) if (!seats[seat]?.resigned) await post("leave", { seat });
}
