/** Everything besides laying a domino: pointing at options, squares, slots and dice; moving through options; confirming. */
import type { Option } from "../protocol";
import { findRotation, showPlacement } from "./placement";
import { isMyTurn, letGo, myDecision, myOptions, type Sitting } from "./session";
import { has, same, type Square } from "../lib/geometry";

/** Show an option as ghost, unless another one is under way. */
export function show(sitting: Sitting, option: Option): void {
  if (sitting.sent) return;
  if (option.kind === "place") {
    showPlacement(sitting, option);
    return;
  }
  const at = (option.at ?? []) as Square[];
  sitting.ghost = { option, at, reason: null };
  sitting.picks = [...at];
  sitting.slot = option.slot ?? null;
  sitting.power = option.power ?? null;
  sitting.dice = [...(option.dice ?? [])];
  if (at[0]) sitting.cursor = at[0];
}

/** The next (or previous) option after the ghost's, in the order of the view. */
export function step(sitting: Sitting, by: 1 | -1): Option | null {
  const options = myOptions(sitting);
  if (!options.length) return null;
  const index = options.findIndex((option) => option.id === sitting.ghost?.option?.id);
  const next = index < 0 ? (by > 0 ? 0 : options.length - 1) : (index + by + options.length) % options.length;
  show(sitting, options[next]!);
  return options[next]!;
}

/** Make the ghost's decision: returns what to send, and remembers that it is under way. */
export function confirm(sitting: Sitting): Option | null {
  const option = sitting.ghost?.option ?? forced(sitting);
  if (!option || !isMyTurn(sitting) || sitting.sent) return null;
  sitting.sent = option;
  return option;
}

/** The discard, where nothing else is possible: it needs no ghost. */
export function forced(sitting: Sitting): Option | null {
  return myOptions(sitting).find((option) => option.kind === "discard") ?? null;
}

/** Back from the ghost to the hand, as the player wishes: not while it is under way. */
export function putBack(sitting: Sitting): void {
  if (!sitting.sent) letGo(sitting);
}

/** What was sent was refused: back to the hand. */
export function refuse(sitting: Sitting): void {
  sitting.sent = null;
  letGo(sitting);
}

/** Decisions that are made by choosing squares one by one. */
const PICKING = ["knights", "build", "draw", "cross"];

export function isPicking(sitting: Sitting): boolean {
  return PICKING.includes(myDecision(sitting) ?? "");
}

/** Options that fit the slot and the power chosen so far. */
export function fitting(sitting: Sitting): Option[] {
  return myOptions(sitting).filter(
    (option) => (sitting.slot === null || option.slot === sitting.slot) && (option.power ?? null) === sitting.power,
  );
}

/** Options that cover all squares picked so far. */
export function covering(sitting: Sitting, picks: Square[] = sitting.picks): Option[] {
  return fitting(sitting).filter((option) => picks.every((pick) => has(option.at as Square[], pick)));
}

/** Squares that can be picked next. */
export function pickable(sitting: Sitting): Square[] {
  const found: Square[] = [];
  if (!isPicking(sitting)) return found;
  const add = (square: Square) => {
    if (!has(found, square)) found.push(square);
  };
  const open = covering(sitting);
  const full = open.every((option) => (option.at?.length ?? 0) <= sitting.picks.length);
  for (const option of full ? fitting(sitting) : open) (option.at as Square[] | undefined)?.forEach(add);
  return found;
}

/** Pick a square, or take it back; the ghost is the option that covers exactly what is picked. The site of a building stays:
 * it may have been taken at once, and whoever then taps it means it. */
export function pick(sitting: Sitting, square: Square): void {
  if (sitting.sent) return;
  sitting.cursor = square;
  if (has(sitting.picks, square) && myDecision(sitting) === "build") return;
  if (has(sitting.picks, square)) {
    sitting.picks = sitting.picks.filter((other) => !same(other, square));
  } else if (covering(sitting, [...sitting.picks, square]).length) {
    sitting.picks = [...sitting.picks, square];
  } else if (covering(sitting, [square]).length) {
    sitting.picks = [square];
  } else {
    return;
  }
  ghostOfPicks(sitting);
}

/** Options that cover exactly the picked squares: more than one where a joker can become several things. */
export function exact(sitting: Sitting): Option[] {
  return covering(sitting).filter((option) => (option.at?.length ?? 0) === sitting.picks.length);
}

function ghostOfPicks(sitting: Sitting): void {
  const option = sitting.picks.length ? exact(sitting)[0] : undefined;
  sitting.ghost = option ? { option, at: sitting.picks, reason: null } : null;
}

/** Choose a slot of the builders' board; the only site there is is taken at once. What is chosen already stays as it is. */
export function chooseSlot(sitting: Sitting, slot: number): void {
  const decision = myDecision(sitting);
  const options = myOptions(sitting).filter((option) => option.slot === slot);
  if (sitting.sent || !options.length || sitting.slot === slot) return;
  sitting.picks = [];
  sitting.ghost = null;
  sitting.slot = slot;
  if (decision === "burn" || options.length === 1) show(sitting, options[0]!);
}

/** Use a power, or do not. */
export function choosePower(sitting: Sitting, power: string | null): void {
  if (sitting.sent) return;
  const next = sitting.power === power ? null : power;
  letGo(sitting);
  sitting.power = next;
}

/** Choose a die, or put it back; the ghost takes exactly the chosen dice. */
export function chooseDie(sitting: Sitting, die: number): void {
  if (sitting.sent) return;
  const options = fitting(sitting);
  const fits = (dice: number[]) => options.filter((option) => dice.every((one) => option.dice?.includes(one)));
  if (sitting.dice.includes(die)) sitting.dice = sitting.dice.filter((one) => one !== die);
  else if (fits([...sitting.dice, die]).length) sitting.dice = [...sitting.dice, die];
  else if (fits([die]).length) sitting.dice = [die];
  else return;
  const option = fits(sitting.dice).find((one) => one.dice?.length === sitting.dice.length);
  sitting.ghost = option && sitting.dice.length ? { option, at: [], reason: null } : null;
}

/** How many dice are to be taken now: one, or two. */
export function diceToTake(sitting: Sitting): number {
  return fitting(sitting)[0]?.dice?.length ?? 0;
}

/** The option that does nothing, where one may pass. */
export function passing(sitting: Sitting): Option | null {
  return myOptions(sitting).find((option) => option.passes) ?? null;
}

/** The text of an action that lays the domino as the ghost stands, to ask why it is forbidden. */
export function question(sitting: Sitting): string | null {
  const { ghost } = sitting;
  const hand = sitting.table?.view?.draft?.hand;
  if (!ghost || ghost.option || !hand || findRotation(ghost.at) < 0) return null;
  const [first, other] = ghost.at;
  return `place:${hand.number}@${first!.join(",")}/${other!.join(",")}`;
}
