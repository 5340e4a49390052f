/** What went wrong with something that was asked of the server, in words. */
import { ApiError } from "./api";
import { known, t } from "./text.svelte";

export function problemWords(error: unknown): string {
  if (!(error instanceof ApiError)) return t("error-server-error");
  const id = `error-${error.problem.code.replace("/", "-")}`;
  return known(id) ? t(id, error.problem.args as Record<string, string>) : t("error-server-error");
}

/** Tell whether the server could not be reached at all. */
export const isOffline = (error: unknown) => error instanceof ApiError && error.problem.code === "offline";
