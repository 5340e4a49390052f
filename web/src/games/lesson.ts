/** What a lesson is, the guided game of one game (`games/GAME/lesson.ts`). The words of a step are `guide-GAME-ID`. */
import type { Kingdom, Option, View } from "../protocol";

/** What I decided last: the points it brought, and the most that was possible. */
export interface OwnDecision {
  kind: string;
  points: number;
  best: number;
}

/** A game at a moment when I have something to decide. */
export interface Moment {
  view: View;
  seat: number;
  decision: string;
  options: Option[];
  /** The most points that one of them brings now. */
  best: number;
  mine: Kingdom;
  rival: Kingdom;
  last: OwnDecision | null;
  /** Whether I can take that back at once. */
  undo: boolean;
  /** The steps that were shown before. */
  seen: string[];
}

/** A step is shown once: until the player decides something, or, where it only explains, until they want to go on. */
export interface Step {
  id: string;
  when(moment: Moment): boolean;
  /** What it points at, as a selector. */
  points: string;
  /** The parts of the table that appear with it. */
  shows?: Part[];
  /** Whether it explains something and asks for nothing. */
  explains?: true;
  /** Whether its words are the same in all games. */
  shared?: true;
  /** What its words are told besides what all are args: as it is, and as the name that a message has for it. */
  args?(moment: Moment): Record<string, string | number>;
  names?(moment: Moment): Record<string, string>;
}

/** A part of the table that a lesson can leave out. */
export type Part = "draft" | "order" | "rivals" | "points" | "scores" | "frame" | "log" | "help";

export interface Lesson {
  game: string;
  variant: string;
  bot: string;
  /** The SHA-256 of "crownland lesson GAME NUMBER". The number was chosen for what comes in the first rounds: tests/web/test_lessons.py. */
  seed: string;
  /** What is left out until a step shows it, at the latest until the last round. */
  hides?: Part[];
  /** After so many rounds everything has been explained; null for a game that is short enough to be played to its end. */
  rounds: number | null;
  minutes: number;
  /** Its place in the list of lessons. */
  order: number;
  steps: Step[];
}

export const BOARD = ".board-place";
export const OFFERS = ".draft .newer";
export const BUTTONS = ".composer .buttons";

/** How many decisions of this kind I have made in this game. */
export const decided = ({ view, seat }: Moment, kind: string) =>
  view.events.filter((event) => event.kind === kind && event.seat === seat).length;

const laid = (moment: Moment) => (moment.last?.kind === "place" || moment.last?.kind === "draw" ? moment.last : null);

/** What is said once about a place that brought less than another one, and about the best one. */
export const FEEDBACK: Step[] = [
  {
    id: "missed",
    shared: true,
    when: (moment) => laid(moment) !== null && laid(moment)!.points < laid(moment)!.best,
    points: `${BUTTONS} .undo`,
    args: ({ last, undo }) => ({ best: last!.best, undo: undo ? "yes" : "no" }),
  },
  {
    id: "found",
    shared: true,
    when: (moment) => (laid(moment)?.points ?? 0) > 0 && laid(moment)!.points === laid(moment)!.best,
    points: ".player.large .score",
    shows: ["points"],
    explains: true,
    args: ({ last }) => ({ points: last!.points }),
  },
];
