/** Laying a table: my number for its shuffle is promised with it, and given as soon as the server has committed itself. */
import { ask, post } from "../app/api";
import type { Created, NewGame } from "../protocol";
import { give, promise } from "./mine";

export async function lay(game: NewGame): Promise<Created> {
  const mine = game.seed ? -1 : (game.seats ?? []).findIndex(({ me }) => me);
  const seats = game.seats?.map((chair, seat) => (seat === mine ? { ...chair, promise: promise() } : chair));
  const made = await ask<Created>("games", post({ ...game, seats }));
  await give(made.table, made.token);
  return made;
}
