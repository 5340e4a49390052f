/** Moves that were sent and that no table has yet: they are shown at once, and dropped when something else has happened. */
import type { Table } from "../protocol";

export interface PendingMove {
  code: number;
  /** The version of the table that has it, once the server has said so. */
  version: number | null;
}

export class PendingMoves {
  private moves: PendingMove[] = [];
  /** The game of the match that they belong to, from 0, and how many actions it had before them. */
  private game = 0;
  private start = 0;
  /** Its actions, with theirs. */
  private log: number[] = [];

  get isEmpty(): boolean {
    return this.moves.length === 0;
  }

  add(actions: number[][], code: number): PendingMove {
    if (this.isEmpty) {
      this.game = actions.length - 1;
      this.log = [...actions[this.game]!];
      this.start = this.log.length;
    }
    const move = { code, version: null };
    this.moves.push(move);
    this.log.push(code);
    return move;
  }

  clear(): void {
    this.moves = [];
  }

  /** The actions of a table, and the moves that it does not have yet. */
  after(table: Table): number[][] {
    const actions = table.actions!;
    this.settle(actions, table.version);
    return this.isEmpty ? actions : [...actions.slice(0, -1), this.log];
  }

  /** Forget the moves that a table has, or that were taken back since; and all of them where another came first. */
  private settle(actions: number[][], version: number): void {
    const now = actions.at(-1)!;
    const fits =
      actions.length - 1 === this.game &&
      now.length >= this.start &&
      now.every((code, place) => place < this.log.length && code === this.log[place]);
    const rest = fits ? this.moves.slice(now.length - this.start) : [];
    this.moves = rest.some((move) => move.version !== null && move.version <= version) ? [] : rest;
    this.start = now.length;
  }
}
