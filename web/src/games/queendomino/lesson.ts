/** Queendomino: two rounds, which are four whole turns; what Kingdomino has too is said in short. */
import { BOARD, decided, FEEDBACK, OFFERS, type Moment, type Lesson } from "../lesson";

const BUILDERS = ".builders";
const hosted = ({ mine, rival }: Moment) => Boolean(mine.court?.queen || rival.court?.queen);
const dragonMet = (seen: string[]) => seen.includes("dragon") || seen.includes("cave");

const steps: Lesson["steps"] = [
  { id: "welcome", when: ({ view }) => view.round === 0, points: BOARD, explains: true },
  { id: "court", when: ({ view }) => view.round === 0, points: ".player.large .court", explains: true },
  { id: "first", when: (moment) => moment.view.round === 0 && decided(moment, "claim") === 0, points: OFFERS },
  { id: "second", when: (moment) => moment.view.round === 0 && decided(moment, "claim") === 1, points: OFFERS },
  { id: "place", when: ({ decision }) => decision === "place", points: BOARD },
  { id: "knights", when: ({ decision }) => decision === "knights", points: BOARD },
  { id: "build", when: ({ decision }) => decision === "build", points: BUILDERS },
  {
    id: "queen",
    when: hosted,
    points: ".player .queen",
    explains: true,
    args: ({ mine }) => ({ who: mine.court?.queen ? "me" : "other" }),
  },
  {
    id: "gift",
    when: ({ seen }) => seen.includes("queen") || seen.includes("towers"),
    points: ".player .queen",
    explains: true,
  },
  { id: "dragon", when: ({ decision, seen }) => decision === "burn" && !dragonMet(seen), points: ".builders .lair" },
  { id: "turn", when: ({ decision, view }) => decision === "claim" && view.round > 0, points: OFFERS },
  {
    id: "towers",
    when: (moment) => moment.view.round > 1 && moment.decision === "claim" && !moment.seen.includes("queen"),
    points: BUILDERS,
    explains: true,
  },
  {
    id: "cave",
    when: ({ decision, view, seen }) => decision === "claim" && view.round > 1 && !dragonMet(seen),
    points: BUILDERS,
    explains: true,
  },
  ...FEEDBACK,
];

export default {
  game: "queendomino",
  variant: "queendomino(seats=2)",
  bot: "level(2)",
  seed: "3cc3acf6c5ec970a97e5f737d093dcbd3ba0dd593c7e5d9e10bda79d13a11f80",
  rounds: 2,
  minutes: 4,
  order: 2,
  steps,
} satisfies Lesson;
