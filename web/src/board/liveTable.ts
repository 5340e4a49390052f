/** A table on a server, derived from its actions by the rules in the page: the contract is that of `connect`, with a view in every table.
 *
 * A move is shown at once. When the server refuses it, or another one came first, the table is shown as the server has
 * it. Where the rules cannot run, or do not know the game, the server sends views. */
import { connect, type Answer, type Command, type Connection, type Handlers } from "../lib/connection";
import { applyPresence } from "../lib/delta";
import { loadEngine, type Engine } from "../engine/engine";
import { deriveTable, followMatch } from "../engine/follow";
import type { Match } from "../engine/match";
import { readVariant } from "../engine/variant";
import type { May, Play, Presence, Table, View } from "../protocol";
import { PendingMoves, type PendingMove } from "./pendingMoves";

export const openTable = (
  game: string,
  token: () => string | null,
  handlers: Handlers,
  open: typeof connect = connect,
): Connection => new LiveTable(game, token, handlers, open);

class LiveTable implements Connection {
  private readonly line: Connection;
  /** The newest table of the server. */
  private table: Table | null = null;
  private engine: Engine | null = null;
  private match: Match | null = null;
  /** Who is connected to a table that cannot be shown yet. */
  private early: Presence | null = null;
  private readonly pending = new PendingMoves();
  /** The answer to the last move that was sent. */
  private last: Promise<Answer> | null = null;
  private wantsView = typeof WebAssembly === "undefined";

  constructor(
    game: string,
    token: () => string | null,
    private readonly handlers: Handlers,
    open: typeof connect,
  ) {
    const hello = () => ({ token: token(), view: this.wantsView });
    this.line = open(game, hello, {
      ...handlers,
      table: (table) => void this.receive(table),
      presence: (message) => this.receivePresence(message),
    });
  }

  close(): void {
    this.line.close();
  }

  restart(): void {
    this.pending.clear();
    this.line.restart();
  }

  send(command: Command): Promise<Answer> {
    if (command.type === "play" && this.isLegal(command.action)) return this.play(command);
    return this.pending.isEmpty ? this.line.send(command) : this.last!.then(() => this.line.send(command));
  }

  private async receive(table: Table): Promise<void> {
    this.table = table;
    if (!table.actions) this.handlers.table(table);
    else if (this.engine || (await this.load(table.variant))) this.show();
  }

  /** Get the rules of a game; where there are none, ask for views. */
  private async load(variant: string): Promise<boolean> {
    try {
      this.engine = await loadEngine(readVariant(variant).family);
      return true;
    } catch {
      this.askForViews();
      return false;
    }
  }

  private askForViews(): void {
    if (this.wantsView) return;
    this.wantsView = true;
    this.match = null;
    this.early = null;
    this.restart();
  }

  /** Show the newest table, with the moves that are under way. */
  private show(): void {
    const table = this.table!;
    if (!table.actions) return;
    let shown: Table;
    try {
      this.match = followMatch(this.match, this.engine!, table, this.pending.after(table));
      shown = deriveTable(table, this.match);
    } catch {
      this.askForViews();
      return;
    }
    this.handlers.table(this.pending.isEmpty ? shown : { ...shown, may: mayMeanwhile(shown.may, shown.view!) });
    if (this.early) this.handlers.presence(this.early);
    this.early = null;
  }

  /** What may be done belongs to the newest table, which is not shown before its rules are loaded. */
  private receivePresence(message: Presence): void {
    if (this.table) this.table = applyPresence(this.table, message);
    if (this.table?.actions && !this.engine) {
      this.early = message;
      return;
    }
    this.handlers.presence(message);
    if (!this.pending.isEmpty) this.show();
  }

  /** Show a move, and send it. */
  private play(command: Play): Promise<Answer> {
    const before = this.pending.isEmpty ? null : this.last;
    const move = this.pending.add(this.table!.actions!, command.action as number);
    this.show();
    this.last = before ? this.sendAfter(before, command) : this.line.send(command);
    void this.last.then((answer) => this.settle(move, answer));
    return this.last;
  }

  private isLegal(action: number | string): boolean {
    return !!this.match?.state.legal().includes(action as number);
  }

  /** A move that was refused is not shown any longer, nor one that was taken back before a table had it. */
  private settle(move: PendingMove, answer: Answer): void {
    if (this.pending.isEmpty) return;
    if (answer.type === "error") this.pending.clear();
    else move.version = answer.version;
    if (answer.type === "error" || answer.version <= this.table!.version) this.show();
  }

  /** Send a move when the one before is answered; it comes to nothing where that was refused. */
  private async sendAfter(before: Promise<Answer>, command: Play): Promise<Answer> {
    const last = await before;
    return last.type === "error" ? last : this.line.send({ ...command, version: last.version });
  }
}

/** What may be done while a move is under way: only a seat that is still in turn goes on at once. */
function mayMeanwhile(may: May, { seat: inTurn }: View): May {
  const isLeft = (seat: number) => (right: string) => seat === inTurn || (right !== "play" && right !== "hint");
  return { ...may, seats: may.seats.map((rights, seat) => rights.filter(isLeft(seat))) };
}
