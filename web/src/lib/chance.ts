/** Chance from a seed, as src/crownland/match/dealer.py describes it. */
import { hex, hmac, joined, sha256, unhex } from "./sha256.ts";

const WORD = 1n << 64n;
const MARK = new TextEncoder().encode("crownland-luck/1");

/** Draws from a seed, one after the other. */
export class Chance {
  /** How many draws were made: the number of the next one. */
  draws = 0;
  private readonly seed: Uint8Array;

  constructor(seed: Uint8Array) {
    this.seed = seed;
  }

  below(n: number): number {
    const size = BigInt(n);
    for (let attempt = 0; ; attempt += 1) {
      const message = new DataView(new ArrayBuffer(12));
      message.setBigUint64(0, BigInt(this.draws));
      message.setUint32(8, attempt);
      const x = new DataView(hmac(this.seed, new Uint8Array(message.buffer)).buffer).getBigUint64(0);
      if (x >= WORD - (WORD % size)) continue;
      this.draws += 1;
      return Number(x % size);
    }
  }
}

/** The seed of a deal, out of the server's and the numbers of the seats. */
export function mixed(seed: string, luck: (string | null)[]): string {
  const added = luck.flatMap((number, seat) => (number === null ? [] : [Uint8Array.of(seat), unhex(number)]));
  return added.length ? hex(sha256(joined(MARK, unhex(seed), ...added))) : seed;
}
