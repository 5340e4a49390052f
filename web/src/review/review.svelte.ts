/** A review on the screen: what is known so far, whose decisions are looked at, and the one that is open. */
import { ApiError } from "../lib/api";
import { known, t } from "../lib/text.svelte";
import type { Connection } from "../lib/connection";
import { isFault } from "../engine/faults";
import { showOption } from "../board/decision";
import { tableAt, type Timeline } from "../board/timeline";
import { winChances, roundedCost, findFaults } from "./summary";
import { kingdomIndex, clearSelection, onlyPlay } from "../board/session";
import type { Assessment, Because, Done, Option, Problem, Refused, Reply, Review } from "../protocol";
import type { Replay } from "../board/replay.svelte";
import { Gestures } from "../board/gestures";
import { Play } from "../board/play.svelte";
import type { ReviewRequests } from "./requests";
import { drawnFaces } from "./reasons";

const AGAIN = 2000; // milliseconds after which a server that did not answer is asked again
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
  /** The one whose table is being fetched. */
  private opening: Choice | null = $state.raw(null);

  constructor(
    private readonly asking: ReviewRequests,
    readonly replay: Replay,
    /** Hears which decision is open, by its ply. */
    private readonly onopen: (ply: number | null) => void = () => {},
  ) {
    const { mine } = replay.play.session;
    this.seat = mine[0] ?? 0;
    void this.follow();
  }

  /** Show what an address names: a decision, as soon as it is known, or none. */
  seek(ply: number | null): void {
    if (ply === (this.choice?.decision.ply ?? null)) return;
    this.wanted = ply;
    if (ply === null) this.put(null);
    else this.find();
  }

  private find(): void {
    if (this.wanted === null || !this.data) return;
    const found = this.data.decisions.find(({ ply }) => ply === this.wanted);
    if (found) void this.open(found);
    else if (this.isWhole) this.leave();
  }

  /** Ask until everything is known; a server that was started anew goes on when it is asked again. */
  private async follow(): Promise<void> {
    while (!this.stopped && !this.isWhole) {
      try {
        // Where nothing was added for so long, whoever worked at it may be gone: then another one goes on.
        const more = this.data && (await this.asking.more(this.data.done));
        this.data = more && more.done > this.data!.done ? more : await this.asking.begin();
        this.problem = "";
        this.pause = AGAIN;
        this.find();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.problem.code === "review/unknown" || error.problem.code === "game/unknown") {
          await this.asking.begin().catch(() => null);
        } else this.problem = problemText(error.problem);
        await new Promise((resolve) => setTimeout(resolve, this.pause));
        this.pause = Math.min(this.pause * 2, LONGEST);
      }
    }
  }

  close(): void {
    this.stopped = true;
    this.asking.close();
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
  async open(decision: Assessment): Promise<void> {
    const { replay } = this;
    this.wanted = null;
    this.onopen(decision.ply);
    replay.pause();
    replay.go(decision.ply);
    const play = new Play(replay.play.session.game, () => this.line(decision));
    const choice = { decision, play, gestures: new Gestures(play) };
    this.opening = choice;
    const isLaid = await this.lay(choice);
    if (this.opening !== choice) return;
    this.opening = null;
    if (!isLaid) return;
    this.put(choice);
    void this.explain(decision);
    this.seat = decision.seat;
    this.layOut(decision.best.id);
    scrollTo({ top: 0 });
    play.announcement = t("review-told", { grade: t(`grade-${decision.grade}`) });
  }

  private async lay({ decision, play }: Choice): Promise<boolean> {
    const timeline = this.replay.timeline as Timeline;
    try {
      const view = await this.asking.choice(decision.ply);
      const table = tableAt(timeline, decision.ply);
      play.own = this.replay.play.session.mine;
      play.session.mine = [decision.seat];
      const shown = { ...view, events: table.view!.events };
      play.session.table = { ...table, status: "running", may: onlyPlay(decision.seat), view: shown };
      this.problem = "";
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem = problemText(error.problem);
      return false;
    }
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
    this.opening = null;
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
    const why = await this.asking.explain(one);
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

  /** What was played where a decision is open. */
  get sentence(): string {
    return this.replay.actionText(this.choice!.decision.ply + 1);
  }

  /** What the best option and this one lead to: the decision that is open, or another try at it. */
  winChances(one: Assessment): { best: number; played: number } {
    const { decision, play } = this.choice!;
    const { best, played } = winChances(this.data!, decision, kingdomIndex(play.session.table!.view!, decision.seat));
    const cost = roundedCost(one).win;
    return one === decision ? { best, played } : { best: Math.max(best, cost), played: Math.max(best - cost, 0) };
  }

  /** The place of what is open, or about to be, in the list of faults; -1 where it is no fault. */
  get place(): number {
    const open = (this.opening ?? this.choice)?.decision.ply;
    return this.faults.findIndex(({ ply }) => ply === open);
  }

  /** The fault after the one that is open, the worst first. */
  get next(): Assessment | null {
    return this.faults[this.place + 1] ?? null;
  }

  /** Open another fault of the list, by its place there. */
  turn(place: number): void {
    const fault = this.faults[Math.min(place, this.faults.length - 1)];
    if (fault && place >= 0 && place !== this.place) void this.open(fault);
  }

  /** What the table of a choice says to the server: it asks what an option is worth. */
  private line(decision: Assessment): Connection {
    return {
      send: async (command): Promise<Done | Reply | Refused> => {
        if (command.type === "why") return { type: "reply", id: "", ply: decision.ply, reason: "not-here" };
        if (command.type !== "play") return new Promise(() => {});
        try {
          const verdict = await this.asking.retry(decision.ply, Number(command.action));
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
          return { type: "reply", id: "", ply: decision.ply };
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          this.problem = problemText(error.problem);
          const { code, message, args } = error.problem;
          return { type: "error", id: "", code, message, args };
        }
      },
      restart: () => {},
      close: () => {},
    };
  }
}

const reasonsKey = ({ ply, played }: Assessment) => `${ply} ${played.id}`;

export function problemText({ code, args }: Problem): string {
  if (code === "offline") return t("review-offline");
  const id = `error-${code.replace("/", "-")}`;
  return known(id) ? t(id, args as Record<string, string>) : t("error-server-error");
}
