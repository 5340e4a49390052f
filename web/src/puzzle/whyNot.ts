/** Why a domino does not fit in a puzzle: the rules of the engine, asked about the kingdom of the seat in turn. */
import { loadEngine, type Engine } from "../engine/engine";
import { layLand } from "../engine/lay";
import { PHASES } from "../engine/layout";
import { Position } from "../engine/position";
import { readVariant } from "../engine/variant";
import { explainIllegal, type Reason } from "../engine/view";
import { kingdomIndex } from "../board/session";
import type { View } from "../protocol";

export const loadRules = ({ variant }: View): Promise<Engine> => loadEngine(readVariant(variant).family);

/** Why the seat in turn may not place its domino there: `place:23@0,1/0,2`. Everything legal is among the options of a view. */
export function whyNot(engine: Engine, view: View, action: string): Reason {
  const { variant, phase, seat } = view;
  const kingdom = kingdomIndex(view, seat!);
  const position = Position.start(engine, readVariant(variant));
  layLand(position, kingdom, view.kingdoms[kingdom]!.squares);
  position.set(["phase"], PHASES[engine.family].indexOf(phase));
  position.set(["seat"], seat!);
  return explainIllegal(position, action);
}
