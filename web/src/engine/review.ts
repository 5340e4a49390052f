/** Reviews a match in steps: the outlook after every event, the cost of each decision, and the effect of chance.
 *
 * The result of a step depends only on the match, the bot and the seed. Steps can be done in any order, by several workers,
 * and after a reload. The review is that of src/crownland/analysis/review.py, without the reasons. */
import type { Account, Assessment, Draw, Found, Outlook, Review } from "../protocol.ts";
import { FAULTS, groupFaults } from "./faults.ts";
import type { Match } from "./match.ts";
import { drawBetween, interpolate } from "./outlooks.ts";
import { CHANCE, Position } from "./position.ts";
import { addUp, jointError, round } from "./precision.ts";
import { ADVISER, SEED, type Step, type Task } from "./assess.ts";
import { kingdomOf, type Variant } from "./variant.ts";

const WORST = 3; // decisions listed for each seat

/** The key of a step: its event index, and whether it is a decision. In order, as texts are not. */
export const stepKey = ({ event_index: eventIndex, decision }: { event_index: number; decision: unknown }): number =>
  2 * eventIndex + (decision ? 1 : 0);

export class ReviewPlan {
  readonly task: Task;
  readonly steps: Step[] = [];
  /** The event indices after draws. */
  readonly draws: number[] = [];
  readonly eventCount: number;
  private readonly variant: Variant;

  constructor(match: Match, bot = ADVISER, seed = SEED) {
    this.variant = match.variant;
    this.task = { variant: match.variant.text, bot, seed };
    this.eventCount = match.events.length;
    this.walk(match);
  }

  private walk(match: Match): void {
    let stakes: Stakes = { before: [], finished: 0 };
    for (const past of match.positions()) {
      const eventIndex = past.events.length;
      let { state } = past;
      if (this.draws.includes(eventIndex) || eventIndex === this.eventCount)
        this.addChancePoint(eventIndex, state, stakes);
      const event = match.events[eventIndex];
      if (!event) return;
      if (event.game > past.logs.length) {
        this.addChancePoint(eventIndex, state, stakes);
        stakes = findStakes(past);
        state = Position.start(match.engine, match.variant);
      }
      if (state.seat === CHANCE) {
        if (!this.steps.at(-1) || this.steps.at(-1)!.decision) this.addChancePoint(eventIndex, state, stakes);
        this.draws.push(event.eventIndex);
      } else this.addDecision(eventIndex, state, stakes, event.game, event.actionIndex, event.actions[0]!);
    }
  }

  /** Add a moment before or after a draw, or at the end, once: the end of a game is the beginning of the next. */
  private addChancePoint(eventIndex: number, state: Position, stakes: Stakes): void {
    const step = { event_index: eventIndex, decision: null, state: state.bytes.slice(), ...stakes };
    const last = this.steps.at(-1);
    if (!last || stepKey(last) !== stepKey(step)) this.steps.push(step);
  }

  private addDecision(
    eventIndex: number,
    state: Position,
    stakes: Stakes,
    game: number,
    number: number,
    played: number,
  ): void {
    const options = state.legal().length;
    if (options === 1) return;
    const decision = { game, number, round: state.round, seat: state.seat, options, played };
    this.steps.push({ event_index: eventIndex, decision, state: state.bytes.slice(), ...stakes });
  }

  /** The review as far as these steps are done. */
  review(found: Iterable<Found>): Review {
    const known = new Map([...found].map((one) => [stepKey(one), one]));
    const sorted = [...known.keys()].sort((one, other) => one - other).map((key) => known.get(key)!);
    const decisions = sorted.flatMap(({ decision }) => decision ?? []);
    const faults = Array.from({ length: this.variant.seats }, (_, seat) =>
      groupFaults(decisions.filter((one) => one.seat === seat)),
    );
    const outlooks = this.findOutlooks(known, sorted, faults);
    const draws = this.draws.flatMap((eventIndex) => drawAt(outlooks, eventIndex));
    return {
      ...this.task,
      done: known.size,
      of: this.steps.length,
      event_count: this.eventCount,
      outlooks: [...outlooks.values()].sort((one, other) => one.event_index - other.event_index),
      draws,
      decisions,
      accounts: faults.map((own, seat) => this.account(seat, decisions, own, draws)),
    };
  }

  /** The outlook at every event, from chance points and from the faults that count. */
  private findOutlooks(known: Map<number, Found>, sorted: Found[], faults: Assessment[][][]): Map<number, Outlook> {
    const counted = new Set(faults.flat().map(([fault]) => fault!.event_index));
    const decided = sorted.filter(({ decision }) => decision);
    return interpolate(
      sorted.flatMap(({ outlook }) => outlook ?? []),
      new Map(
        decided.map(({ event_index: eventIndex, shift }) => [eventIndex, counted.has(eventIndex) ? shift : null]),
      ),
      this.steps.filter((step) => !known.has(stepKey(step))).map(({ event_index: eventIndex }) => eventIndex),
    );
  }

  private account(seat: number, decisions: Assessment[], together: Assessment[][], draws: Draw[]): Account {
    const faults = together.map(([fault]) => fault!);
    const kingdom = kingdomOf(this.variant, seat);
    return {
      seat,
      luck: round(addUp(draws.map(({ win }) => win[kingdom]!)), 4),
      luck_error: round(jointError(...draws.map(({ error }) => error)), 4),
      win: round(addUp(faults.map(({ win }) => win)), 4),
      points: round(addUp(faults.map(({ points }) => points)), 2),
      decisions: decisions.filter((one) => one.seat === seat).length,
      faults: Object.fromEntries(FAULTS.map((grade) => [grade, faults.filter((one) => one.grade === grade).length])),
      worst: faults.slice(0, WORST).map(({ event_index: eventIndex }) => eventIndex),
      lasting: together
        .filter(({ length }) => length > 1)
        .map((fault) => fault.map(({ event_index: eventIndex }) => eventIndex)),
    };
  }
}

type Stakes = Pick<Step, "before" | "finished">;

/** The finished games of a Dynasty, in its next one. */
function findStakes(past: Match): Stakes {
  const { totals, ties } = past.standing();
  return { before: totals.map((points, kingdom) => [points, ...ties[kingdom]!]), finished: past.states.length };
}

function drawAt(outlooks: Map<number, Outlook>, eventIndex: number): Draw[] {
  const [before, after] = [outlooks.get(eventIndex - 1), outlooks.get(eventIndex)];
  return before && after ? [drawBetween(before, after)] : [];
}
