/** The rules and bots of one family: a WebAssembly module and the workspace that lies in its memory.
 *
 * An engine does one thing at a time in its one workspace: a bot that thinks in steps needs an engine of its own. */
import { readFile } from "./files.ts";
import { CALLS, PHASES, RECORDS, WORKSPACE, type Call, type Family, type Fields } from "./layout.ts";
import { RecordLayout, type Value } from "./records.ts";

interface Exports extends WebAssembly.Exports {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global<"i32">;
  call(workspace: number, what: number, one: number, two: number): number;
}

const PAGE = 65536;
const FAMILIES = Object.keys(PHASES) as Family[];
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
  /** How the state of a game lies in its bytes. */
  readonly stateLayout: RecordLayout;
  private readonly exports: Exports;
  private readonly start: number;
  private readonly layout: RecordLayout;

  constructor(family: Family, module: WebAssembly.Module) {
    this.family = family;
    this.stateLayout = new RecordLayout(RECORDS[family]["state"]!);
    this.layout = new RecordLayout(workspaceFields(family));
    this.exports = new WebAssembly.Instance(module).exports as Exports;
    const { memory, __heap_base } = this.exports;
    this.start = Math.ceil(__heap_base.value / 64) * 64;
    const missing = this.start + this.layout.size - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
  }

  /** Do something in the workspace; the result is a number, or lies in the workspace. */
  call(what: Call, one = 0, two = 0): number {
    return this.exports.call(this.start, CALLS[what], one, two);
  }

  /** A field of the workspace, as an array. */
  view<Kind extends keyof Views>(name: string, kind: Kind): Views[Kind] {
    const place = this.layout.place(name);
    if (place.kind !== kind) throw new Error(`expected a field of kind ${kind}, but ${name} is ${String(place.kind)}`);
    const view = new VIEWS[kind](this.exports.memory.buffer, this.start + place.at, place.length ?? 1);
    return view as Views[Kind];
  }

  /** A field of the workspace, as plain values. */
  read(name: string): Value {
    return this.layout.get(new DataView(this.exports.memory.buffer), this.start, name);
  }

  /** One item of a field of the workspace that is an array. */
  item(name: string, index: number): Value {
    return this.layout.item(new DataView(this.exports.memory.buffer), this.start, name, index);
  }

  /** The bytes of the state. */
  get state(): Uint8Array<ArrayBuffer> {
    return this.states().slice();
  }

  set state(bytes: Uint8Array) {
    this.states().set(bytes);
  }

  private states(): Uint8Array<ArrayBuffer> {
    const { at } = this.layout.place("states");
    return new Uint8Array(
      this.exports.memory.buffer,
      this.start + at,
      this.stateLayout.size,
    ) as Uint8Array<ArrayBuffer>;
  }

  /** The legal actions, ascending. */
  legal(): number[] {
    return this.listed(this.call("LEGAL")).map(([code]) => code!);
  }

  /** The first actions of `options`, ascending, each with its numbers in the first `columns` rows of `out`. */
  listed(n: number, columns = 0): number[][] {
    const [options, out] = [this.view("options", "i8"), this.view("out", "i8")];
    const rows = Array.from({ length: n }, (_, index) => [
      Number(options[index]),
      ...Array.from({ length: columns }, (_, column) => Number(out[column * options.length + index])),
    ]);
    return rows.sort(([one], [other]) => one! - other!);
  }

  /** Start the bot's random numbers: 64 bits. */
  seed(key: bigint): void {
    this.view("key", "u8")[0] = key;
    this.call("SEED");
  }
}

/** The fields of the workspace of a family: kinds that name its records are described, lengths are its own. */
function workspaceFields(family: Family): Fields {
  const own = FAMILIES.indexOf(family);
  return WORKSPACE.map(([name, kind, length]) => [
    name,
    (typeof kind === "string" && RECORDS[family][kind]) || kind,
    typeof length === "object" ? length[own] : length,
  ]);
}

/** Every table needs the rules, with the bots that do not search; the full module has all bots and tools. */
export type Part = "rules" | "full";

const modules = new Map<URL, Promise<WebAssembly.Module>>();
const engines = new Map<Family, Promise<Engine>>();

/** A compiled module of a family, fetched once for each thread. */
export function loadModule(family: Family, part: Part = "full"): Promise<WebAssembly.Module> {
  const url = URLS[family][part];
  return once(modules, url, async () => WebAssembly.compile(await readFile(url)));
}

/** The engine of a family with its rules, made once for each thread. */
export function loadEngine(family: Family): Promise<Engine> {
  return once(engines, family, async () => new Engine(family, await loadModule(family, "rules")));
}

/** Make something once; what failed is tried again. */
function once<Key, Made>(made: Map<Key, Promise<Made>>, key: Key, make: () => Promise<Made>): Promise<Made> {
  const known = made.get(key);
  if (known) return known;
  const making = make();
  made.set(key, making);
  making.catch(() => made.delete(key));
  return making;
}

const URLS: Record<Family, Record<Part, URL>> = {
  kingdomino: {
    rules: new URL("./kingdomino.wasm", import.meta.url),
    full: new URL("./kingdomino-full.wasm", import.meta.url),
  },
  queendomino: {
    rules: new URL("./queendomino.wasm", import.meta.url),
    full: new URL("./queendomino-full.wasm", import.meta.url),
  },
  duel: { rules: new URL("./duel.wasm", import.meta.url), full: new URL("./duel-full.wasm", import.meta.url) },
};
