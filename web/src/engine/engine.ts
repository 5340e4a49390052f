/** The rules and bots of one family: a WebAssembly module and the workspace that lies in its memory. */
import { CALLS, LAYOUTS, type Call, type Family, type Field } from "./layout.ts";

interface Exports extends WebAssembly.Exports {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global<"i32">;
  call(workspace: number, what: number, one: number, two: number): number;
}

const PAGE = 65536;
const VIEWS = {
  i1: Int8Array,
  u1: Uint8Array,
  b1: Uint8Array,
  i2: Int16Array,
  u2: Uint16Array,
  f4: Float32Array,
  f8: Float64Array,
  i8: BigInt64Array,
  u8: BigUint64Array,
} as const;
type Views = { [Kind in keyof typeof VIEWS]: InstanceType<(typeof VIEWS)[Kind]> };

export class Engine {
  readonly family: Family;
  private readonly exports: Exports;
  private readonly start: number;
  private readonly fields: Record<string, Field>;

  constructor(family: Family, module: WebAssembly.Module) {
    this.family = family;
    this.exports = new WebAssembly.Instance(module).exports as Exports;
    const { memory, __heap_base } = this.exports;
    const { size, fields } = LAYOUTS[family];
    this.start = Math.ceil(__heap_base.value / 64) * 64;
    this.fields = fields;
    const missing = this.start + size - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
  }

  /** Do something in the workspace; the result is a number, or lies in the workspace. */
  call(what: Call, one = 0, two = 0): number {
    return this.exports.call(this.start, CALLS[what], one, two);
  }

  /** A field of the workspace, as an array. */
  view<Kind extends keyof Views>(name: string, kind: Kind): Views[Kind] {
    const field = this.fields[name];
    if (field?.kind !== kind) throw new Error(`expected a field of kind ${kind}, but ${name} is ${field?.kind}`);
    const view = new VIEWS[kind](this.exports.memory.buffer, this.start + field.at, field.length);
    return view as Views[Kind];
  }

  /** The bytes of the state. */
  get state(): Uint8Array<ArrayBuffer> {
    return this.states().slice();
  }

  set state(bytes: Uint8Array) {
    this.states().set(bytes);
  }

  private states(): Uint8Array<ArrayBuffer> {
    const { at, length } = this.fields["states"]!;
    return new Uint8Array(this.exports.memory.buffer, this.start + at, length) as Uint8Array<ArrayBuffer>;
  }

  /** The legal actions, ascending. */
  legal(): number[] {
    const n = this.call("LEGAL");
    const found = this.view("options", "i8").subarray(0, n);
    return Array.from(found, Number).sort((one, other) => one - other);
  }

  /** Start the bot's random numbers: 64 bits. */
  seed(key: bigint): void {
    this.view("key", "u8")[0] = key;
    this.call("SEED");
  }
}
