/** Sends what somebody has confirmed: one decision, or several in turn; and takes back together what was sent together.
 *
 * Each decision is sent when the table has the one before. Where the position is not the expected one, the rest is not
 * sent, and whoever decides sees the table as it is. */
import { confirm } from "./decision";
import type { Command } from "../lib/connection";
import type { Done, Option, Table } from "../protocol";
import { clearSelection, isMyTurn, may, myOptions, rejectSent, skippedBy, type TableSession } from "./session";

/** Decisions that were confirmed together: the game of the match, how many actions it had before, and those with them. */
interface Batch {
  game: number;
  start: number;
  log: number[];
}

const logOf = ({ actions }: Table) => actions?.at(-1) ?? [];
const isPrefix = (start: number[], log: number[]) =>
  start.length <= log.length && start.every((code, place) => code === log[place]);

export class Moves {
  private batches: Batch[] = [];
  /** What is being sent in the end, while others go before it. */
  private target: Option | null = null;
  private arrivals: { version: number; done: () => void }[] = [];
  /** How many actions the newest game had at the last table, and which game that was. */
  private seen = { game: -1, length: 0 };
  /** Whether the last change was a move, and nothing was taken back. */
  private hasGrown = false;

  constructor(
    private readonly session: TableSession,
    private readonly command: (command: Command) => Promise<Done | null>,
    /** Hears that the table is not what it was, and the rest was not sent. */
    private readonly onstop: () => void,
  ) {}

  /** Send the ghost's option, and before it what declines the steps that it skips. */
  async confirm(): Promise<void> {
    const option = confirm(this.session);
    if (option) await this.send([...skippedBy(this.session, option), option]);
  }

  /** Decline all that is left of a turn that nothing else follows. */
  async endTurn(): Promise<void> {
    const { session } = this;
    const passes = session.skip?.passes;
    if (!passes || !isMyTurn(session) || session.sent) return;
    clearSelection(session);
    session.sent = passes.at(-1)!;
    await this.send(passes);
  }

  /** Send decisions, the last of which is under way. */
  private async send(options: Option[]): Promise<void> {
    const { session } = this;
    const begun = logOf(session.table!);
    this.remember(begun, options);
    this.target = options.at(-1)!;
    for (const [place, { id }] of options.entries()) {
      if (place && !this.stands([...begun, ...options.slice(0, place).map((done) => done.id)])) {
        this.stop();
        this.onstop();
        return;
      }
      if (place === options.length - 1) this.target = null;
      const answer = await this.command({ type: "play", version: session.table!.version, action: id });
      if (!answer) {
        this.stop();
        return;
      }
      if (this.target) await this.arrival(answer.version);
    }
  }

  private stop(): void {
    this.target = null;
    rejectSent(this.session);
  }

  /** Whether the table has exactly these actions, and the next one is mine. */
  private stands(log: number[]): boolean {
    const now = logOf(this.session.table!);
    return now.length === log.length && isPrefix(log, now) && isMyTurn(this.session);
  }

  private remember(begun: number[], options: Option[]): void {
    const game = this.session.table!.actions?.length ?? 0;
    const log = [...begun, ...options.map(({ id }) => id)];
    this.batches = this.batches.filter((one) => one.game === game && one.start < begun.length);
    this.batches.push({ game, start: begun.length, log });
  }

  /** Wait until the table has come to a version. */
  private arrival(version: number): Promise<void> {
    if (this.session.table!.version >= version) return Promise.resolve();
    return new Promise((done) => this.arrivals.push({ version, done }));
  }

  /** A table has arrived: what is under way stays in sight. */
  receive(table: Table): void {
    const [game, { length }] = [table.actions?.length ?? 0, logOf(table)];
    const { seen } = this;
    const by = game - seen.game || length - seen.length;
    if (by) this.hasGrown = by > 0 && seen.game >= 0;
    this.seen = { game, length };
    if (this.target && isMyTurn(this.session)) {
      this.session.ghost = { option: this.target, at: [], reason: null };
      this.session.sent = this.target;
    }
    const here = this.arrivals.filter(({ version }) => version <= table.version);
    this.arrivals = this.arrivals.filter((one) => !here.includes(one));
    for (const { done } of here) done();
  }

  /** The decision that is made without asking: the only option there is. A domino is placed by hand, and what was taken back
   * is decided again. */
  get forced(): Option | null {
    const { session } = this;
    const [only, other] = myOptions(session);
    if (!only || other || only.kind === "place" || session.sent || this.target) return null;
    return this.hasGrown && session.table!.actions && !session.table!.prepared ? only : null;
  }

  /** Make a decision without asking; it belongs to what was confirmed just before. */
  async sendForced(option: Option): Promise<void> {
    const { session, batches } = this;
    const log = logOf(session.table!);
    const last = batches.at(-1);
    const joined = last && last.game === session.table!.actions!.length && String(last.log) === String(log);
    clearSelection(session);
    session.sent = option;
    if (!joined) return this.send([option]);
    const answer = this.send([option]);
    this.batches = [...batches.slice(0, -1), { ...last, log: [...log, option.id] }];
    return answer;
  }

  /** Take back the last decision, and whatever was confirmed together with it. */
  async undo(): Promise<void> {
    do {
      const answer = await this.command({ type: "undo" });
      if (!answer) return;
      await this.arrival(answer.version);
    } while (this.isWithin() && may(this.session, "undo"));
  }

  /** Whether the table has a part of what was confirmed together. */
  private isWithin(): boolean {
    const { actions } = this.session.table!;
    const now = logOf(this.session.table!);
    return this.batches.some(
      ({ game, start, log }) =>
        game === actions?.length && start < now.length && now.length < log.length && isPrefix(now, log),
    );
  }
}
