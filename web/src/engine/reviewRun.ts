/** Does the steps of a review: as many at once as there are workers, in any order, with pauses. What is found depends on neither. */
import type { Found, Review } from "../protocol.ts";
import { assessStep, type RunTrial, type Step } from "./assess.ts";
import { stepKey, type ReviewPlan } from "./review.ts";

export class ReviewRun {
  readonly plan: ReviewPlan;
  private readonly run: RunTrial;
  private readonly width: number;
  /** Hears of each result. */
  private readonly onfound: (found: Found) => void;
  private readonly found = new Map<number, Found>();
  private readonly doing = new Set<Step>();
  /** Stops what is being done; null during a pause. */
  private stopping: AbortController | null = null;
  /** Why a step failed, until it is tried again. */
  private failure: unknown = null;
  private progress = withResolver();

  /** `known` was found before, by this page or by another that did the same review; `width` steps are done at once. */
  constructor(
    plan: ReviewPlan,
    known: Iterable<Found>,
    run: RunTrial,
    width: number,
    onfound = (_: Found): void => {},
  ) {
    this.plan = plan;
    this.run = run;
    this.width = width;
    this.onfound = onfound;
    for (const one of known) this.found.set(stepKey(one), one);
  }

  get isWhole(): boolean {
    return this.found.size === this.plan.steps.length;
  }

  review(): Review {
    return this.plan.review(this.found.values());
  }

  /** Begin, or go on after a pause. */
  start(): void {
    this.stopping ??= new AbortController();
    this.failure = null;
    while (this.doing.size < this.width) {
      const next = this.plan.steps.find((step) => !this.found.has(stepKey(step)) && !this.doing.has(step));
      if (!next) return;
      void this.do(next, this.stopping.signal);
    }
  }

  /** Stop; what is being done is done again later. */
  pause(): void {
    this.stopping?.abort();
    this.stopping = null;
  }

  private async do(step: Step, signal: AbortSignal): Promise<void> {
    this.doing.add(step);
    try {
      const found = await assessStep(this.run, this.plan.task, step, signal);
      this.found.set(stepKey(step), found);
      this.onfound(found);
    } catch (error) {
      if (!signal.aborted) this.failure = error;
    }
    this.doing.delete(step);
    if (this.stopping && !this.failure) this.start();
    this.progress.resolve();
    this.progress = withResolver();
  }

  /** The review as soon as more than `done` steps are done. Throws what a step failed with. */
  async more(done: number): Promise<Review> {
    while (this.found.size <= done && !this.isWhole && !this.failure) await this.progress.promise;
    if (this.failure) throw this.failure;
    return this.review();
  }
}

function withResolver(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
