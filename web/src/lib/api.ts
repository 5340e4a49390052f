/** Requests to the REST API. An error of the server is thrown as `ApiError`, and so is that there is none. */
import { isStatic } from "./address";
import { noteBuild } from "./build";
import type { Because, Error as ErrorMessage, Explain, Menu, PuzzleDay, Table, TableList } from "../protocol";
import { known, t } from "./text.svelte";

type Details = Pick<ErrorMessage, "code" | "message" | "args">;

export class ApiError extends Error {
  readonly code: string;
  readonly args: Record<string, unknown>;

  constructor({ code, message, args }: Details) {
    super(message);
    this.code = code;
    this.args = args;
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
    (body as Details | null)?.code ? (body as Details) : { code: "server/error", message: "", args: {} },
  );
}

export const menu = () => ask<Menu>("menu");
export const openTables = () => ask<TableList>("tables?status=open");
export const runningTables = () => ask<TableList>("tables?status=running");

/** A table: with its actions, or with its view instead. */
export const fetchTable = (id: string, view = false) => ask<Table>(`tables/${id}${view ? "?view=true" : ""}`);

/** The puzzles of a day, of today when none is named. */
export const fetchPuzzles = (day: string | null) => ask<PuzzleDay>(day ? `puzzles/${day}` : "puzzles");

/** Why an option is good, or another one better; null where nobody can be asked. */
export async function fetchReasons(asked: Explain): Promise<Because[] | null> {
  try {
    return await ask<Because[]>("reasons", post(asked));
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** What is sent: an object, or text that is one already. */
export const post = (body: object | string): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: typeof body === "string" ? body : JSON.stringify(body),
});

/** What went wrong with a request, in words. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return t("error-server-error");
  const id = `error-${error.code.replace("/", "-")}`;
  return known(id) ? t(id, error.args as Record<string, string>) : t("error-server-error");
}

/** Tell whether the server could not be reached at all. */
export const isOffline = (error: unknown) => error instanceof ApiError && error.code === "offline";
