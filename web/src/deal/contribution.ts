/** My numbers for the shuffle: committed when I sit down, revealed when all commitments are known, and stored to verify the deal. */
import { ask, post } from "../lib/api";
import { loadValue, storeValue, tableToken } from "../lib/storage";
import { hex, sha256 } from "../lib/sha256";
import type { Created, NewGame, Table } from "../protocol";

export interface Contribution {
  luck: string;
  at: number;
  /** All commitments at the time my number was revealed. */
  seen?: Seen;
}

export interface Seen {
  commitment: string;
  promises: (string | null)[];
}

const KEY = "luck";
/** Commitments that are being revealed right now: a table may be heard of twice meanwhile. */
const revealing = new Set<string>();
const MAX_STORED = 60;

/** By the commitment to each. */
const stored = () => loadValue<Record<string, Contribution>>(KEY, {});

function store(promise: string, number: Contribution): void {
  const all = Object.entries({ ...stored(), [promise]: number });
  all.sort(([, one], [, other]) => other.at - one.at);
  storeValue(KEY, Object.fromEntries(all.slice(0, MAX_STORED)));
}

/** Draw a number and return the commitment to it. */
export function newCommitment(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const promised = hex(sha256(bytes));
  store(promised, { luck: hex(bytes), at: Date.now() });
  return promised;
}

/** The seat for which I committed to a number, and the number. */
export function findMine(promises: (string | null)[]): { seat: number; number: Contribution } | null {
  const all = stored();
  const seat = promises.findIndex((one) => one !== null && one in all);
  return seat < 0 ? null : { seat, number: all[promises[seat]!]! };
}

/** Reveal my number to a deal that waits for it: for one set of commitments, never for another. */
export async function reveal({ game, commitment, shuffle }: Table, token = tableToken(game)): Promise<void> {
  const mine = shuffle?.until ? findMine(shuffle.promises) : null;
  if (!shuffle || !mine || !token) return;
  const { luck, seen } = mine.number;
  const now: Seen = { commitment, promises: shuffle.promises };
  if (seen && JSON.stringify(seen) !== JSON.stringify(now)) return;
  const promised = shuffle.promises[mine.seat]!;
  if (revealing.has(promised)) return;
  revealing.add(promised);
  store(promised, { ...mine.number, seen: now });
  // Somebody may have copied my commitment: the server takes the number for my own seat alone.
  const seats = shuffle.promises.flatMap((one, seat) =>
    one === promised && !shuffle.given.includes(seat) ? [seat] : [],
  );
  for (const seat of seats) await send(game, token, { seat, luck }).catch(() => {});
  revealing.delete(promised);
}

const send = (game: string, token: string, body: object) =>
  ask(`games/${game}/luck`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

/** Create a table: my commitment is sent with it, and my number as soon as the server has committed itself. */
export async function createTable(game: NewGame): Promise<Created> {
  const mine = game.seed ? -1 : (game.seats ?? []).findIndex(({ me }) => me);
  const seats = game.seats?.map((chair, seat) => (seat === mine ? { ...chair, promise: newCommitment() } : chair));
  const made = await ask<Created>("games?actions=true", post({ ...game, seats }));
  await reveal(made.table, made.token);
  return made;
}
