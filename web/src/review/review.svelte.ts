/** A review on the screen: what is known so far, whose decisions are looked at, and the one that is open. */
import { ApiError } from "../lib/api";
import { known, t } from "../lib/text.svelte";
import type { Connection } from "../lib/connection";
import { isFault } from "../engine/faults";
import { showOption } from "../board/decision";
import { tableAt, type Timeline } from "../board/timeline";
import { winChances, roundedCost, findFaults } from "./summary";
import { kingdomIndex, clearSelection, onlyPlay } from "../board/session";
import type { Assessment, Because, Done, Error as ErrorMessage, Option, Review } from "../protocol";
import type { Replay } from "../board/replay.svelte";
import { Gestures } from "../board/gestures";
import { Play } from "../board/play.svelte";
import type { PageReview } from "./pageReview";
import { drawnFaces } from "./reasons";

const AGAIN = 2000; // milliseconds after which it is tried again where something was out of reach
const LONGEST = 30_000;

/** A decision that is looked at, with the table at which it was made. */
export interface Choice {
  decision: Assessment;
  play: Play;
  gestures: Gestures;
}

export class ReviewSession {
  data: Review | null = $state.raw(null);
  problem = $state("");
  seat = $state(0);
  choice: Choice | null = $state.raw(null);
  /** Whether it is being decided anew, and what came of that. */
  trying = $state(false);
  verdict: Assessment | null = $state.raw(null);
  /** Whether the answer waits, because a try at it failed and there may be another. */
  hidden = $state(false);
  /** Reasons that were asked for, by decision and option: null where nobody can be asked, undefined while they are looked for. */
  private reasons: Record<string, Because[] | null | undefined> = $state.raw({});
  /** What was tried in place of what was played, one after the other. */
  private tried: Option[] = [];
  readonly faults = $derived(this.data ? findFaults(this.data, this.seat) : []);
  readonly account = $derived(this.data?.accounts[this.seat] ?? null);
  readonly isWhole = $derived(!!this.data && this.data.done === this.data.of);
  private stopped = false;
  private pause = AGAIN;

  /** The decision that the address names, until it is known. */
  private wanted: number | null = null;

  private review: PageReview | null = null;

  constructor(
    private readonly load: () => Promise<PageReview>,
    readonly replay: Replay,
    /** Hears which decision is open, by its event index. */
    private readonly onopen: (eventIndex: number | null) => void = () => {},
  ) {
    const { mine } = replay.play.session;
    this.seat = mine[0] ?? 0;
    void this.follow();
  }

  /** Show what an address names: a decision, as soon as it is known, or none. */
  seek(eventIndex: number | null): void {
    if (eventIndex === (this.choice?.decision.event_index ?? null)) return;
    this.wanted = eventIndex;
    if (eventIndex === null) this.put(null);
    else this.find();
  }

  private find(): void {
    if (this.wanted === null || !this.data) return;
    const found = this.data.decisions.find(({ event_index: eventIndex }) => eventIndex === this.wanted);
    if (found) this.open(found);
    else if (this.isWhole) this.leave();
  }

  /** Show more and more until everything is known; go on where something was out of reach. */
  private async follow(): Promise<void> {
    let goesOn = false;
    while (!this.stopped && !this.isWhole) {
      try {
        this.data = goesOn ? await this.review!.more(this.data!.done) : await this.begin();
        goesOn = true;
        this.problem = "";
        this.pause = AGAIN;
        this.find();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        this.problem = problemText(error);
        goesOn = false;
        await new Promise((resolve) => setTimeout(resolve, this.pause));
        this.pause = Math.min(this.pause * 2, LONGEST);
      }
    }
  }

  private async begin(): Promise<Review | null> {
    this.review ??= await this.load();
    if (!this.stopped) return this.review.begin();
    this.review.close();
    return null;
  }

  close(): void {
    this.stopped = true;
    this.review?.close();
    this.put(null);
  }

  /** Look at the decisions of a seat, and at its kingdom. */
  turnTo(seat: number): void {
    this.leave();
    this.seat = seat;
    const view = this.replay.play.session.table!.view!;
    this.replay.look(kingdomIndex(view, seat));
  }

  /** Open a decision: the table as it was, what was played marked, the best option as a ghost. */
  open(decision: Assessment): void {
    const { replay } = this;
    this.wanted = null;
    this.onopen(decision.event_index);
    replay.pause();
    replay.go(decision.event_index);
    const play = new Play(
      replay.play.session.game,
      () => this.line(decision),
      () => Promise.resolve({ id: "not-here", args: {} }),
    );
    this.lay(play, decision);
    this.put({ decision, play, gestures: new Gestures(play) });
    void this.explain(decision);
    this.seat = decision.seat;
    this.layOut(decision.best.id);
    scrollTo({ top: 0 });
    play.announcement = t("review-told", { grade: t(`grade-${decision.grade}`) });
  }

  private lay(play: Play, { event_index: eventIndex, seat }: Assessment): void {
    const table = tableAt(this.replay.timeline as Timeline, eventIndex);
    play.own = this.replay.play.session.mine;
    play.session.mine = [seat];
    const view = { ...this.review!.choice(eventIndex), events: table.view!.events };
    play.session.table = { ...table, status: "running", may: onlyPlay(seat), view };
  }

  private findOption = (wanted: number) =>
    this.choice!.play.session.table!.view!.options.find(({ id }) => id === wanted);

  /** Show an option, out of reach of any hand, and mark what was played and what was tried last. */
  private layOut(wanted: number): void {
    const { session } = this.choice!.play;
    const option = this.findOption(wanted);
    session.sent = null;
    this.mark(this.tried.slice(-1), wanted);
    if (!option) return;
    showOption(session, option);
    session.sent = option;
  }

  /** Mark what was played, and what was tried in its place; not what is shown anyway. */
  private mark(tried: Option[], shown: number | null = null): void {
    const { play, decision } = this.choice!;
    const { seat } = decision;
    const played = this.findOption(decision.played.id);
    const others = [...(played ? [played] : []), ...tried.filter(({ id }) => id !== played?.id)].filter(
      ({ id }) => id !== shown,
    );
    play.marks = others.map((option) => ({
      as: option === played ? "played" : "tried",
      option,
      seat,
      ...drawnFaces(option, play.session.table!.view!),
    }));
  }

  /** Decide anew, with the normal controls. */
  retry(): void {
    const { play } = this.choice!;
    play.session.sent = null;
    play.pointed = null;
    clearSelection(play.session);
    this.mark(this.tried);
    this.trying = true;
    this.verdict = null;
    this.hidden = false;
  }

  /** Stop trying, and see the answer. */
  reveal(): void {
    this.trying = false;
    this.hidden = false;
    this.layOut((this.verdict ?? this.choice!.decision).best.id);
  }

  /** Back to the replay, where it stood. */
  leave(): void {
    this.wanted = null;
    this.onopen(null);
    this.put(null);
  }

  private put(choice: Choice | null): void {
    this.choice = choice;
    this.trying = false;
    this.verdict = null;
    this.hidden = false;
    this.tried = [];
  }

  /** Look for the reasons of an assessment that was told without them. */
  private async explain(one: Assessment): Promise<void> {
    const key = reasonsKey(one);
    if (one.why.length || this.reasons[key]) return;
    this.reasons = { ...this.reasons, [key]: undefined };
    const why = await this.review!.explain(one);
    this.reasons = { ...this.reasons, [key]: why };
  }

  /** The reasons of an assessment; null where nobody can be asked, undefined while they are looked for. */
  why(one: Assessment): Because[] | null | undefined {
    return one.why.length ? one.why : this.reasons[reasonsKey(one)];
  }

  /** Whether some reasons are known. */
  get hasReasons(): boolean {
    return !!this.data?.decisions.some((one) => this.why(one)?.length);
  }

  /** What was played where a decision is open, and what is asked while it is tried again. */
  get sentence(): string {
    if (this.trying) return t("review-try-now");
    return this.replay.actionText(this.choice!.decision.event_index + 1);
  }

  /** What the best option and this one lead to: the decision that is open, or another try at it. */
  winChances(one: Assessment): { best: number; played: number } {
    const { decision, play } = this.choice!;
    const { best, played } = winChances(this.data!, decision, kingdomIndex(play.session.table!.view!, decision.seat));
    const cost = roundedCost(one).win;
    return one === decision ? { best, played } : { best: Math.max(best, cost), played: Math.max(best - cost, 0) };
  }

  /** The place of what is open in the list of faults; -1 where it is no fault. */
  get place(): number {
    const open = this.choice?.decision.event_index;
    return this.faults.findIndex(({ event_index: eventIndex }) => eventIndex === open);
  }

  /** The fault after the one that is open, the worst first. */
  get next(): Assessment | null {
    return this.faults[this.place + 1] ?? null;
  }

  /** Open another fault of the list, by its place there. */
  turn(place: number): void {
    const fault = this.faults[Math.min(place, this.faults.length - 1)];
    if (fault && place >= 0 && place !== this.place) this.open(fault);
  }

  /** What plays at the table of a choice: it finds what an option is worth. */
  private line(decision: Assessment): Connection {
    return {
      send: async (command): Promise<Done | ErrorMessage> => {
        if (command.type !== "play") return new Promise(() => {});
        try {
          const verdict = await this.review!.retry(decision.event_index, Number(command.action));
          void this.explain(verdict);
          this.problem = "";
          if (this.choice?.decision === decision) {
            this.verdict = verdict;
            this.trying = false;
            const option = this.findOption(verdict.played.id);
            if (option && !this.tried.some(({ id }) => id === option.id)) this.tried.push(option);
            this.hidden = isFault(verdict);
            this.layOut(verdict.played.id);
          }
          return { type: "done", id: "", version: decision.event_index };
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          this.problem = problemText(error);
          const { code, message, args } = error;
          return { type: "error", id: "", code, message, args };
        }
      },
      restart: () => {},
      close: () => {},
    };
  }
}

const reasonsKey = ({ event_index: eventIndex, played }: Assessment) => `${eventIndex} ${played.id}`;

export function problemText({ code, args }: Pick<ErrorMessage, "code" | "args">): string {
  if (code === "offline") return t("review-offline");
  const id = `error-${code.replace("/", "-")}`;
  return known(id) ? t(id, args as Record<string, string>) : t("error-server-error");
}
