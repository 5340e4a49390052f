/** Opens a record from a file: checked here, or by the server where the page cannot or does not know the game. */
import { isStatic } from "../lib/address";
import { ApiError, replaySent } from "../lib/api";
import { InputError } from "../engine/errors";
import { refuseRecord } from "../engine/recordError";
import { canPlayHere } from "../local/begin";
import type { Replay } from "../protocol";

/** The moments of a record. Throws ApiError if it is wrong. */
export async function openRecord(text: string): Promise<Replay> {
  if (!canPlayHere()) return replaySent(text);
  const { replayRecord } = await import("../local/replay");
  try {
    return await replayRecord(text);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    if (error.code === "variant/game" && !isStatic) return replaySent(text);
    throw new ApiError(refuseRecord(error));
  }
}
