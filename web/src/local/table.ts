/** A table of this page: one match, my seats and bots. `decide` says what may happen, `apply` lets it happen.
 *
 * It is the server's table (src/crownland/server/table) for one person who holds every seat that no bot plays: nobody
 * has to be asked, no clock runs, and nothing is hidden from anybody. It knows no time, no storage and no screen. */
import type { Match } from "../engine/match.ts";
import { CHANCE } from "../engine/position.ts";
import type { Note, Table } from "../protocol.ts";
import { playedBy, seatKind, type Chair } from "./chairs.ts";
import { isMove, noted, type Fact } from "./facts.ts";

/** What is chosen when a table is made. */
export interface Setup {
  id: string;
  /** When it was made. */
  since: number;
  hints: boolean;
  /** Whether its maker chose the seed, as for a lesson. */
  prepared: boolean;
}

/** What changes besides the match; a save keeps it as it is. */
export interface Progress {
  /** How many entries there were, and at which of them the position changed last. */
  version: number;
  positionVersion: number;
  /** When the last one was made. */
  at: number;
  chairs: Chair[];
  pace: Table["pace"];
  /** Bots move at once until a person is in turn. */
  hurried: boolean;
  /** The seats whose players have seen the result of a game of a series, and since when they wait for the others. */
  seen: number[];
  waiting: number | null;
  /** Why it ended without a winner. */
  stopped: "aborted" | "agreed" | null;
  rematch: string | null;
  notes: Note[];
}

/** The first entry: the table was made, everybody sat down, and chance drew. */
export const newProgress = (chairs: Chair[], pace: Table["pace"], at: number): Progress => ({
  version: 1,
  positionVersion: 1,
  at,
  chairs,
  pace,
  hurried: false,
  seen: [],
  waiting: null,
  stopped: null,
  rematch: null,
  notes: [],
});

export class LocalTable {
  constructor(
    readonly setup: Setup,
    readonly match: Match,
    readonly progress: Progress,
  ) {}

  get chairs(): Chair[] {
    return this.progress.chairs;
  }

  get status(): "running" | "over" {
    return this.progress.stopped || this.match.isOver ? "over" : "running";
  }

  /** How it ended. */
  get ended(): Table["ended"] {
    if (this.progress.stopped || !this.match.isOver) return this.progress.stopped;
    return this.match.isPlayedOut ? "played" : "resigned";
  }

  /** The seat in turn. */
  get seat(): number | null {
    const { isOver, isBetween, state } = this.match;
    return isOver || isBetween || state.seat === CHANCE ? null : state.seat;
  }

  /** The bot in turn; empty when a person is, or nobody. */
  get botInTurn(): string {
    return this.seat === null ? "" : playedBy(this.chairs[this.seat]!);
  }

  /** The seats that are mine. */
  get mine(): number[] {
    return this.seatsWhere(({ mine }) => mine);
  }

  /** The seats that anybody may take. */
  get openSeats(): number[] {
    return this.seatsWhere((chair, seat) => seatKind(chair) === "open" && !this.match.resigned.has(seat));
  }

  /** My seats that have not confirmed the result of a game of a series. */
  get unseen(): number[] {
    const { seen } = this.progress;
    return this.seatsWhere(
      (chair, seat) => chair.mine && !playedBy(chair) && !this.match.resigned.has(seat) && !seen.includes(seat),
    );
  }

  private seatsWhere(fits: (chair: Chair, seat: number) => boolean): number[] {
    return this.chairs.flatMap((chair, seat) => (fits(chair, seat) ? [seat] : []));
  }

  /** The seat that may undo its last decision at once: still in turn, and nothing was drawn since. */
  get freeUndo(): number | null {
    const { seat } = this;
    return seat === null || this.match.own.at(-1) !== seat || this.botInTurn ? null : seat;
  }

  /** How many decisions ago these seats decided last in this game; 0 if they did not. */
  decisionsSince(seats: number[]): number {
    const decided = this.match.own.filter((actor) => actor !== CHANCE);
    const last = decided.findLastIndex((actor) => seats.includes(actor));
    return last < 0 ? 0 : decided.length - last;
  }

  /** Let things happen: by me, or by themselves. */
  apply(facts: Fact[], at: number, isMine: boolean): void {
    const { progress } = this;
    progress.at = at;
    for (const fact of facts) {
      this.happen(fact);
      const note = noted(fact, isMine ? (this.mine[0] ?? null) : null);
      if (note) progress.notes.push({ ...note, proposal: null, ...this.place, at });
    }
    progress.version += 1;
    if (facts.some(isMove)) progress.positionVersion = progress.version;
    if (this.seat !== null && !this.botInTurn) progress.hurried = false;
  }

  /** How far the match has come, as notes tell it. */
  private get place(): { game: number; event: number } {
    const { logs } = this.match;
    return { game: logs.length, event: logs.at(-1)!.length };
  }

  private happen(fact: Fact): void {
    const { match, progress } = this;
    switch (fact.what) {
      case "played":
        return match.play(fact.action);
      case "undone":
        return this.undo(fact.decisions);
      case "dealt":
        match.nextGame();
        return this.forgetSeen();
      case "resigned":
        return match.resign(fact.seat);
      case "ended":
        progress.stopped = fact.how;
        return match.stop();
      case "seen":
        progress.seen.push(fact.seat);
        progress.waiting ??= progress.at;
        return;
      case "paced":
        progress.pace = fact.pace;
        return;
      case "hurried":
        progress.hurried = true;
        return;
      case "again":
        progress.rematch = fact.table;
        return;
      default:
        this.seatFact(fact);
    }
  }

  private seatFact(fact: Extract<Fact, { what: "sat" | "left" | "stood_in" | "renamed" }>): void {
    const chair = this.chairs[fact.seat]!;
    if (fact.what === "sat") {
      const { name, bot, botName, colour } = fact;
      this.chairs[fact.seat] = { name, mine: !bot, bot, botName, colour, standIn: "" };
    } else if (fact.what === "left") Object.assign(chair, { mine: false, bot: "" });
    else if (fact.what === "stood_in") chair.standIn = fact.bot;
    else {
      Object.assign(chair, { name: fact.name, colour: fact.colour });
      this.match.players[fact.seat] = fact.name;
    }
  }

  private forgetSeen(): void {
    Object.assign(this.progress, { seen: [], waiting: null });
  }

  /** Take decisions back; notes move to what is left. */
  private undo(decisions: number): void {
    for (let one = 0; one < decisions; one += 1) this.match.undo();
    this.forgetSeen();
    const { game, event: last } = this.place;
    this.progress.notes = this.progress.notes.map((note) =>
      note.game === game && note.event > last ? { ...note, event: last } : note,
    );
  }
}
