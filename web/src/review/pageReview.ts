/** A review, which this page computes: in workers, not while nobody looks, and on from where it was before a reload. */
import { askWhy, assessStep, type RunTrial } from "../engine/assess";
import { loadModule } from "../engine/engine";
import { viewMatch, type Match } from "../engine/match";
import { BotPool } from "../engine/pool";
import { readRecord } from "../engine/record";
import { ReviewPlan } from "../engine/review";
import { ReviewRun } from "../engine/reviewRun";
import { ApiError, fetchReasons } from "../lib/api";
import type { Assessment, Because, Found, Review, View } from "../protocol";
import { fetchFound, loadFound, reviewKey, shareFound, storeFound } from "./reviewStore";

const MAX_WORKERS = 4;
const SAVE_AFTER = 2000; // milliseconds after something was found

export class PageReview {
  private readonly pool: BotPool;
  private readonly reviewRun: ReviewRun;
  private saving: ReturnType<typeof setTimeout> | undefined;
  /** What came of other options. */
  private readonly tried: Found[] = [];

  /** Begin with a record, of the table `game` of the server where it is of one. Throws ApiError if something is out of reach. */
  static async open(record: () => Promise<string>, game: string): Promise<PageReview> {
    try {
      const match = await readRecord(await record());
      const plan = new ReviewPlan(match);
      const key = reviewKey(await loadModule(match.variant.family), match, plan.task);
      const found = await loadFound(key);
      if (!game || found.length === plan.steps.length) return new PageReview(match, plan, key, found, "");
      const stored = await fetchFound(game, key, plan);
      return new PageReview(match, plan, key, stored ?? found, stored ? "" : game);
    } catch {
      return outOfReach();
    }
  }

  /** A whole review is stored with the table `game`. */
  private constructor(
    private readonly match: Match,
    private readonly plan: ReviewPlan,
    private readonly key: string,
    private readonly found: Found[],
    private readonly game: string,
  ) {
    const width = Math.min(navigator.hardwareConcurrency || 1, MAX_WORKERS);
    this.pool = new BotPool(width);
    this.reviewRun = new ReviewRun(plan, found, this.run, width, (one) => this.add(one));
    document.addEventListener("visibilitychange", this.look);
  }

  private readonly run: RunTrial = (family, question, signal) => this.pool.run("trial", family, question, signal);

  /** Work while somebody looks. */
  private readonly look = (): void => {
    if (document.hidden) this.reviewRun.pause();
    else this.reviewRun.start();
  };

  private add(one: Found): void {
    this.found.push(one);
    this.saving ??= setTimeout(this.save, SAVE_AFTER);
    if (this.game && this.reviewRun.isWhole) void shareFound(this.game, { key: this.key, found: this.found });
  }

  private readonly save = (): void => {
    clearTimeout(this.saving);
    this.saving = undefined;
    void storeFound(this.key, this.found);
  };

  /** Begin, or go on after something was out of reach; what is known. */
  begin(): Review {
    this.look();
    return this.reviewRun.review();
  }

  /** Wait for more than is known after so many steps. */
  more(done: number): Promise<Review> {
    return this.reviewRun.more(done).catch(outOfReach);
  }

  /** The choice that somebody had. */
  choice(eventIndex: number): View {
    return viewMatch(this.match.at(eventIndex));
  }

  /** What another option would have been worth. */
  async retry(eventIndex: number, action: number): Promise<Assessment> {
    const step = this.plan.steps.find((one) => one.event_index === eventIndex && one.decision)!;
    const other = { ...step, decision: { ...step.decision!, played: action } };
    const found = await assessStep(this.run, this.plan.task, other).catch(outOfReach);
    this.tried.push(found);
    return found.decision!;
  }

  /** The reasons for an assessment of this review; null if nobody can be asked. */
  async explain(one: Assessment): Promise<Because[] | null> {
    const found = [...this.found, ...this.tried].find(({ decision }) => decision === one)!;
    const actions = this.match.actionsUntil(one.event_index)[one.game - 1] ?? [];
    return fetchReasons(askWhy(this.match.variant, actions, found));
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.look);
    this.reviewRun.pause();
    this.save();
    this.pool.close();
  }
}

/** The record, the engine and the weights of the strongest bot are files, which may be out of reach. */
function outOfReach(): never {
  throw new ApiError({ code: "offline", message: "offline", args: {} });
}
