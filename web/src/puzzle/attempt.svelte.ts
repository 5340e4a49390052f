/** A puzzle on the table: a play without a server. What would be sent is the answer, and it is judged here. */
import type { Connection } from "../lib/connection";
import { preferences } from "../lib/preferences.svelte";
import { t } from "../lib/text.svelte";
import { setSeatColours } from "../art/colours.svelte";
import { showOption } from "../board/decision";
import { bestVerdict, gradeAnswer, type Grade, type Solved } from "./puzzles";
import { clearSelection, onlyPlay } from "../board/session";
import { viewMatch, type Match } from "../engine/match";
import { whyNot } from "../engine/view";
import type { Done, Option, Puzzle, Seat, Table, View } from "../protocol";
import { drawnFaces, pointAt } from "../review/reasons";
import { Play } from "../board/play.svelte";

const SAGE = "level(5)";

export class PuzzleAttempt {
  readonly play: Play;
  readonly view: View;
  /** What was tried in vain. */
  private tried: Option[] = [];
  /** What was answered, once something was; the tries before it. */
  answer: Option | null = $state.raw(null);
  tries = $state(0);
  /** Whether the best option is shown, found or not. */
  shown = $state(false);
  readonly grade: Grade | null = $derived.by(() => (this.answer ? gradeAnswer(this.puzzle, this.answer.id) : null));
  readonly done = $derived(this.shown || this.grade?.id === "best");

  constructor(
    readonly puzzle: Puzzle,
    /** The match at the decision. */
    private readonly match: Match,
    private readonly onanswer: (grade: Grade, tries: number) => void,
  ) {
    const line: Connection = {
      send: (command) => Promise.resolve(this.hear(command)),
      restart: () => {},
      close: () => {},
    };
    this.play = new Play(
      "",
      () => line,
      (action) => Promise.resolve(whyNot(this.match.state, action)),
    );
    const { session } = this.play;
    session.link = "live";
    this.view = viewMatch(match);
    session.table = puzzleTable(this.view);
    session.mine = [this.view.seat!];
    setSeatColours(session.table.seats.map(({ colour }) => colour));
  }

  private hear(command: { type: string; action?: number | string }): Done {
    if (command.type === "play") this.judge(command.action as number);
    return { type: "done", id: "", version: 0 };
  }

  private judge(action: number): void {
    this.answer = this.findOption(action);
    this.tries += 1;
    const grade = gradeAnswer(this.puzzle, action);
    if (grade.id === "best") {
      this.mark();
      this.beside([]);
    } else if (!this.tried.includes(this.answer)) this.tried.push(this.answer);
    this.play.announcement = t(`puzzle-${grade.id}`, { points: grade.points, win: grade.win });
    this.onanswer(grade, this.tries);
  }

  private findOption = (id: number) => this.view.options.find((option) => option.id === id)!;

  /** Mark what was tried, and where the answer is known what looks best and is not. */
  private beside(tried: Option[], known = true): void {
    const { view } = this;
    const others = new Set([...tried, ...(known ? [this.findOption(this.puzzle.tempting)] : [])]);
    this.play.marks = [...others].map((option) => ({
      as: tried.includes(option) ? "tried" : "obvious",
      option,
      seat: view.seat!,
      ...drawnFaces(option, view),
    }));
  }

  /** Take the answer back and think again; what was tried in vain stays marked. */
  retry(): void {
    const { session } = this.play;
    this.answer = null;
    this.shown = false;
    this.play.pointed = null;
    this.beside(this.tried, false);
    session.sent = null;
    session.focus = null;
    clearSelection(session);
  }

  /** Show the best option as a ghost, and mark what was answered. */
  reveal(): void {
    this.shown = true;
    const tried = this.answer && this.grade?.id !== "best" ? [this.answer] : [];
    this.lay(this.findOption(bestVerdict(this.puzzle).id), tried);
  }

  /** Show it as it was left: solved, or with the answer that was seen. */
  restore({ result, answer, tries = 1 }: Solved): void {
    const given = this.view.options.find(({ id }) => id === answer) ?? null;
    this.tries = result === "later" ? Math.max(tries, 2) : tries;
    this.answer = given;
    if (result === "shown") this.reveal();
    else this.lay(given && this.grade?.id === "best" ? given : this.findOption(bestVerdict(this.puzzle).id));
  }

  private lay(option: Option, tried: Option[] = []): void {
    const { session } = this.play;
    session.sent = null;
    session.focus = null;
    showOption(session, option);
    session.sent = option;
    this.answer ??= option;
    this.mark();
    this.beside(tried);
  }

  /** Outline the land that the first reason with some is about. */
  private mark(): void {
    pointAt(
      this.play,
      this.puzzle.reasons.find(({ at }) => at.length),
    );
  }
}

/** A table as the parts of a real one need it: I sit in the seat in turn, the strongest bot everywhere else. */
function puzzleTable(view: View): Table {
  const seats = view.kingdoms.flatMap(({ seats }) => seats).sort((one, other) => one - other);
  const chair = (seat: number): Seat => {
    const mine = seat === view.seat;
    const who = mine
      ? { kind: "person" as const, name: preferences.name, bot: null }
      : { kind: "bot" as const, name: "", bot: SAGE };
    return {
      ...who,
      colour: seat,
      away: false,
      gone: false,
      stand_in: false,
      resigned: false,
      flag: false,
      clock: null,
      ticking: false,
    };
  };
  const plain = {
    type: "table",
    id: "",
    version: 1,
    status: "running",
    ended: null,
    public: false,
    prepared: false,
    pace: "instant",
    hurried: false,
  } as const;
  const empty = {
    begun: null,
    clock: null,
    on_flag: "resign",
    hints: false,
    host: null,
    commitment: "",
    seed: null,
    shuffle: null,
    proposal: null,
    rematch: null,
  };
  return {
    ...plain,
    ...empty,
    variant: view.variant,
    seats: seats.map(chair),
    may: onlyPlay(view.seat!),
    notes: [],
    between: null,
    results: [],
    ties: [],
    view,
    at: 0,
  };
}
