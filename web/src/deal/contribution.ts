/** My numbers for the shuffle: committed when I sit down, revealed when all commitments are known, and stored to verify the deal. */
import { ask, post } from "../lib/api";
import { loadValue, storeValue, tableToken } from "../lib/storage";
import { hex, sha256 } from "../lib/sha256";
import type { Created, NewTable, Table } from "../protocol";

export interface Contribution {
  number: string;
  at: number;
  /** All commitments at the time my number was revealed. */
  seen?: Seen;
}

export interface Seen {
  commitment: string;
  commitments: (string | null)[];
}

const KEY = "luck";
/** Commitments that are being revealed right now: a table may be heard of twice meanwhile. */
const revealing = new Set<string>();
const MAX_STORED = 60;

/** By the commitment to each. */
const stored = () => loadValue<Record<string, Contribution>>(KEY, {});

function store(commitment: string, contribution: Contribution): void {
  const all = Object.entries({ ...stored(), [commitment]: contribution });
  all.sort(([, one], [, other]) => other.at - one.at);
  storeValue(KEY, Object.fromEntries(all.slice(0, MAX_STORED)));
}

/** Draw a number and return the commitment to it. */
export function newCommitment(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const commitment = hex(sha256(bytes));
  store(commitment, { number: hex(bytes), at: Date.now() });
  return commitment;
}

/** The seat for which I committed to a number, and the number. */
export function findMine(commitments: (string | null)[]): { seat: number; contribution: Contribution } | null {
  const all = stored();
  const seat = commitments.findIndex((one) => one !== null && one in all);
  return seat < 0 ? null : { seat, contribution: all[commitments[seat]!]! };
}

/** Reveal my number to a deal that waits for it: for one set of commitments, never for another. */
export async function reveal({ id, commitment, shuffle }: Table, token = tableToken(id)): Promise<void> {
  const mine = shuffle?.until ? findMine(shuffle.commitments) : null;
  if (!shuffle || !mine || !token) return;
  const { number, seen } = mine.contribution;
  const now: Seen = { commitment, commitments: shuffle.commitments };
  if (seen && JSON.stringify(seen) !== JSON.stringify(now)) return;
  const own = shuffle.commitments[mine.seat]!;
  if (revealing.has(own)) return;
  revealing.add(own);
  store(own, { ...mine.contribution, seen: now });
  // Somebody may have copied my commitment: the server takes the number for my own seat alone.
  const seats = shuffle.commitments.flatMap((one, seat) =>
    one === own && !shuffle.revealed.includes(seat) ? [seat] : [],
  );
  for (const seat of seats) await send(id, token, { seat, number }).catch(() => {});
  revealing.delete(own);
}

const send = (id: string, token: string, body: object) =>
  ask(`tables/${id}/reveal`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

/** Create a table: my commitment is sent with it, and my number as soon as the server has committed itself. */
export async function createTable(setup: NewTable): Promise<Created> {
  const mine = setup.seed ? -1 : (setup.seats ?? []).findIndex(({ me }) => me);
  const seats = setup.seats?.map((chair, seat) => (seat === mine ? { ...chair, commitment: newCommitment() } : chair));
  const made = await ask<Created>("tables", post({ ...setup, seats }));
  await reveal(made.table, made.token);
  return made;
}
