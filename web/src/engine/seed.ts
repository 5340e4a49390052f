/** Seeds of random streams, which may be any text. */
import { sha256 } from "../lib/sha256.ts";

/** The 64 bits that start the streams of a seed, as `seed_key` in src/crownland/bots/rng.py. */
export function seedKey(seed: string): bigint {
  const { buffer, byteOffset } = sha256(new TextEncoder().encode(seed));
  return new DataView(buffer, byteOffset).getBigUint64(0);
}
