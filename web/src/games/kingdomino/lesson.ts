/** Kingdomino: a whole game of six rounds; most is explained in the first two. */
import { BOARD, BUTTONS, decided, FEEDBACK, OFFERS, type Lesson } from "../lesson";

const steps: Lesson["steps"] = [
  { id: "welcome", when: ({ view }) => view.round === 0, points: BOARD, explains: true },
  { id: "first", when: (moment) => moment.view.round === 0 && decided(moment, "claim") === 0, points: OFFERS },
  { id: "second", when: (moment) => moment.view.round === 0 && decided(moment, "claim") === 1, points: OFFERS },
  {
    id: "order",
    when: ({ decision, view }) => decision === "place" && view.round === 1,
    points: ".draft .older",
    explains: true,
    args: ({ view, seat }) => ({ who: view.order[0] === seat ? "me" : "other" }),
  },
  { id: "place", when: ({ decision, mine }) => decision === "place" && !mine.squares.length, points: BOARD },
  { id: "next", when: ({ decision, view }) => decision === "claim" && view.round > 0, points: OFFERS },
  {
    id: "match",
    when: ({ decision, mine, options }) =>
      decision === "place" && mine.squares.length > 0 && options[0]!.kind === "place",
    points: BOARD,
  },
  ...FEEDBACK,
  {
    id: "crowns",
    when: ({ mine, decision }) => mine.score.total > 0 && decision === "claim",
    points: ".table-menu .tally",
    explains: true,
  },
  {
    id: "frame",
    when: ({ decision, view }) => decision === "place" && view.round > 1,
    points: ".land .frame",
    explains: true,
  },
  { id: "discard", when: ({ options }) => options[0]!.kind === "discard", points: BUTTONS },
  {
    id: "full",
    when: ({ decision, view, seen }) => decision === "place" && view.round > 3 && !seen.includes("discard"),
    points: BOARD,
    explains: true,
  },
  { id: "last", when: ({ view }) => view.round === view.rounds, points: ".draft .older", explains: true },
];

export default {
  game: "kingdomino",
  variant: "kingdomino(seats=2)",
  bot: "level(1)",
  seed: "c3d1ee188bc441e8b7b21eee404792d02149d7bf0326b56786fb63b7e4d57788",
  rounds: null,
  minutes: 4,
  order: 1,
  steps,
} satisfies Lesson;
