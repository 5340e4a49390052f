/** What can be decided once the optional steps that are left of a turn are declined: asked of the rules in the page. */
import { loadEngine } from "../engine/engine";
import { Position } from "../engine/position";
import { readVariant } from "../engine/variant";
import { viewOptions, viewParts } from "../engine/view";
import type { Option, Table } from "../protocol";

export interface Skip {
  /** What declines each step that is left, in order. */
  passes: Option[];
  /** What is decided then; nothing where the turn ends. */
  options: Option[];
}

/** The position after actions of one game. */
export async function positionAfter(actions: number[], variant: string): Promise<Position> {
  const single = readVariant(variant);
  const position = Position.start(await loadEngine(single.family), single);
  for (const action of actions) position.apply(action);
  return position;
}

/** What follows the optional steps of a turn at a table whose actions are known; null where none is open. */
export async function findSkip({ actions, variant, view }: Table): Promise<Skip | null> {
  const isOpen = actions && view?.draft && view.options.some(({ passes }) => passes);
  return isOpen ? skipSteps(await positionAfter(actions.at(-1)!, variant)) : null;
}

export function skipSteps(position: Position): Skip | null {
  const ahead = position.copy();
  const turn = turnOf(ahead);
  const passes: Option[] = [];
  while (turnOf(ahead) === turn) {
    const options = viewOptions(ahead);
    const pass = options.find((option) => option.passes);
    if (!pass) return passes.length ? { passes, options } : null;
    passes.push(pass);
    ahead.apply(pass.id);
  }
  return { passes, options: [] };
}

const turnOf = (position: Position) =>
  position.isOver ? "" : [position.seat, position.round, viewParts(position).turn].join();
