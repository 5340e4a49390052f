/** The guided games: which table is laid, who sits opposite, and which steps explain it. */
import { gameOf } from "../logic/variant";
import { DUEL } from "./steps/duel";
import { KINGDOMINO } from "./steps/kingdomino";
import { QUEENDOMINO } from "./steps/queendomino";
import type { Step } from "./steps/step";

export interface Lesson {
  game: string;
  variant: string;
  bot: string;
  /** The SHA-256 of "crownland lesson GAME NUMBER". The number was chosen for what comes in the first rounds: tests/web/test_lessons.py. */
  seed: string;
  /** After so many rounds everything has been explained; null for a game that is short enough to be played to its end. */
  rounds: number | null;
  minutes: number;
  steps: Step[];
}

export const LESSONS: Lesson[] = [
  {
    game: "kingdomino",
    variant: "kingdomino(seats=2)",
    bot: "level(1)",
    seed: "c3d1ee188bc441e8b7b21eee404792d02149d7bf0326b56786fb63b7e4d57788",
    rounds: null,
    minutes: 4,
    steps: KINGDOMINO,
  },
  {
    game: "queendomino",
    variant: "queendomino(seats=2)",
    bot: "level(2)",
    seed: "3cc3acf6c5ec970a97e5f737d093dcbd3ba0dd593c7e5d9e10bda79d13a11f80",
    rounds: 2,
    minutes: 4,
    steps: QUEENDOMINO,
  },
  {
    game: "duel",
    variant: "duel()",
    bot: "level(2)",
    seed: "58b496c47375b92081cfe8a592ae288e9f4e28a260722e9eabbcc3669dc4c2ed",
    rounds: 4,
    minutes: 3,
    steps: DUEL,
  },
];

export const lessonOf = (variant: string) => LESSONS.find(({ game }) => game === gameOf(variant)) ?? null;
