/** The Duel: four rounds; the dice are such that a joker comes in the second and a power can be won in the fourth. */
import type { SpellRow } from "../../protocol";
import { BOARD, FEEDBACK, type Moment, type Lesson } from "../lesson";

const DICE = ".dice .open";
const BOOK = ".book";
const mineToTake = ({ options }: Moment) => options[0]?.dice?.length ?? 0;
const isJoker = (face: [string, number]) => face[0] === "wild";
const nearly = ({ mine }: Moment): SpellRow | undefined =>
  mine.book?.rows.find(({ standing, boxes, ticks }) => standing === "open" && boxes - ticks === 1);

const steps: Lesson["steps"] = [
  { id: "welcome", when: ({ view }) => view.round < 2, points: BOARD, explains: true },
  { id: "first", when: (moment) => moment.decision === "take" && mineToTake(moment) === 1, points: DICE },
  { id: "castle", when: ({ decision }) => decision === "castle", points: ".composer .choices .face" },
  { id: "draw", when: ({ decision, mine }) => decision === "draw" && !mine.squares.length, points: BOARD },
  {
    id: "book",
    when: ({ decision, mine }) => decision === "take" && mine.book!.rows.some(({ ticks }) => ticks > 0),
    points: BOOK,
    explains: true,
  },
  {
    id: "joker",
    when: ({ decision, view }) =>
      decision === "take" && view.dice!.some(({ seat, face }) => seat === null && isJoker(face)),
    points: DICE,
    explains: true,
  },
  { id: "second", when: (moment) => moment.decision === "take" && mineToTake(moment) === 2, points: DICE },
  {
    id: "become",
    when: ({ decision, view, seat }) =>
      decision === "draw" && view.dice!.some((die) => die.seat === seat && isJoker(die.face)),
    points: BOARD,
  },
  { id: "match", when: ({ decision }) => decision === "draw", points: BOARD },
  {
    id: "crosses",
    when: ({ decision, view }) => decision === "take" && view.round > 2,
    points: ".table-menu .tally",
    explains: true,
  },
  { id: "powers", when: ({ decision, view }) => decision === "take" && view.round > 2, points: BOOK, explains: true },
  {
    id: "nearly",
    when: (moment) => moment.decision === "take" && nearly(moment) !== undefined,
    points: BOOK,
    explains: true,
    names: (moment) => ({ arms: `terrain-${nearly(moment)!.symbol}`, power: `power-${nearly(moment)!.power}` }),
  },
  { id: "name", when: ({ decision }) => decision === "name", points: ".composer .choices .face" },
  { id: "cross", when: ({ decision }) => decision === "cross", points: BOARD },
  ...FEEDBACK,
];

export default {
  game: "duel",
  variant: "duel()",
  bot: "level(2)",
  seed: "58b496c47375b92081cfe8a592ae288e9f4e28a260722e9eabbcc3669dc4c2ed",
  rounds: 4,
  minutes: 3,
  order: 3,
  steps,
} satisfies Lesson;
