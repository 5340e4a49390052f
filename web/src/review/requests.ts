/** Who is asked for a review: this page, or a server about a match that it has or about a record that is sent along. */
import { ApiError, ask, post } from "../lib/api";
import type { Assessment, Because, Review, View } from "../protocol";

export interface ReviewRequests {
  /** Begin, or go on; and wait for more than is known after so many steps. */
  begin(): Promise<Review>;
  more(done: number): Promise<Review>;
  /** The choice that somebody had, and what another option would have been worth. */
  choice(ply: number): Promise<View>;
  retry(ply: number, action: number): Promise<Assessment>;
  /** The reasons for an assessment; null if nobody can be asked. */
  explain(one: Assessment): Promise<Because[] | null>;
  close(): void;
}

/** A server, which tells each assessment with its reasons. */
type ServerRequests = Omit<ReviewRequests, "explain" | "close">;

const SECONDS = 15; // for which the server waits until there is more

/** About a match that the server knows as `games/ID` or `records/ID`. */
export const reviewRequests = (path: string): ServerRequests => ({
  begin: () => ask(`${path}/review`, { method: "POST" }),
  more: (done) => ask(`${path}/review?after=${done}&wait=${SECONDS}`),
  choice: (ply) => ask(`${path}/retry?ply=${ply}`),
  retry: (ply, action) => ask(`${path}/retry`, post({ ply, action })),
});

/** About a record of our own, which no server has reviewed before. */
export const recordReviewRequests = (record: string): ServerRequests => ({
  begin: () => ask("replay/review", post(record)),
  more: (done) => ask(`replay/review?after=${done}&wait=${SECONDS}`, post(record)),
  choice: (ply) => ask(`replay/choice?ply=${ply}`, post(record)),
  retry: (ply, action) => ask(`replay/retry?ply=${ply}&action=${action}`, post(record)),
});

/** An answer of the server; null where it gives none. */
async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** Let the server do the review, with reasons and all. */
const askServer = (server: ServerRequests): ReviewRequests => ({
  ...server,
  explain: ({ why }) => Promise.resolve(why),
  close: () => {},
});

/** A review is done in this page, which asks the server for reasons alone. Where the page cannot do it, the server does. */
export async function openReview(server: ServerRequests, record: () => Promise<string>): Promise<ReviewRequests> {
  const explain = async ({ ply, played }: Assessment) => (await orNull(server.retry(ply, played.id)))?.why ?? null;
  try {
    const { PageReview } = await import("./pageReview");
    return await PageReview.open(await record(), explain);
  } catch {
    return askServer(server);
  }
}
