/** SHA-256 and HMAC. The browser's own are missing on pages that came over plain HTTP, as on a home network. */
const BLOCK = 64;
const PRIMES = Array.from({ length: 311 }, (_, at) => at + 1).filter(
  (n) => n > 1 && Array.from({ length: n - 2 }, (_, at) => at + 2).every((part) => n % part),
);
/** The first 32 bits behind the point. */
const fraction = (x: number) => Math.floor((x % 1) * 2 ** 32);
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const bytes = new DataView(padded.buffer);
  bytes.setBigUint64(padded.length - 8, BigInt(message.length) * 8n);
  const state = Uint32Array.from(START);
  for (let block = 0; block < padded.length; block += BLOCK) mix(state, bytes, block);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, at) => digest.setUint32(4 * at, word));
  return new Uint8Array(digest.buffer);
}

function mix(state: Uint32Array, bytes: DataView, block: number): void {
  const words = new Uint32Array(64);
  for (let at = 0; at < 64; at += 1) words[at] = at < 16 ? bytes.getUint32(block + 4 * at) : expanded(words, at);
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let at = 0; at < 64; at += 1) {
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[at]! + words[at]!;
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at]! += word));
}

function expanded(words: Uint32Array, at: number): number {
  const [near, far] = [words[at - 15]!, words[at - 2]!];
  return (
    words[at - 16]! +
    (turn(near, 7) ^ turn(near, 18) ^ (near >>> 3)) +
    words[at - 7]! +
    (turn(far, 17) ^ turn(far, 19) ^ (far >>> 10))
  );
}

/** HMAC-SHA-256 with a key of at most 64 bytes. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const padded = (mark: number) => Uint8Array.from({ length: BLOCK }, (_, at) => (key[at] ?? 0) ^ mark);
  return sha256(joined(padded(0x5c), sha256(joined(padded(0x36), message))));
}

export function joined(...parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

export const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
export const unhex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
