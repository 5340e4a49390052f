/** My numbers for the shuffle: promised when I sit down, given when all promises are known, and kept to check the deal. */
import { ask } from "../app/api";
import { recallThing, rememberThing, tokenOf } from "../app/keep";
import { hex, sha256 } from "../logic/sha256";
import type { Table } from "../protocol";

export interface MyNumber {
  luck: string;
  at: number;
  /** What everybody had promised when the number was given. */
  seen?: Seen;
}

export interface Seen {
  commitment: string;
  promises: (string | null)[];
}

const KEY = "luck";
/** Promises that are being kept right now: a table may be heard of twice meanwhile. */
const giving = new Set<string>();
const MOST_KEPT = 60;

/** By the promise of each. */
const kept = () => recallThing<Record<string, MyNumber>>(KEY, {});

function keep(promise: string, number: MyNumber): void {
  const all = Object.entries({ ...kept(), [promise]: number });
  all.sort(([, one], [, other]) => other.at - one.at);
  rememberThing(KEY, Object.fromEntries(all.slice(0, MOST_KEPT)));
}

/** Make a number, and return what promises it. */
export function promise(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const promised = hex(sha256(bytes));
  keep(promised, { luck: hex(bytes), at: Date.now() });
  return promised;
}

/** The seat for which I promised a number, and the number. */
export function mineAmong(promises: (string | null)[]): { seat: number; number: MyNumber } | null {
  const all = kept();
  const seat = promises.findIndex((one) => one !== null && one in all);
  return seat < 0 ? null : { seat, number: all[promises[seat]!]! };
}

/** Give my number to a deal that waits for it. It is told for one set of promises and never for another. */
export async function give({ game, commitment, shuffle }: Table, token = tokenOf(game)): Promise<void> {
  const mine = shuffle?.until ? mineAmong(shuffle.promises) : null;
  if (!shuffle || !mine || !token) return;
  const { luck, seen } = mine.number;
  const now: Seen = { commitment, promises: shuffle.promises };
  if (seen && JSON.stringify(seen) !== JSON.stringify(now)) return;
  const promised = shuffle.promises[mine.seat]!;
  if (giving.has(promised)) return;
  giving.add(promised);
  keep(promised, { ...mine.number, seen: now });
  // Somebody may have repeated my promise: the server takes the number for my own seat alone.
  const seats = shuffle.promises.flatMap((one, seat) =>
    one === promised && !shuffle.given.includes(seat) ? [seat] : [],
  );
  for (const seat of seats) await tell(game, token, { seat, luck }).catch(() => {});
  giving.delete(promised);
}

const tell = (game: string, token: string, body: object) =>
  ask(`games/${game}/luck`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
