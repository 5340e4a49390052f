// Made from src/crownland/bots by `python web/generate/bot_tables.py`. Do not edit.
import type { Family } from "./layout.ts";

/** A bot: the range of each option, and the option that is written without its name. */
export interface BotRow {
  options: Record<string, [number, number]>;
  first: string;
  /** Whether it needs the full module, and weights. */
  thinks: boolean;
  weights: boolean;
}

export const BOTS: Record<string, BotRow> = {
  random: {"options": {}, "first": "", "thinks": false, "weights": false},
  greedy: {"options": {}, "first": "", "thinks": false, "weights": false},
  mce_greedy: {"options": {"playouts": [1, 100000000], "ms": [1, 3600000]}, "first": "", "thinks": true, "weights": false},
  learned: {"options": {}, "first": "", "thinks": true, "weights": true},
  search: {"options": {"playouts": [1, 100000000], "ms": [1, 3600000], "threads": [1, 256]}, "first": "", "thinks": true, "weights": true},
  beginner: {"options": {"sees": [1, 100], "slips": [0, 100]}, "first": "", "thinks": false, "weights": false},
  level: {"options": {"level": [1, 5]}, "first": "level", "thinks": false, "weights": false},
};

/** The values of options that are not given. */
export const DEFAULTS = {"playouts": 2000, "sees": 100, "slips": 100};

/** Who plays each level, the easiest first. */
export const LEVELS: Record<Family, string[]> = {"kingdomino": ["beginner(sees=50)", "beginner", "greedy", "mce_greedy(playouts=40)", "search(playouts=2000)"], "queendomino": ["beginner(sees=50)", "beginner", "greedy", "learned", "search(playouts=2000)"], "duel": ["beginner(sees=50)", "beginner", "beginner(slips=50)", "greedy", "search(playouts=2000)"]};

/** What each fault costs at least: per cent of the chance to win, or as many points. */
export const MIN_COST = {"slip": 2, "mistake": 5, "blunder": 12};

/** The weights for each variant of one game. */
export const WEIGHTS: Record<string, string> = {
  "kingdomino(seats=2)": "kingdomino-2",
  "kingdomino(seats=2,mighty_duel=true)": "kingdomino-2-mighty_duel",
  "kingdomino(seats=2,middle_kingdom=true)": "kingdomino-2",
  "kingdomino(seats=2,middle_kingdom=true,mighty_duel=true)": "kingdomino-2-mighty_duel",
  "kingdomino(seats=2,harmony=true)": "kingdomino-2",
  "kingdomino(seats=2,harmony=true,mighty_duel=true)": "kingdomino-2-mighty_duel",
  "kingdomino(seats=2,harmony=true,middle_kingdom=true)": "kingdomino-2",
  "kingdomino(seats=2,harmony=true,middle_kingdom=true,mighty_duel=true)": "kingdomino-2-mighty_duel",
  "kingdomino(seats=3)": "kingdomino-2",
  "kingdomino(seats=3,middle_kingdom=true)": "kingdomino-2",
  "kingdomino(seats=3,harmony=true)": "kingdomino-2",
  "kingdomino(seats=3,harmony=true,middle_kingdom=true)": "kingdomino-4-harmony-middle_kingdom",
  "kingdomino(seats=4)": "kingdomino-4-harmony-middle_kingdom",
  "kingdomino(seats=4,middle_kingdom=true)": "kingdomino-4-harmony-middle_kingdom",
  "kingdomino(seats=4,harmony=true)": "kingdomino-4-harmony-middle_kingdom",
  "kingdomino(seats=4,harmony=true,middle_kingdom=true)": "kingdomino-4-harmony-middle_kingdom",
  "sample()": "kingdomino-2",
  "sample(middle_kingdom=true)": "kingdomino-2",
  "sample(harmony=true)": "kingdomino-2",
  "sample(harmony=true,middle_kingdom=true)": "kingdomino-2",
  "queendomino(seats=2)": "queendomino-2",
  "queendomino(seats=3)": "queendomino-4",
  "queendomino(seats=4)": "queendomino-4",
  "royal_wedding(seats=3)": "royal_wedding-4",
  "royal_wedding(seats=4)": "royal_wedding-4",
  "royal_wedding(seats=5)": "royal_wedding-8",
  "royal_wedding(seats=6)": "royal_wedding-8",
  "royal_wedding(seats=6,teams=true)": "royal_wedding-8-teams",
  "royal_wedding(seats=7)": "royal_wedding-8",
  "royal_wedding(seats=8)": "royal_wedding-8",
  "royal_wedding(seats=8,teams=true)": "royal_wedding-8-teams",
  "duel()": "duel-2",
};

export const FILES: Record<string, URL> = {
  "duel-2": new URL("../../../src/crownland/bots/weights/duel-2.npz", import.meta.url),
  "kingdomino-2-mighty_duel": new URL("../../../src/crownland/bots/weights/kingdomino-2-mighty_duel.npz", import.meta.url),
  "kingdomino-2": new URL("../../../src/crownland/bots/weights/kingdomino-2.npz", import.meta.url),
  "kingdomino-4-harmony-middle_kingdom": new URL("../../../src/crownland/bots/weights/kingdomino-4-harmony-middle_kingdom.npz", import.meta.url),
  "queendomino-2": new URL("../../../src/crownland/bots/weights/queendomino-2.npz", import.meta.url),
  "queendomino-4": new URL("../../../src/crownland/bots/weights/queendomino-4.npz", import.meta.url),
  "royal_wedding-4": new URL("../../../src/crownland/bots/weights/royal_wedding-4.npz", import.meta.url),
  "royal_wedding-8-teams": new URL("../../../src/crownland/bots/weights/royal_wedding-8-teams.npz", import.meta.url),
  "royal_wedding-8": new URL("../../../src/crownland/bots/weights/royal_wedding-8.npz", import.meta.url),
};
