/** Small tables for tests. */
import { NO_RIGHTS } from "../src/board/session";
import type { Domino, Kingdom, May, Option, Seat, Table, View } from "../src/protocol";

export function kingdom(seats: number[], more: Partial<Kingdom> = {}): Kingdom {
  return {
    seats,
    squares: [],
    frame: [5, 5],
    room: { north: -4, south: 4, west: -4, east: 4 },
    discards: 0,
    score: { total: 0, properties: [], lines: [], ties: [] },
    court: null,
    book: null,
    ...more,
  };
}

const HAND: Domino = {
  box: "kingdomino",
  number: 9,
  halves: [
    { terrain: "lake", crowns: 1 },
    { terrain: "wheat", crowns: 0 },
  ],
};

export function view({ hand = HAND, ...more }: Partial<View> & { hand?: Domino }): View {
  return {
    variant: "kingdomino(seats=2)",
    game: 1,
    games: 1,
    phase: "place",
    seat: 0,
    round: 1,
    rounds: 6,
    steps: ["place", "claim"],
    order: [0, 1],
    turn: 0,
    next_order: [null, null],
    kingdoms: [kingdom([0]), kingdom([1])],
    totals: [0, 0],
    winners: null,
    options: [],
    events: [],
    touched: [[], []],
    draft: { older: [], newer: [], hand, unseen: [] },
    builders: null,
    dice: null,
    ...more,
  };
}

export const SEAT: Seat = {
  kind: "person",
  name: "Anna",
  colour: 0,
  bot: null,
  away: false,
  gone: false,
  stand_in: false,
  resigned: false,
  flag: false,
  clock: null,
  ticking: false,
};

/** What may be done at a running table: everybody resigns, and the seat in turn plays. */
function rights(shown: View): May {
  const seats = shown.kingdoms.flatMap((one) => one.seats);
  const own = (seat: number): May["host"] => (seat === shown.seat ? ["play", "resign"] : ["resign"]);
  return { seats: seats.map(own), bot: seats.map(() => []), host: [], sit: [] };
}

export function table(version: number, shown: View, more: Partial<Table> = {}): Table {
  return {
    type: "table",
    id: "abc",
    version,
    status: shown.winners ? "over" : "running",
    ended: shown.winners ? "played" : null,
    variant: shown.variant,
    public: false,
    prepared: false,
    begun: null,
    pace: "quick",
    hurried: false,
    clock: null,
    on_flag: "resign",
    hints: true,
    seats: shown.kingdoms.flatMap((one) => one.seats).map(() => SEAT),
    host: 0,
    commitment: "",
    shuffle: null,
    seed: null,
    proposal: null,
    may: shown.winners ? NO_RIGHTS : rights(shown),
    rematch: null,
    notes: [],
    between: null,
    results: [],
    ties: [],
    view: shown,
    at: 0,
    ...more,
  };
}

let count = 0;

export function option(text: string, more: Partial<Option> = {}): Option {
  count += 1;
  return { kind: text.split(":")[0]!, text, id: count, points: 0, ...more };
}

export function place(domino: number, first: [number, number], second: [number, number]): Option {
  return option(`place:${domino}@${first}/${second}`, { domino, at: [first, second] });
}
