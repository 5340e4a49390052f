/** The state of a replay: which event index is shown, how to get to another, and the play that draws it. */
import { addressWith, currentPath } from "../lib/address";
import { storedGames, loadValue, storeValue } from "../lib/storage";
import { t } from "../lib/text.svelte";
import { setSeatColours } from "../art/colours.svelte";
import { chapterAt, findChapters, tableAt, parseIndex, type Timeline } from "./timeline";
import { kingdomIndex, clearSelection } from "./session";
import { gameResultMessage, resultMessage } from "./messages";
import type { Logged, Table } from "../protocol";
import type { Connection } from "../lib/connection";
import { facesNamed } from "./labels";
import { Play } from "./play.svelte";

/** Milliseconds for each event, from slow to fast. */
export const PACES = [2400, 1200, 600, 300] as const;
const USUAL = 1;
const SPEED = "replay-speed";

/** A connection that never sends or receives. */
const SILENT: Connection = { send: () => new Promise(() => {}), restart: () => {}, close: () => {} };

let writing = 0;

/** Let the address tell the moment, once it has stood still: browsers do not let it change too often. */
export function writeAddress(eventIndex: number): void {
  clearTimeout(writing);
  const there = currentPath();
  writing = window.setTimeout(() => {
    if (currentPath() === there) history.replaceState(history.state, "", addressWith("event", String(eventIndex)));
  }, 200);
}

export class Replay {
  readonly play: Play;
  timeline: Timeline | null = $state.raw(null);
  eventIndex = $state(0);
  running = $state(false);
  speed = $state(loadValue(SPEED, USUAL));
  readonly last = $derived(this.timeline?.last ?? 0);
  readonly chapters = $derived(this.timeline ? findChapters(this.timeline) : []);
  readonly chapter = $derived(chapterAt(this.chapters, this.eventIndex));
  readonly sentence = $derived(this.timeline ? this.words(this.eventIndex) : t("status-opening"));
  /** The seat that did what led here; null where chance did. */
  readonly doer = $derived(this.timeline?.done[this.eventIndex]?.[0]?.seat ?? null);
  /** The kingdom that was chosen to be shown large; without one, my own, or that of who did something last. */
  private chosen: number | null = null;
  private timer = 0;

  constructor(
    game: string,
    private readonly onmove: (eventIndex: number) => void = () => {},
  ) {
    this.play = new Play(game, () => SILENT);
    this.play.session.mine = storedGames()[game]?.seats ?? [];
  }

  /** Show a match at a moment given as the address has it; what is no event index means the last. */
  show(timeline: Timeline, eventIndex: string | null): void {
    this.timeline = timeline;
    this.go(parseIndex(eventIndex, this.last), false);
  }

  /** Take in what has happened since; whoever looked at the newest moment goes on with it. */
  extend(timeline: Timeline): void {
    const wasNow = this.eventIndex === this.last;
    this.timeline = timeline;
    this.go(wasNow ? this.last : Math.min(this.eventIndex, this.last), wasNow);
  }

  go(eventIndex: number, tells = true): void {
    const { play } = this;
    this.eventIndex = Math.min(Math.max(eventIndex, 0), this.last);
    const table = tableAt(this.timeline!, this.eventIndex);
    clearSelection(play.session);
    play.pointed = null;
    play.session.table = table;
    this.turn();
    setSeatColours(table.seats.map(({ colour }) => colour));
    if (tells) play.announcement = this.sentence;
    if (this.eventIndex === this.last) this.pause();
    this.onmove(this.eventIndex);
  }

  look(kingdom: number | null): void {
    this.chosen = kingdom;
    this.turn();
  }

  /** Turn to the kingdom that is to be shown large. */
  private turn(): void {
    const { session } = this.play;
    const view = session.table!.view!;
    const doer = view.events.findLast(({ seat }) => seat !== null)?.seat;
    session.focus = this.chosen ?? (session.mine.length || doer == null ? null : kingdomIndex(view, doer));
  }

  step(by: number): void {
    this.pause();
    this.go(this.eventIndex + by);
  }

  /** Go to where a round begins: back first to the beginning of this one. */
  leap(by: 1 | -1): void {
    this.pause();
    const here = this.chapters[this.chapter]?.eventIndex ?? 0;
    const to = by < 0 && this.eventIndex > here ? here : this.chapters[this.chapter + by]?.eventIndex;
    this.go(to ?? (by < 0 ? 0 : this.last));
  }

  toggle(): void {
    if (this.running) {
      this.pause();
      return;
    }
    if (this.eventIndex === this.last) this.go(0);
    this.running = true;
    this.next();
  }

  private next(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.go(this.eventIndex + 1);
      if (this.running) this.next();
    }, PACES[this.speed] ?? PACES[USUAL]);
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.timer);
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    storeValue(SPEED, speed);
    if (this.running) this.next();
  }

  /** What led to a moment, in one sentence. */
  words(eventIndex: number): string {
    const table = tableAt(this.timeline!, eventIndex);
    const { mine } = this.play.session;
    if (table.status === "over") return format(resultMessage(table, this.play.label, mine));
    if (table.between) return format(gameResultMessage(table, this.play.label, mine));
    const done = this.timeline!.done[eventIndex] ?? [];
    return done.length ? this.eventWords(done, eventIndex, table) : t("replay-bare");
  }

  /** What a player did that led to a moment: dice and coats of arms are named as they lay there before. */
  actionText(eventIndex: number): string {
    const done = this.timeline!.done[eventIndex]?.[0];
    if (!done) return "";
    const faces = facesNamed(done, this.timeline!.view(eventIndex - 1).dice);
    return faces.length && !done.passes
      ? t(`replay-did-${done.kind}`, { name: this.play.playerName(done.seat!), who: this.play.who(done.seat!), faces })
      : this.play.eventWords(done);
  }

  private eventWords(done: Logged[], eventIndex: number, table: Table): string {
    const [first] = done;
    if (first!.seat !== null) return this.actionText(eventIndex);
    const numbers = done.flatMap(({ domino }) => (domino == null ? [] : [domino])).sort((one, other) => one - other);
    const name = first!.who == null ? "" : this.play.playerName(first!.who);
    return t(`replay-chance-${first!.kind}`, {
      name,
      who: first!.who == null ? "other" : this.play.who(first!.who),
      dominoes: numbers.map(String),
      count: done.length,
      round: table.view!.round,
    });
  }
}

const format = ({ id, args }: ReturnType<typeof resultMessage>) => t(id, args);
