/** A review that this page computes: in workers, not while nobody looks, and on from where it was before a reload. */
import { assessStep, type Found, type RunTrial } from "../engine/assess";
import { loadModule } from "../engine/engine";
import { viewMatch, type Match } from "../engine/match";
import { BotPool } from "../engine/pool";
import { readRecord } from "../engine/record";
import { ReviewPlan } from "../engine/review";
import { ReviewRun } from "../engine/reviewRun";
import { ApiError } from "../lib/api";
import type { Assessment, Review, View } from "../protocol";
import type { ReviewRequests } from "./requests";
import { loadFound, reviewKey, storeFound } from "./reviewStore";

const MAX_WORKERS = 4;
const SAVE_AFTER = 2000; // milliseconds after something was found

export class PageReview implements ReviewRequests {
  private readonly match: Match;
  private readonly plan: ReviewPlan;
  private readonly key: string;
  private readonly found: Found[];
  private readonly pool: BotPool;
  private readonly reviewRun: ReviewRun;
  private saving: ReturnType<typeof setTimeout> | undefined;
  readonly explain: ReviewRequests["explain"];

  /** Read a record. Throws an error if this page cannot review it. */
  static async open(record: string, explain: ReviewRequests["explain"]): Promise<PageReview> {
    const match = await readRecord(record);
    const plan = new ReviewPlan(match);
    const key = reviewKey(await loadModule(match.variant.family), match, plan.task);
    return new PageReview(match, plan, key, await loadFound(key), explain);
  }

  private constructor(match: Match, plan: ReviewPlan, key: string, found: Found[], explain: ReviewRequests["explain"]) {
    [this.match, this.plan, this.key, this.found, this.explain] = [match, plan, key, found, explain];
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
  }

  private readonly save = (): void => {
    clearTimeout(this.saving);
    this.saving = undefined;
    void storeFound(this.key, this.found);
  };

  begin(): Promise<Review> {
    this.look();
    return Promise.resolve(this.reviewRun.review());
  }

  more(done: number): Promise<Review> {
    return this.reviewRun.more(done).catch(outOfReach);
  }

  choice(ply: number): Promise<View> {
    return Promise.resolve(viewMatch(this.match.at(ply)));
  }

  async retry(ply: number, action: number): Promise<Assessment> {
    const step = this.plan.steps.find((one) => one.ply === ply && one.decision)!;
    const other = { ...step, decision: { ...step.decision!, played: action } };
    return (await assessStep(this.run, this.plan.task, other).catch(outOfReach)).decision!;
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.look);
    this.reviewRun.pause();
    this.save();
    this.pool.close();
  }
}

/** The weights of the strongest bot are a file, which may be out of reach. */
function outOfReach(): never {
  throw new ApiError({ code: "offline", message: "offline", args: {} });
}
