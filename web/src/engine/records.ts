/** Reads the records that kernels work on. A record lies as C aligns it, which is how NumPy lays it out. */
import type { Fields } from "./layout.ts";

export type Value = number | bigint | boolean | Value[] | { [name: string]: Value };

/** Where a field begins, what it holds, and how many where it is an array. */
export interface Place {
  at: number;
  kind: string | RecordLayout;
  length: number | undefined;
}

const READ: Record<string, (view: DataView, at: number) => number | bigint | boolean> = {
  b1: (view, at) => view.getUint8(at) !== 0,
  i1: (view, at) => view.getInt8(at),
  u1: (view, at) => view.getUint8(at),
  i2: (view, at) => view.getInt16(at, true),
  u2: (view, at) => view.getUint16(at, true),
  u4: (view, at) => view.getUint32(at, true),
  i8: (view, at) => view.getBigInt64(at, true),
  u8: (view, at) => view.getBigUint64(at, true),
  f4: (view, at) => view.getFloat32(at, true),
  f8: (view, at) => view.getFloat64(at, true),
};

const WRITE: Record<string, (view: DataView, at: number, value: number) => void> = {
  i1: (view, at, value) => view.setInt8(at, value),
  u1: (view, at, value) => view.setUint8(at, value),
  u2: (view, at, value) => view.setUint16(at, value, true),
  u4: (view, at, value) => view.setUint32(at, value, true),
};

export const sizeOf = (kind: string | RecordLayout) => (typeof kind === "string" ? Number(kind[1]) : kind.size);
const alignmentOf = (kind: string | RecordLayout) => (typeof kind === "string" ? Number(kind[1]) : kind.alignment);
const aligned = (at: number, to: number) => Math.ceil(at / to) * to;

export class RecordLayout {
  readonly places = new Map<string, Place>();
  readonly alignment: number;
  readonly size: number;

  constructor(fields: Fields) {
    let end = 0;
    for (const [name, described, length] of fields) {
      const kind = typeof described === "string" ? described : new RecordLayout(described);
      const at = aligned(end, alignmentOf(kind));
      this.places.set(name, { at, kind, length });
      end = at + sizeOf(kind) * (length ?? 1);
    }
    this.alignment = Math.max(...[...this.places.values()].map(({ kind }) => alignmentOf(kind)));
    this.size = aligned(end, this.alignment);
  }

  place(name: string): Place {
    const found = this.places.get(name);
    if (!found) throw new Error(`expected a field out of ${[...this.places.keys()].join(", ")}, but got ${name}`);
    return found;
  }

  /** Read one field of the record that begins at a byte. */
  get(view: DataView, start: number, name: string): Value {
    const { length } = this.place(name);
    if (length === undefined) return this.item(view, start, name, 0);
    return Array.from({ length }, (_, index) => this.item(view, start, name, index));
  }

  /** Read one item of a field that is an array. */
  item(view: DataView, start: number, name: string, index: number): Value {
    const { at, kind } = this.place(name);
    const place = start + at + index * sizeOf(kind);
    return typeof kind === "string" ? READ[kind]!(view, place) : kind.read(view, place);
  }

  /** Write a number into a field, or into that of an item: `["courts", 2, "coins"]`. */
  set(view: DataView, start: number, [name, index, ...path]: [string, number?, string?], value: number): void {
    const { at, kind } = this.place(name);
    const place = start + at + (index ?? 0) * sizeOf(kind);
    if (typeof kind === "string") WRITE[kind]!(view, place, value);
    else kind.set(view, place, path as [string], value);
  }

  /** Read all fields. */
  read(view: DataView, start: number): { [name: string]: Value } {
    return Object.fromEntries([...this.places.keys()].map((name) => [name, this.get(view, start, name)]));
  }
}
