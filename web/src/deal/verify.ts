/** Verifies the deal of a record: the commitments hold, my number is in, and everything drawn follows from the seed. */
import { mixed } from "../lib/chance";
import { hex, sha256, unhex } from "../lib/sha256";
import { redeal, type Event } from "./redeal";
import { findMine, type Contribution } from "./contribution";

/** What of a record tells how it was dealt. */
export interface Dealt {
  variant: string;
  events?: Event[];
  games?: { events: Event[] }[];
  seed?: string;
  commitment?: string;
  prepared?: boolean;
  notes?: { what: string; seat?: number | null }[];
  played_on?: { ply: number; seed?: string; commitment?: string };
  shuffle?: { seed: string; commitment: string; promises: (string | null)[]; luck: (string | null)[] };
}

/** One thing that was looked at: whether it is right, null where there is nothing to see, and the words that say so. */
export interface Finding {
  id: string;
  right: boolean | null;
  seats?: number[];
  count?: number;
}

export interface Verdict {
  /** `fair`: nobody could choose it, as my own number shows. `others`: whoever added a number can say so; I was not among them.
   * `kept`: the server kept its word, but has no number of mine, or of anybody. `nothing`: chance had nothing to do. */
  id: "fair" | "others" | "kept" | "nothing" | "wrong" | "prepared" | "unknown";
  findings: Finding[];
  /** Those whose numbers are in. */
  seats?: number[];
}

const hashHex = (text: string) => hex(sha256(unhex(text)));

export function verify(record: Dealt): Verdict {
  const { seed, commitment } = record.played_on ?? record;
  const { shuffle } = record;
  if (!seed) return { id: "unknown", findings: [] };
  const mine = shuffle ? findMine(shuffle.promises) : null;
  const findings = [
    ...committed(shuffle?.seed ?? seed, shuffle?.commitment ?? commitment, mine?.contribution),
    ...(shuffle
      ? [
          ofMine(shuffle, mine),
          ...ofOthers(shuffle, mine),
          { id: "seed", right: mixed(shuffle.seed, shuffle.luck) === seed.toLowerCase() },
        ]
      : []),
    ...ofNotes(record),
    dealt(record, seed),
  ];
  if (findings.some(({ right }) => right === false)) return { id: "wrong", findings };
  if (record.prepared) return { id: "prepared", findings };
  if (findings.some(({ id }) => id === "deal-none")) return { id: "nothing", findings };
  const seats = (shuffle?.luck ?? []).flatMap((number, seat) => (number ? [seat] : []));
  if (mine) return { id: seats.includes(mine.seat) ? "fair" : "kept", findings };
  return { id: seats.length ? "others" : "kept", findings, seats };
}

type Shuffled = NonNullable<Dealt["shuffle"]>;
type Mine = { seat: number; contribution: Contribution } | null;

/** The server did not change its seed; where this page saw the commitment, it is that one. */
function committed(seed: string, commitment: string | undefined, mine?: Contribution): Finding[] {
  if (!commitment) return [];
  const right = hashHex(seed) === commitment.toLowerCase() && (!mine?.seen || mine.seen.commitment === commitment);
  return [{ id: mine?.seen ? "commitment-seen" : "commitment", right }];
}

function ofMine({ luck }: Shuffled, mine: Mine): Finding {
  if (!mine) return { id: "mine-none", right: null };
  const found = luck[mine.seat];
  return found === null ? { id: "mine-late", right: null } : { id: "mine", right: found === mine.contribution.number };
}

/** Every number fits its commitment, and the commitments are those that this page saw. */
function ofOthers({ promises, luck }: Shuffled, mine: Mine): Finding[] {
  const others = promises.flatMap((promised, seat) => (promised && seat !== mine?.seat ? [seat] : []));
  const given = others.filter((seat) => luck[seat]);
  const missing = others.filter((seat) => !luck[seat]);
  const seen = mine?.contribution.seen?.commitments;
  const right =
    luck.every((number, seat) => !number || hashHex(number) === promises[seat]) &&
    (!seen || JSON.stringify(seen) === JSON.stringify(promises));
  return [
    ...(given.length || !right ? [{ id: "others", right, seats: given }] : []),
    ...(missing.length ? [{ id: "missing", right: null, seats: missing }] : []),
  ];
}

/** There is a note for each commitment whose number is missing, and for no other. */
function ofNotes({ notes = [], shuffle }: Dealt): Finding[] {
  const noted = notes
    .flatMap(({ what, seat }) => (what === "left_out" ? [seat ?? -1] : []))
    .sort((one, other) => one - other);
  const missing = (shuffle?.promises ?? []).flatMap((promised, seat) =>
    promised && !shuffle!.luck[seat] ? [seat] : [],
  );
  return JSON.stringify(noted) === JSON.stringify(missing) ? [] : [{ id: "notes-wrong", right: false }];
}

function dealt({ variant, games, events, played_on }: Dealt, seed: string): Finding {
  const eventsByGame = games?.map((game) => game.events) ?? [events ?? []];
  const { draws, wrong } = redeal(variant, eventsByGame, unhex(seed), played_on?.ply);
  if (wrong !== null) return { id: "deal-wrong", right: false, count: wrong };
  return draws ? { id: "deal", right: true, count: draws } : { id: "deal-none", right: null };
}
