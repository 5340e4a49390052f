/** Decisions other than placing a domino: options, squares, slots and dice; and confirming any decision. */
import type { Option } from "../protocol";
import { findRotation, showPlacement } from "./placement";
import { isMyTurn, clearSelection, myDecision, myOptions, skippingOptions, type TableSession } from "./session";
import { has, same, type Square } from "../lib/squares";

/** Show an option as ghost, unless another one is under way. */
export function showOption(session: TableSession, option: Option): void {
  if (session.sent) return;
  if (option.kind === "place") {
    showPlacement(session, option);
    return;
  }
  const at = (option.at ?? []) as Square[];
  session.ghost = { option, at, reason: null };
  session.picks = [...at];
  session.slot = option.slot ?? null;
  session.power = option.power ?? null;
  session.dice = [...(option.dice ?? [])];
  if (at[0]) session.cursor = at[0];
}

/** The next (or previous) option after the ghost's, in the order of the view; last those that skip steps. */
export function stepOption(session: TableSession, by: 1 | -1): Option | null {
  const options = [...myOptions(session), ...skippingOptions(session)];
  if (!options.length) return null;
  const index = options.findIndex((option) => option.id === session.ghost?.option?.id);
  const next = index < 0 ? (by > 0 ? 0 : options.length - 1) : (index + by + options.length) % options.length;
  showOption(session, options[next]!);
  return options[next]!;
}

/** Make the ghost's decision: returns what to send, and remembers that it is under way. */
export function confirm(session: TableSession): Option | null {
  const option = session.ghost?.option ?? forcedDiscard(session);
  if (!option || !isMyTurn(session) || session.sent) return null;
  session.sent = option;
  return option;
}

/** The discard, where nothing else is possible: it needs no ghost. */
export function forcedDiscard(session: TableSession): Option | null {
  return myOptions(session).find((option) => option.kind === "discard") ?? null;
}

/** Back from the ghost to the hand, as the player wishes: not while it is under way. */
export function cancelSelection(session: TableSession): void {
  if (!session.sent) clearSelection(session);
}

/** Decisions that are made by choosing squares one by one. */
const PICKING = ["knights", "build", "draw", "cross"];

export function isPicking(session: TableSession): boolean {
  return PICKING.includes(myDecision(session) ?? "");
}

/** Options that fit the slot and the power chosen so far. */
export function fittingOptions(session: TableSession): Option[] {
  return myOptions(session).filter(
    (option) => (session.slot === null || option.slot === session.slot) && (option.power ?? null) === session.power,
  );
}

/** Options that cover all squares picked so far. */
export function coveringOptions(session: TableSession, picks: Square[] = session.picks): Option[] {
  return fittingOptions(session).filter((option) =>
    picks.every((pickSquare) => has(option.at as Square[], pickSquare)),
  );
}

/** Squares that can be picked next. */
export function pickableSquares(session: TableSession): Square[] {
  const found: Square[] = [];
  if (!isPicking(session)) return found;
  const add = (square: Square) => {
    if (!has(found, square)) found.push(square);
  };
  const open = coveringOptions(session);
  const full = open.every((option) => (option.at?.length ?? 0) <= session.picks.length);
  for (const option of full ? fittingOptions(session) : open) (option.at as Square[] | undefined)?.forEach(add);
  return found;
}

/** Pick a square, or take it back; the ghost is the option that covers exactly what is picked. The site of a building stays:
 * it may have been taken at once, and whoever then taps it means it. */
export function pickSquare(session: TableSession, square: Square): void {
  if (session.sent) return;
  session.cursor = square;
  if (has(session.picks, square) && myDecision(session) === "build") return;
  if (has(session.picks, square)) {
    session.picks = session.picks.filter((other) => !same(other, square));
  } else if (coveringOptions(session, [...session.picks, square]).length) {
    session.picks = [...session.picks, square];
  } else if (coveringOptions(session, [square]).length) {
    session.picks = [square];
  } else {
    return;
  }
  ghostOfPicks(session);
}

/** Options that cover exactly the picked squares: more than one where a joker can become several things. */
export function exactOptions(session: TableSession): Option[] {
  return coveringOptions(session).filter((option) => (option.at?.length ?? 0) === session.picks.length);
}

function ghostOfPicks(session: TableSession): void {
  const option = session.picks.length ? exactOptions(session)[0] : undefined;
  session.ghost = option ? { option, at: session.picks, reason: null } : null;
}

/** Choose a slot of the builders' board; the only site there is is taken at once. What is chosen already stays as it is. */
export function chooseSlot(session: TableSession, slot: number): void {
  const decision = myDecision(session);
  const options = myOptions(session).filter((option) => option.slot === slot);
  if (session.sent || !options.length || session.slot === slot) return;
  session.picks = [];
  session.ghost = null;
  session.slot = slot;
  if (decision === "burn" || options.length === 1) showOption(session, options[0]!);
}

/** Use a power, or do not. */
export function choosePower(session: TableSession, power: string | null): void {
  if (session.sent) return;
  const next = session.power === power ? null : power;
  clearSelection(session);
  session.power = next;
}

/** Choose a die, or put it back; the ghost takes exactly the chosen dice. */
export function chooseDie(session: TableSession, die: number): void {
  if (session.sent) return;
  const options = fittingOptions(session);
  const fits = (dice: number[]) => options.filter((option) => dice.every((one) => option.dice?.includes(one)));
  if (session.dice.includes(die)) session.dice = session.dice.filter((one) => one !== die);
  else if (fits([...session.dice, die]).length) session.dice = [...session.dice, die];
  else if (fits([die]).length) session.dice = [die];
  else return;
  const option = fits(session.dice).find((one) => one.dice?.length === session.dice.length);
  session.ghost = option && session.dice.length ? { option, at: [], reason: null } : null;
}

/** How many dice are to be taken now: one, or two. */
export function diceToTake(session: TableSession): number {
  return fittingOptions(session)[0]?.dice?.length ?? 0;
}

/** The option that does nothing, where one may pass. */
export function passOption(session: TableSession): Option | null {
  return myOptions(session).find((option) => option.passes) ?? null;
}

/** The text of an action that lays the domino as the ghost stands, to ask why it is forbidden. */
export function whyQuestion(session: TableSession): string | null {
  const { ghost } = session;
  const hand = session.table?.view?.draft?.hand;
  if (!ghost || ghost.option || !hand || findRotation(ghost.at) < 0) return null;
  const [first, other] = ghost.at;
  return `place:${hand.number}@${first!.join(",")}/${other!.join(",")}`;
}
