/** Kingdomino: a whole game of six rounds; most is explained in the first two, and how to choose in those that follow. */
import { BOARD, BUTTONS, decided, FEEDBACK, OFFERS, type Lesson, type Moment } from "../lesson";

const freeOffers = ({ view }: Moment) => view.draft!.newer.filter(({ seat }) => seat === null);

/** The lowest number of the line, if nobody has taken it yet: what a first turn costs. */
const lowestOffer = ({ view }: Moment) => view.draft!.newer.find(({ seat }, place) => !place && seat === null);

/** The largest property of the rival that a free domino has a crown for. */
function wantedByRival(moment: Moment) {
  const { properties } = moment.rival.score;
  for (const { terrain, squares } of properties.toSorted((one, other) => other.squares.length - one.squares.length)) {
    const offer = freeOffers(moment).find(({ domino }) =>
      domino.halves.some((half) => half.terrain === terrain && half.crowns),
    );
    if (squares.length > 1 && offer) return { terrain, domino: offer.domino.number };
  }
  return null;
}

const steps: Lesson["steps"] = [
  { id: "welcome", when: ({ view }) => view.round === 0, points: ".land .limit", explains: true },
  {
    id: "first",
    when: (moment) => moment.view.round === 0 && decided(moment, "claim") === 0,
    points: OFFERS,
    shows: ["draft"],
  },
  { id: "second", when: (moment) => moment.view.round === 0 && decided(moment, "claim") === 1, points: OFFERS },
  {
    id: "order",
    when: ({ decision, view }) => decision === "place" && view.round === 1,
    points: ".draft .older",
    shows: ["order", "rivals"],
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
    shows: ["points", "scores"],
    explains: true,
  },
  {
    id: "early",
    when: (moment) => moment.decision === "claim" && moment.view.round > 1 && lowestOffer(moment) !== undefined,
    points: OFFERS,
    shows: ["log"],
    explains: true,
    args: (moment) => ({ low: lowestOffer(moment)!.domino.number }),
  },
  {
    id: "deny",
    when: (moment) => moment.decision === "claim" && moment.view.round > 2 && wantedByRival(moment) !== null,
    points: OFFERS,
    explains: true,
    args: (moment) => ({ wanted: wantedByRival(moment)!.domino }),
    names: (moment) => ({ land: `terrain-${wantedByRival(moment)!.terrain}` }),
  },
  {
    id: "frame",
    when: ({ decision, view }) => decision === "place" && view.round > 1,
    points: ".land .limit",
    shows: ["frame"],
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
  hides: ["draft", "order", "rivals", "points", "scores", "frame", "log", "help"],
  rounds: null,
  minutes: 4,
  order: 1,
  steps,
} satisfies Lesson;
