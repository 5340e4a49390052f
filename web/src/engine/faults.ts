/** The faults of a seat in a review: which there are, how bad they are, and what lasted over several turns. */
import type { Assessment } from "../protocol.ts";
import { toMove } from "./moves.ts";

type Grade = Assessment["grade"];

/** From the best to the worst, as the engine numbers them. */
export const GRADES: readonly Grade[] = ["best", "good", "slip", "mistake", "blunder"];
export const FAULTS: readonly string[] = GRADES.slice(2);

/** Whether a decision cost more than noise. */
export const isFault = ({ grade }: { grade: string }): boolean => FAULTS.includes(grade);

/** Larger costs first: by the chance to win, then by points. */
const byCost = (one: Assessment, other: Assessment) => other.win - one.win || other.points - one.points;

/** The faults of a seat, the worst first; each is a list, because an omission may last for several turns.
 *
 * An omission lasts while the seat passes on a kind of action, and ends when it does one. The costliest comes first. */
export function groupFaults(decisions: readonly Assessment[]): Assessment[][] {
  const found: Assessment[][] = [];
  const lasting = new Map<string, Assessment[]>();
  for (const one of [...decisions].sort((one, other) => one.event_index - other.event_index)) {
    const fault = continueOmission(lasting, one);
    if (!isFault(one)) continue;
    if (!fault.length) found.push(fault);
    fault.push(one);
  }
  for (const fault of found) fault.sort(byCost);
  return found.sort(([one], [other]) => byCost(one!, other!));
}

/** The omission that a decision belongs to, or a new list; what was left undone and is done now ends there. */
function continueOmission(lasting: Map<string, Assessment[]>, { game, played }: Assessment): Assessment[] {
  const { kind, passes } = toMove(played.id);
  const what = `${game} ${kind}`;
  const fault = (passes && lasting.get(what)) || [];
  if (passes) lasting.set(what, fault);
  else lasting.delete(what);
  return fault;
}
