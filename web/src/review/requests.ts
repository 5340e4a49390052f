/** What a review asks the server, about a match that it has or about a record that is sent along. */
import { ask, post } from "../lib/api";
import type { Assessment, Review, View } from "../protocol";

export interface ReviewRequests {
  /** Begin, or go on; and wait for more than is known after so many steps. */
  begin(): Promise<Review>;
  more(done: number): Promise<Review>;
  /** The choice that somebody had, and what another option would have been worth. */
  choice(ply: number): Promise<View>;
  retry(ply: number, action: number | string): Promise<Assessment>;
}

const SECONDS = 15; // for which the server waits until there is more

/** About a match that the server knows as `games/ID` or `records/ID`. */
export const reviewRequests = (path: string): ReviewRequests => ({
  begin: () => ask(`${path}/review`, { method: "POST" }),
  more: (done) => ask(`${path}/review?after=${done}&wait=${SECONDS}`),
  choice: (ply) => ask(`${path}/retry?ply=${ply}`),
  retry: (ply, action) => ask(`${path}/retry`, post({ ply, action })),
});

/** About a record of our own. */
export const recordReviewRequests = (record: string): ReviewRequests => ({
  begin: () => ask("replay/review", post(record)),
  more: (done) => ask(`replay/review?after=${done}&wait=${SECONDS}`, post(record)),
  choice: (ply) => ask(`replay/choice?ply=${ply}`, post(record)),
  retry: (ply, action) => ask(`replay/retry?ply=${ply}&action=${encodeURIComponent(action)}`, post(record)),
});
