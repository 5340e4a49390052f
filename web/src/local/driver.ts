/** Moves the bots of a local table at its pace, and continues a series when it is due. */
import type { Position } from "../engine/position.ts";
import { playedBy } from "./chairs.ts";
import type { Fact } from "./facts.ts";
import { botPause } from "./pace.ts";
import type { LocalTable } from "./table.ts";
import { dueAt } from "./view.ts";

export type Choose = (bot: string, position: Position, signal: AbortSignal) => Promise<number>;
/** Let something happen at the table, unless nothing comes of it any more. */
export type Act = (facts: (table: LocalTable) => Fact[]) => Promise<void>;

const SOON = 5; // milliseconds after which something that is due is looked at

export class Driver {
  /** The table and the version of its position for which a bot is thinking; it is told when nobody waits for it. */
  private thinking: { table: LocalTable; version: number; stop: AbortController } | null = null;
  private alarm: ReturnType<typeof setTimeout> | undefined;
  private wake: () => void = () => {};

  constructor(
    private readonly choose: Choose,
    private readonly act: Act,
  ) {}

  /** Look at a table that has changed. */
  update(table: LocalTable): void {
    this.wake();
    clearTimeout(this.alarm);
    const due = table.match.isBetween ? dueAt(table) : null;
    if (due !== null) this.alarm = setTimeout(() => void this.act(goOn), Math.max(due - Date.now(), 0) + SOON);
    const version = table.progress.positionVersion;
    if (this.thinking?.table === table && this.thinking.version === version) return;
    this.thinking?.stop.abort();
    this.thinking = table.botInTurn ? { table, version, stop: new AbortController() } : null;
    if (this.thinking) void this.decide(table, this.thinking.stop.signal);
  }

  private async decide(table: LocalTable, stopped: AbortSignal): Promise<void> {
    try {
      await this.move(table, table.seat!, stopped);
    } catch (error) {
      if (!stopped.aborted) throw error;
    }
  }

  private async move(table: LocalTable, seat: number, stopped: AbortSignal): Promise<void> {
    const start = performance.now();
    const action = await this.choose(table.botInTurn, table.match.state.copy(), stopped);
    while (!stopped.aborted) {
      const rest = start + pauseOf(table, seat) - performance.now();
      if (rest <= 0) break;
      await this.sleep(rest);
    }
    await this.act(() => (stopped.aborted ? [] : [{ what: "played", seat, action }]));
  }

  /** Wait for some milliseconds, or until the table changes: its pace may be another one then. */
  private sleep(time: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, time);
      this.wake = () => (clearTimeout(timer), done());
    });
  }

  close(): void {
    clearTimeout(this.alarm);
    this.thinking?.stop.abort();
    this.wake();
  }
}

function goOn(table: LocalTable): Fact[] {
  const due = table.match.isBetween ? dueAt(table) : null;
  return due !== null && due <= Date.now() ? [{ what: "dealt" }] : [];
}

/** Milliseconds that the bot in a seat takes at least. */
function pauseOf({ progress, match, chairs }: LocalTable, seat: number): number {
  const bots = chairs.filter(playedBy).length;
  return botPause(progress.hurried ? "instant" : progress.pace, bots, match.actors.at(-1) !== seat);
}
