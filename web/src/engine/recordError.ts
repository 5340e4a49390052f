/** Record errors: a reason that has a message in every language (`fault-REASON`), and the event. */
import type { Error as ErrorMessage } from "../protocol.ts";
import type { ErrorKind, InputError } from "./errors.ts";

const REASONS: Record<string, string> = {
  "record/cut": "cut",
  "record/json": "json",
  "record/format": "format",
  "record/players": "players",
  "record/result": "result",
  "record/early": "early",
  "event/choices": "choices",
  "event/seat": "seat",
  "deal/seed": "chance",
  "deal/commitment": "chance",
  "deal/draw": "chance",
  "deal/played-on": "chance",
  "deal/shuffle": "chance",
};
const KINDS: Record<ErrorKind, string> = { notation: "unreadable", illegal: "rules", setup: "setup" };
const NUMBERS: Record<string, string[]> = { cut: ["got"], choices: ["expected", "got"], seat: ["expected", "got"] };

/** What is wrong with a record. */
export function refuseRecord({
  code,
  kind,
  message,
  args,
  place: { game, event },
}: InputError): Omit<ErrorMessage, "type" | "id"> {
  const reason = REASONS[code] ?? KINDS[kind];
  const numbers = Object.fromEntries((NUMBERS[reason] ?? []).map((name) => [name, args[name]]));
  const place = { ...(game && { game }), ...(event && { event }) };
  return { code: "record/invalid", message, args: { reason, ...place, ...numbers } };
}
