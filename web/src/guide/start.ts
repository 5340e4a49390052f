/** From anywhere to a guided game, and from there to a real one. */
import { go, isLocal, tablePath } from "../lib/address";
import { fetchTable } from "../lib/api";
import { leave } from "../lib/leave";
import { preferences } from "../lib/preferences.svelte";
import { removeGame, storeGame, storedGames, tableToken } from "../lib/storage";
import { beginGame } from "../local/begin";
import { loadSummary, removeTable } from "../local/saves";
import { MENU } from "../menu";
import { usualBot } from "../lib/descriptions";
import { variantGame } from "../lib/variant";
import type { Chair } from "../protocol";
import type { Play } from "../board/play.svelte";
import type { Lesson } from "../games/lesson";

const me = (): Chair => ({ me: true, name: preferences.name || null });

/** Go on with a lesson that was left, or begin it. */
export async function begin(lesson: Lesson): Promise<void> {
  go(tablePath((await underWay(lesson)) ?? (await lay(lesson))));
}

/** The table of a lesson that this browser knows, if it still goes on. */
async function underWay({ game }: Lesson): Promise<string | null> {
  for (const [id, stored] of Object.entries(storedGames())) {
    if (stored.guide?.lesson !== game || stored.outcome) continue;
    const table = isLocal(id) ? (await loadSummary(id))?.table : await fetchTable(id).catch(() => null);
    if (table?.status === "running") return id;
  }
  return null;
}

async function lay({ game, variant, bot, seed }: Lesson): Promise<string> {
  const id = await beginGame({ variant, seats: [me(), { bot }], seed });
  const stored = storedGames()[id] ?? { token: "", variant, at: Date.now() };
  storeGame(id, { ...stored, guide: { lesson: game, seen: [] } });
  return id;
}

/** Play the same game for real: a rematch is dealt by chance; a lesson that is left for it ends without a result. */
export async function playForReal(play: Play): Promise<void> {
  const table = play.session.table!;
  if (table.status === "over") return play.rematch();
  const bots = MENU.games.find(({ game }) => game === variantGame(table.variant))?.bots ?? [];
  const id = await beginGame({ variant: table.variant, seats: [me(), { bot: usualBot(bots, MENU.usual) }] });
  const token = tableToken(table.id);
  play.close();
  if (isLocal(table.id)) await removeTable(table.id);
  else if (token) await leave(table.id, token, table, play.session.mine).catch(() => {});
  removeGame(table.id);
  go(tablePath(id));
}
