/** My games, of the server and of this browser, looked at again and again while somebody looks at the lobby. */
import { isLocal } from "../lib/address";
import { alertTurn } from "../lib/notifications";
import { ApiError, fetchTable } from "../lib/api";
import { revealIfAsked } from "../deal/client";
import { hasLocalTables, removeGame, storeGame, storeOutcome, storedGames, type StoredGame } from "../lib/storage";
import type { Summary } from "../local/saves";
import { isSettled, tableOutcome, waitsFor } from "./outcome";
import { variantGame } from "../lib/variant";
import { isYou, seatName } from "../lib/names";
import type { Table } from "../protocol";
import { gameName, known, t } from "../lib/text.svelte";

export interface MyGame {
  game: string;
  stored: StoredGame;
  /** The table as it was last seen; null when it was over before, and its outcome is kept. */
  table: Table | null;
  waits: boolean;
}

/** Whoever has no table here loads nothing of them. */
const saves = () => import("../local/saves");
/** The rules are loaded when a list shows a view. */
const views = () => import("./withView");

/** With more tables than this, those that were not asked for longest come first. */
const ASKED_AT_ONCE = 12;

export class Mine {
  games: MyGame[] = $state.raw([]);
  /** Whether the tables of this browser are known. */
  isRead = $state(false);
  readonly turns = $derived(this.games.filter(({ waits }) => waits));
  /** Those that go on without me, for now. */
  readonly going = $derived(this.games.filter((one) => !one.waits && goesOn(one)));
  readonly past = $derived(this.games.filter((one) => !one.waits && !goesOn(one)));
  private tables = new Map<string, Table>();
  private summaries: Summary[] = [];
  /** In which look each table was asked last. */
  private asked = new Map<string, number>();
  private looks = 0;

  /** Look at the tables that may have something new to say: first at all of them, then at a few at a time. */
  async look(): Promise<void> {
    this.looks += 1;
    if (hasLocalTables()) this.summaries = await (await saves()).loadSummaries();
    this.list();
    this.isRead = true;
    await Promise.all(this.due().map((game) => this.ask(game)));
    this.list();
  }

  private list(): void {
    const before = this.turns.map(({ game }) => game);
    const all = [...this.summaries.map(listSummary), ...stored().flatMap(([game, one]) => this.shown(game, one))];
    this.games = all.sort((one, other) => other.stored.at - one.stored.at);
    for (const { game, stored } of this.turns) {
      if (this.looks > 1 && !before.includes(game))
        void alertTurn(game, t("your-turn"), gameName(variantGame(stored.variant)));
    }
  }

  private due(): string[] {
    const open = stored().flatMap(([game, { outcome }]) => (isSettled(outcome, Date.now()) ? [] : [game]));
    const last = (game: string) => this.asked.get(game) ?? 0;
    return this.looks === 1 ? open : open.sort((one, other) => last(one) - last(other)).slice(0, ASKED_AT_ONCE);
  }

  private shown(game: string, stored: StoredGame): MyGame[] {
    const table = this.tables.get(game) ?? null;
    const waits = table !== null && waitsFor(table, stored.seats ?? []);
    return table || stored.outcome ? [{ game, stored, table, waits }] : [];
  }

  private async ask(game: string): Promise<void> {
    this.asked.set(game, this.looks);
    try {
      const table = await fetchShown(game);
      this.tables.set(game, table);
      revealIfAsked(table);
      if (table.status === "over") this.storeOutcome(game, table);
    } catch (error) {
      if (error instanceof ApiError && error.code === "table/unknown") removeGame(game);
    }
  }

  /** Keep how a game ended, and the next one of the same people, where the same token holds the same seats. */
  private storeOutcome(game: string, table: Table): void {
    const stored = storedGames()[game];
    if (!stored) return;
    storeOutcome(
      game,
      tableOutcome(table, stored.seats ?? [], namesIn(table, stored.seats ?? []), stored.outcome?.at ?? Date.now()),
    );
    if (table.rematch && !(table.rematch in storedGames()))
      storeGame(table.rematch, { ...stored, outcome: undefined, at: Date.now() });
  }

  has(game: string): boolean {
    return this.games.some((one) => one.game === game);
  }

  /** Forget a game; one that is not over is left first, so that nobody waits for me. */
  remove(game: string): void {
    const [stored, table] = [storedGames()[game], this.tables.get(game)];
    if (isLocal(game)) void saves().then(({ removeTable }) => removeTable(game));
    else if (stored && table && table.status !== "over")
      void import("../lib/leave")
        .then(({ leave }) => leave(game, stored.token, table, stored.seats ?? []))
        .catch(() => {});
    removeGame(game);
    this.summaries = this.summaries.filter(({ id }) => id !== game);
    this.games = this.games.filter((one) => one.game !== game);
  }
}

/** What the players of a table are called where I am one of them. */
export const namesIn = (table: Table, mine: number[]) => (seat: number) =>
  isYou(table.seats, mine, seat) ? t("you") : seatName(table.seats[seat], seat, t, known);

/** A table of this browser as the others are listed; how far its guide has come is stored beside them. */
function listSummary({ id, since, mine, table }: Summary): MyGame {
  const over = table.status === "over";
  const stored: StoredGame = {
    token: "",
    variant: table.variant,
    at: since,
    seats: mine,
    guide: storedGames()[id]?.guide,
    outcome: over ? tableOutcome(table, mine, namesIn(table, mine), table.at) : undefined,
  };
  return { game: id, stored, table, waits: !over }; // its bots do not move while nobody is there
}

/** A table of the server; with its view where a list shows something of it: when it waits for me, or is over. */
async function fetchShown(game: string): Promise<Table> {
  const table = await fetchTable(game);
  const isShown = table.status === "over" || waitsFor(table, storedGames()[game]?.seats ?? []);
  return isShown ? (await views()).withView(table) : table;
}

const goesOn = ({ stored, table }: MyGame) => !stored.outcome && table !== null && table.status !== "over";
/** What is stored of tables of the server, the newest first. */
const stored = () =>
  Object.entries(storedGames())
    .filter(([game]) => !isLocal(game))
    .sort(([, one], [, other]) => other.at - one.at);
