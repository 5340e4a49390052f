/** What this browser stores: the tokens of my tables, how they ended, and what a screen keeps. */

/** What is kept of a finished game: the points and names of its kingdoms, the winner first. */
export interface Outcome {
  ending: "won" | "lost" | "shared" | "watched" | "none";
  kingdoms: { names: string; points: number }[];
  /** When this was first seen. */
  at: number;
  /** The next game of the same people, once there is one. */
  rematch: string | null;
}

export interface StoredGame {
  token: string;
  variant: string;
  at: number;
  /** My seats there, once the server has told them. */
  seats?: number[];
  /** How it ended, once that was seen: such a table need not be asked for again. */
  outcome?: Outcome;
  /** How far the guide of a lesson has come there. */
  guide?: Guided;
}

/** A guided game: which lesson, the steps that were shown, and whether the guide is silent now. */
export interface Guided {
  lesson: string;
  seen: string[];
  silent?: boolean;
}

const GAMES = "crownland.games";
const MAX_STORED = 60;

function read<T>(key: string, fallback: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? fallback;
  } catch {
    return fallback;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function storedGames(): Record<string, StoredGame> {
  return read(GAMES, {});
}

export function tableToken(game: string): string | null {
  return storedGames()[game]?.token ?? null;
}

/** A token of my own choice, so that a seat can be asked for again when the answer was lost. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

export function storeGame(game: string, stored: StoredGame): void {
  const all = Object.entries({ ...storedGames(), [game]: stored });
  all.sort(([, one], [, other]) => other.at - one.at);
  write(GAMES, Object.fromEntries(all.slice(0, MAX_STORED)));
}

export function storeSeats(game: string, seats: number[]): void {
  const stored = storedGames()[game];
  if (stored && seats.length) storeGame(game, { ...stored, seats });
}

export function storeOutcome(game: string, outcome: Outcome): void {
  const stored = storedGames()[game];
  if (!stored) return;
  storeGame(game, { ...stored, outcome });
  if (outcome.ending !== "none" && !stored.guide) storePlayed((stored.seats ?? []).map((seat) => [game, seat]));
}

/** The seats in which I finished games, the oldest first: no more than a name for each, so many are kept. */
const PLAYED = "crownland.played";
const MAX_PLAYED = 2000;

export const playedSeats = () => read<[string, number][]>(PLAYED, []);

function storePlayed(seats: [string, number][]): void {
  const known = playedSeats();
  const fresh = seats.filter((one) => !known.some((other) => String(other) === String(one)));
  if (fresh.length) write(PLAYED, [...known, ...fresh].slice(-MAX_PLAYED));
}

export function storeGuide(game: string, guide: Guided): void {
  const stored = storedGames()[game];
  if (stored) storeGame(game, { ...stored, guide });
}

/** Whether there may be tables of this browser: who lists them need not open its database before. */
const LOCAL = "crownland.local";

export const hasLocalTables = () => read(LOCAL, false);
export const noteLocalTables = () => write(LOCAL, true);

export function removeGame(game: string): void {
  const { [game]: _, ...rest } = storedGames();
  write(GAMES, rest);
}

/** Before each name of what is stored. */
export const STORE = "crownland.";

/** What a screen keeps for the next time: its own plain value, under its own name. */
export const loadValue = <T>(key: string, fallback: T): T => read(STORE + key, fallback);
export const storeValue = (key: string, value: unknown): void => write(STORE + key, value);
