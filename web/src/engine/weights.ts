/** The learned weights of bots: files as NumPy writes them (`.npz`), fetched once for each thread, when a bot needs them. */
import { FILES, WEIGHTS } from "./botTables.ts";
import { readFile } from "./files.ts";
import type { Variant } from "./variant.ts";

const loaded = new Map<string, Promise<Float32Array>>();

/** The weights for a variant; what failed is tried again. */
export function loadWeights({ single }: Variant): Promise<Float32Array> {
  const name = WEIGHTS[single]!;
  const known = loaded.get(name);
  if (known) return known;
  const loading = readFile(FILES[name]!).then(readWeights);
  loaded.set(name, loading);
  loading.catch(() => loaded.delete(name));
  return loading;
}

const ENTRY = 30; // bytes of the head of an entry of a ZIP archive, before its name and extra field
const ARRAY = 10; // bytes of the head of an array, before its description

/** Read the first array of an archive: entries of `np.savez` are not compressed. */
export function readWeights(file: ArrayBuffer): Float32Array {
  const view = new DataView(file);
  const array = ENTRY + view.getUint16(26, true) + view.getUint16(28, true);
  const end = array + ARRAY + view.getUint16(array + 8, true);
  const described = new TextDecoder().decode(new Uint8Array(file, array + ARRAY, end - array - ARRAY));
  const shape = /'descr': '<f4'.*'shape': \((\d+),\)/.exec(described);
  if (!shape) throw new Error(`expected an array of 32-bit numbers, but got ${described}`);
  return new Float32Array(file.slice(end, end + 4 * Number(shape[1])));
}
