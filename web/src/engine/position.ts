/** One game at one moment: the bytes of its state, and what the rules say about them. */
import { kingdomOf, readVariant, startBytes, type Variant } from "./variant.ts";
import type { Engine } from "./engine.ts";
import { CHANCE, NOBODY, PHASES, type Call } from "./layout.ts";
import type { Value } from "./records.ts";

export { CHANCE, NOBODY };

/** A draw of chance, and its weight in proportion to its probability. */
export interface WeightedOutcome {
  code: number;
  weight: number;
}

/** A legal action, and what it adds at once to the kingdom of the seat in turn. */
export interface Gain {
  code: number;
  points: number;
  coins: number;
}

export class Position {
  readonly engine: Engine;
  /** The variant of this one game, also of a Dynasty. */
  readonly variant: Variant;
  bytes: Uint8Array;

  constructor(engine: Engine, variant: Variant, bytes: Uint8Array) {
    this.engine = engine;
    this.variant = variant.games === 1 ? variant : readVariant(variant.single);
    this.bytes = bytes;
  }

  static start(engine: Engine, variant: Variant): Position {
    return new Position(engine, variant, startBytes(variant));
  }

  /** Who decides: a seat, CHANCE, or NOBODY when the game is over. */
  get seat(): number {
    return this.field("seat") as number;
  }

  get phase(): string {
    return PHASES[this.engine.family][this.field("phase") as number]!;
  }

  /** The round, from 1; 0 in the opening. */
  get round(): number {
    return this.field("round_now") as number;
  }

  get isOver(): boolean {
    return this.seat === NOBODY;
  }

  /** A field of the state. */
  field(name: string): Value {
    return this.engine.stateLayout.get(this.memory, 0, name);
  }

  /** One item of a field that is an array. */
  item(name: string, index: number): Value {
    return this.engine.stateLayout.item(this.memory, 0, name, index);
  }

  /** Write a number into the state, for a position that no game led to. */
  set(path: [string, number?, string?], value: number): void {
    this.engine.stateLayout.set(this.memory, 0, path, value);
  }

  private get memory(): DataView {
    return new DataView(this.bytes.buffer, this.bytes.byteOffset, this.bytes.byteLength);
  }

  /** Ask the engine about this state. */
  call(what: Call, one = 0, two = 0): number {
    this.engine.state = this.bytes;
    return this.engine.call(what, one, two);
  }

  /** The legal actions, ascending; all that chance can do where it is in turn. */
  legal(): number[] {
    this.engine.state = this.bytes;
    return this.engine.legal();
  }

  /** What chance can do, ascending. */
  outcomes(): WeightedOutcome[] {
    return this.engine.listed(this.call("OUTCOMES"), 1).map(([code, weight]) => ({ code: code!, weight: weight! }));
  }

  /** The legal actions of the seat in turn, ascending, with what each brings. */
  gains(): Gain[] {
    const n = this.call("GAINS", kingdomOf(this.variant, this.seat));
    return this.engine.listed(n, 2).map(([code, points, coins]) => ({ code: code!, points: points!, coins: coins! }));
  }

  /** Apply an action, which must be legal: nothing checks it. */
  apply(code: number): void {
    this.call("APPLY", code);
    this.bytes = this.engine.state;
  }

  /** Cover a square of a kingdom, for a position that no game led to. */
  lay(kingdom: number, square: number): void {
    this.call("LAY_SQUARE", kingdom, square);
    this.bytes = this.engine.state;
  }

  copy(): Position {
    return new Position(this.engine, this.variant, this.bytes.slice());
  }

  /** The points of each kingdom. */
  totals(): number[] {
    this.call("LEADERS");
    return Array.from(this.engine.view("totals", "i2").subarray(0, this.variant.kingdoms));
  }

  /** What decides between equal points: the first number, then the second. */
  tieBreaks(kingdom: number): [number, number] {
    return [this.call("TIE_BREAK", kingdom, 0), this.call("TIE_BREAK", kingdom, 1)];
  }

  /** The kingdoms that are ahead, several when they share. */
  leaders(): number[] {
    const ahead = this.call("LEADERS");
    return Array.from({ length: this.variant.kingdoms }, (_, kingdom) => kingdom).filter((one) => (ahead >> one) & 1);
  }
}
