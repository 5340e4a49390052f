/** Requests to the REST API. An error of the server is thrown as `ApiError`, and so is that there is none. */
import { isStatic } from "./address";
import { noteBuild } from "./build";
import type { GameList, Menu, Problem, PuzzleDay, Replay, Table } from "../protocol";
import { known, t } from "./text.svelte";

export class ApiError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

export async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  if (isStatic) throw new ApiError({ code: "static", message: "there is no server", args: {} });
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, init);
  } catch {
    throw new ApiError({ code: "offline", message: "offline", args: {} });
  }
  noteBuild(answer.headers.get("crownland-build"));
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return body as T;
  throw new ApiError(
    (body as Problem | null)?.code ? (body as Problem) : { code: "server/error", message: "", args: {} },
  );
}

export const menu = () => ask<Menu>("menu");
export const openGames = () => ask<GameList>("games?status=open");
export const runningGames = () => ask<GameList>("games?status=running");
export const fetchTable = (game: string) => ask<Table>(`games/${game}`);

/** The puzzles of a day, of today when none is named. */
export const fetchPuzzles = (day: string | null) => ask<PuzzleDay>(day ? `puzzles/${day}` : "puzzles");

/** A match from its bare table on; of one that was told before, only what came after a moment. A match that is no table here any more may be a record. */
export async function fetchReplay(game: string, after = 0, mark = ""): Promise<Replay> {
  try {
    return await ask<Replay>(`games/${game}/replay?after=${after}&mark=${mark}`);
  } catch (error) {
    // The id of a record that was brought in is too long for a table.
    if (!(error instanceof ApiError) || !["game/unknown", "request/invalid"].includes(error.problem.code)) throw error;
    return ask<Replay>(`records/${game}/replay`);
  }
}

/** The moments of a record that is not on the server; it is checked there and not kept. */
export const replaySent = (record: string) => ask<Replay>("replay", post(record));

/** What is sent: an object, or text that is one already. */
export const post = (body: object | string): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: typeof body === "string" ? body : JSON.stringify(body),
});

/** What went wrong with a request, in words. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return t("error-server-error");
  const id = `error-${error.problem.code.replace("/", "-")}`;
  return known(id) ? t(id, error.problem.args as Record<string, string>) : t("error-server-error");
}

/** Tell whether the server could not be reached at all. */
export const isOffline = (error: unknown) => error instanceof ApiError && error.problem.code === "offline";
