/** From anywhere to a guided game, and from there to a real one. */
import { go } from "../lib/address";
import { menu, fetchTable } from "../lib/api";
import { createTable } from "../deal/client";
import { leave } from "../lib/leave";
import { removeGame, storeGame, storedGames, loadPreference, tableToken } from "../lib/storage";
import { usualBot } from "../lib/descriptions";
import { variantGame } from "../lib/variant";
import type { Chair } from "../protocol";
import type { Play } from "../board/play.svelte";
import type { Lesson } from "../games/lesson";

const me = (): Chair => ({ me: true, name: loadPreference("name") || null });

/** Go on with a lesson that was left, or begin it. */
export async function begin(lesson: Lesson): Promise<void> {
  go(`/game/${(await underWay(lesson)) ?? (await lay(lesson))}`);
}

/** The table of a lesson that this browser knows, if it still goes on. */
async function underWay({ game }: Lesson): Promise<string | null> {
  for (const [id, stored] of Object.entries(storedGames())) {
    if (stored.guide?.lesson !== game || stored.outcome) continue;
    const table = await fetchTable(id).catch(() => null);
    if (table?.status === "running") return id;
  }
  return null;
}

async function lay({ game, variant, bot, seed }: Lesson): Promise<string> {
  const made = await createTable({ variant, seats: [me(), { bot }], seed });
  storeGame(made.game, {
    token: made.token,
    variant,
    at: Date.now(),
    seats: made.seats,
    guide: { lesson: game, seen: [] },
  });
  return made.game;
}

/** Play the same game for real: a rematch is dealt by chance; a lesson that is left for it ends without a result. */
export async function playForReal(play: Play): Promise<void> {
  const table = play.session.table!;
  if (table.status === "over") return play.rematch();
  const { games, usual } = await menu();
  const bots = games.find(({ game }) => game === variantGame(table.variant))?.bots ?? [];
  const made = await createTable({ variant: table.variant, seats: [me(), { bot: usualBot(bots, usual) }] });
  storeGame(made.game, { token: made.token, variant: table.variant, at: Date.now(), seats: made.seats });
  const token = tableToken(table.game);
  if (token) await leave(table.game, token, table, play.session.mine).catch(() => {});
  removeGame(table.game);
  go(`/game/${made.game}`);
}
