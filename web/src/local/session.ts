/** A local table on the screen: answers the commands of `Play` as a server does. Every change is stored before it is shown. */
import type { Answer, Connection, Handlers } from "../lib/connection.ts";
import type { Change, Done, Error as ErrorMessage } from "../protocol.ts";
import { rematch } from "./create.ts";
import { decide } from "./decide.ts";
import { Driver, type Choose } from "./driver.ts";
import { CommandError } from "./errors.ts";
import type { Fact } from "./facts.ts";
import { newGiven } from "./given.ts";
import { holdTable } from "./lock.ts";
import { readTable, writeTable } from "./save.ts";
import { loadSave, storeTable, WriteConflict } from "./saves.ts";
import type { LocalTable } from "./table.ts";
import { viewTable } from "./view.ts";

/** Bots that think beside the page. */
export interface Thinkers {
  choose: Choose;
  close(): void;
}

export class LocalSession implements Connection {
  /** The table while this tab plays it. */
  private table: LocalTable | null = null;
  private readonly driver: Driver;
  /** Changes, one after the other. */
  private queue: Promise<unknown> = Promise.resolve();
  private isClosed = false;
  private release: () => void = () => {};

  constructor(
    private readonly game: string,
    private readonly handlers: Handlers,
    private readonly thinkers: Thinkers,
  ) {
    this.driver = new Driver(
      thinkers.choose,
      (facts) => this.act(facts),
      () => this.refuse(new CommandError("offline")),
    );
    void this.open();
  }

  private async open(): Promise<void> {
    const closed = new Promise<void>((done) => (this.release = done));
    await holdTable(this.game, closed, () => this.refuse(new CommandError("table/elsewhere")));
    this.table = this.isClosed ? null : await this.load();
    if (this.table) this.welcome(this.table);
  }

  /** Read the table from its save; where there is none, say so. */
  private async load(): Promise<LocalTable | null> {
    const save = await loadSave(this.game);
    if (save) return readTable(save);
    this.refuse(new CommandError("table/unknown"));
    return null;
  }

  /** Say what is wrong, though nobody has asked. */
  private refuse(error: CommandError): void {
    this.handlers.refused(refused(error));
  }

  private welcome(table: LocalTable): void {
    this.handlers.welcome({ type: "welcome", id: "", seats: table.mine, host: true, now: Date.now(), build: "" });
    this.handlers.link("live");
    this.show(table);
  }

  private show(table: LocalTable, view = viewTable(table, Date.now())): void {
    if (this.isClosed) return;
    this.handlers.table({ ...view, actions: table.match.logs.map((log) => [...log]) });
    this.driver.update(table);
  }

  async send(command: Parameters<Connection["send"]>[0]): Promise<Answer> {
    try {
      return await this.inTurn((table) => this.obey(table, command as Change));
    } catch (error) {
      if (error instanceof CommandError) return refused(error);
      throw error;
    }
  }

  private async obey(table: LocalTable, command: Change): Promise<Done> {
    await this.change(table, decide(table, command), true);
    const { version, rematch: next } = table.progress;
    return { type: "done", id: "", version, table: next };
  }

  private inTurn<T>(work: (table: LocalTable) => Promise<T>): Promise<T> {
    const done = this.queue.then(() => work(this.checkHere()));
    this.queue = done.catch(() => {});
    return done;
  }

  private checkHere(): LocalTable {
    if (!this.table) throw new CommandError("table/elsewhere");
    return this.table;
  }

  /** Let things happen by themselves; if they cannot be stored, say so. */
  private async act(facts: (table: LocalTable) => Fact[]): Promise<void> {
    try {
      await this.inTurn((table) => this.change(table, facts(table), false));
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      this.refuse(error);
    }
  }

  /** Let things happen, store them, and show them. If they cannot be stored, the table is what it was. */
  private async change(table: LocalTable, facts: Fact[], isMine: boolean): Promise<void> {
    if (!facts.length || this.isClosed) return;
    const after = table.progress.version;
    const next = facts[0]!.what === "again" ? rematch(table, newGiven()) : null;
    table.apply(next ? [{ what: "again", table: next.setup.id }] : facts, Date.now(), isMine);
    const view = viewTable(table, Date.now());
    try {
      await storeTable(writeTable(table, view), after, next ? [writeTable(next)] : []);
    } catch (error) {
      this.table = await this.load();
      if (this.table) this.show(this.table);
      throw new CommandError(error instanceof WriteConflict ? "action/stale" : "table/not-saved");
    }
    this.show(table, view);
  }

  restart(): void {
    if (this.table) this.welcome(this.table);
  }

  /** Stop; what is under way is stored before another tab may play on. */
  close(): void {
    this.isClosed = true;
    this.driver.close();
    this.thinkers.close();
    void this.queue.then(() => this.release());
  }
}

const refused = ({ code, args }: CommandError): ErrorMessage => ({ type: "error", id: "", code, message: code, args });
