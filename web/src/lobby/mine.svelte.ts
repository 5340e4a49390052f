/** My games, asked for again and again while somebody looks at the lobby. */
import { alertTurn } from "../alerts";
import { leave, Refused, tableOf } from "../api";
import { forgetGame, keepOutcome, keptGames, type Kept } from "../keep";
import { outcomeOf, waitsFor } from "../logic/mine";
import { gameOf } from "../logic/variant";
import { seatName } from "../logic/words";
import type { Table } from "../protocol";
import { known, t } from "../text.svelte";

export interface MyGame {
  game: string;
  kept: Kept;
  /** The table as it was last seen; null when it is over, and its outcome is kept. */
  table: Table | null;
  waits: boolean;
}

const MOST_ASKED = 12;

export class Mine {
  games: MyGame[] = $state.raw([]);
  readonly turns = $derived(this.games.filter(({ waits }) => waits));
  readonly others = $derived(this.games.filter(({ waits }) => !waits));
  private tables = new Map<string, Table>();
  private isFirst = true;

  /** Look at all tables that are not known to be over. */
  async look(): Promise<void> {
    const open = newestFirst().filter(([, { outcome }]) => !outcome);
    await Promise.all(open.slice(0, MOST_ASKED).map(([game]) => this.ask(game)));
    const before = this.turns.map(({ game }) => game);
    this.games = newestFirst().flatMap(([game, kept]) => this.shown(game, kept));
    for (const { game, kept } of this.turns) {
      if (!this.isFirst && !before.includes(game)) void alertTurn(game, t("your-turn"), t(`game-${gameOf(kept.variant)}`));
    }
    this.isFirst = false;
  }

  private shown(game: string, kept: Kept): MyGame[] {
    if (kept.outcome) return [{ game, kept, table: null, waits: false }];
    const table = this.tables.get(game);
    return table ? [{ game, kept, table, waits: waitsFor(table, kept.seats ?? []) }] : [];
  }

  private async ask(game: string): Promise<void> {
    try {
      const table = await tableOf(game);
      this.tables.set(game, table);
      const nameOf = (seat: number) => seatName(table.seats[seat], seat, t, known);
      if (table.status === "over") keepOutcome(game, outcomeOf(table, keptGames()[game]?.seats ?? [], nameOf));
    } catch (error) {
      if (error instanceof Refused && error.problem.code === "game/unknown") forgetGame(game);
    }
  }

  has(game: string): boolean {
    return this.games.some((one) => one.game === game);
  }

  /** Forget a game; one that is not over is left first, so that nobody waits for me. */
  remove(game: string): void {
    const [kept, table] = [keptGames()[game], this.tables.get(game)];
    if (kept && table && table.status !== "over") void leave(game, kept.token, table, kept.seats ?? []).catch(() => {});
    forgetGame(game);
    this.games = this.games.filter((one) => one.game !== game);
  }
}

const newestFirst = () => Object.entries(keptGames()).sort(([, one], [, other]) => other.at - one.at);
