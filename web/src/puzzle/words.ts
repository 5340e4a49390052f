/** What a puzzle is about, in a few words. */
import { t } from "../lib/text.svelte";
import { readVariant } from "../engine/variant";
import type { Puzzle, View } from "../protocol";

/** How many play, with which extras, and in which round. */
export function puzzleSummary({ variant, round }: Puzzle): string {
  const { seats, switches } = readVariant(variant);
  const whole = (words: string) => words.replaceAll(" ", "\u00a0"); // a number stays with what it counts
  return [
    whole(t("puzzle-players", { seats })),
    ...switches.map((name) => t(`switch-${name}`)),
    whole(t("puzzle-round", { round })),
  ].join("\u00a0· ");
}

/** What is asked, by the kind of the decision. */
const ASKED = ["place", "claim", "build", "burn", "knights", "take", "draw"];

export function puzzleTask(view: View): string {
  const option = view.options.find(({ kind, passes }) => kind !== "discard" && !passes) ?? view.options[0]!;
  const args = { domino: view.draft?.hand?.number ?? 0, dice: option.dice?.length ?? 1 };
  return t(ASKED.includes(option.kind) ? `puzzle-task-${option.kind}` : "puzzle-task", args);
}
