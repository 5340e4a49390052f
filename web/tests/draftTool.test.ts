/** Draws of lines and dice for a real table. */
import { describe, expect, test } from "vitest";
import { BOXES, DICE, DRAFTS } from "../src/facts";
import {
  findDraft,
  draw,
  DUEL,
  GAMES,
  seatsFor,
  shuffle,
  draftProgress,
  switchesFor,
  take,
  undo,
  type DraftSession,
} from "../src/tools/draft/draw";

const PEOPLE = Array.from({ length: 8 }, (_, colour) => ({ name: "", colour }));
const session = (game: string, seats = 2, switches: string[] = [], noted = true): DraftSession =>
  shuffle({ game, seats, switches, people: PEOPLE, noted });

/** Draw and take until nothing is left, always the first free piece. */
function finish(session: DraftSession, most = 100): void {
  for (let round = 0; round < most && draftProgress(session).canDraw; round += 1) {
    draw(session);
    while (draftProgress(session).waiting.length)
      take(session, draftProgress(session).rounds.at(-1)!.takers.indexOf(null));
  }
}

describe.each(DRAFTS.map((draft) => [`${draft.game} ${draft.seats} ${draft.switches.join()}`, draft] as const))(
  "%s",
  (_, draft) => {
    test("draws every line once, sorted, and no domino twice", () => {
      const drawn = session(draft.game, draft.seats, draft.switches);
      finish(drawn);
      const { rounds, isOver, canDraw } = draftProgress(drawn);
      expect([rounds.length, isOver, canDraw]).toEqual([draft.lines, true, false]);
      for (const { pieces } of rounds) expect(pieces).toEqual([...pieces].sort((one, other) => one - other));
      const all = rounds.flatMap(({ box, pieces }) => pieces.map((number) => `${box} ${number}`));
      expect(new Set(all).size).toBe(draft.line * draft.lines);
      expect(rounds.map(({ box }) => box)).toEqual(rounds.map((_, round) => draft.boxes[round % draft.boxes.length]));
    });

    test("lets every king take one of each line, in the order of the line before", () => {
      const drawn = session(draft.game, draft.seats, draft.switches);
      finish(drawn);
      const { rounds } = draftProgress(drawn);
      for (const { takers } of rounds) {
        const seats = takers.filter((seat) => seat !== null).sort();
        expect(seats).toEqual(
          Array.from({ length: draft.seats * draft.kings }, (_, king) => Math.floor(king / draft.kings)),
        );
      }
    });
  },
);

test("who took the lower number chooses earlier", () => {
  const drawn = session("kingdomino", 3);
  draw(drawn);
  const [first, second, third] = draftProgress(drawn).waiting as [number, number, number];
  for (const place of [2, 0, 1]) take(drawn, place);
  draw(drawn);
  expect(draftProgress(drawn).waiting).toEqual([second, third, first]);
});

test("with two players of Queendomino one begins, the other takes two, and the first takes the last", () => {
  const drawn = session("queendomino", 2);
  draw(drawn);
  const [first, ...rest] = draftProgress(drawn).waiting;
  expect(rest).toEqual([1 - first!, 1 - first!, first]);
});

test("a line that was taken back comes again", () => {
  const drawn = session("kingdomino", 4);
  draw(drawn);
  const before = draftProgress(drawn);
  take(drawn, 2);
  undo(drawn);
  expect(draftProgress(drawn)).toEqual(before);
  undo(drawn);
  expect(draftProgress(drawn).rounds).toEqual([]);
  draw(drawn);
  expect(draftProgress(drawn)).toEqual(before);
});

test("nobody has to note who took what", () => {
  const drawn = session("queendomino", 3, [], false);
  draw(drawn);
  expect(draftProgress(drawn)).toMatchObject({ waiting: [], canDraw: true });
  finish(drawn);
  expect(draftProgress(drawn).rounds.length).toBe(12);
});

test("dice are rolled as often as wanted, and who begins changes", () => {
  const drawn = session(DUEL);
  const beginners: number[] = [];
  for (let round = 0; round < 30; round += 1) {
    draw(drawn);
    const { rounds, waiting } = draftProgress(drawn);
    rounds.at(-1)!.pieces.forEach((face, die) => expect(DICE[die]![face]).toBeDefined());
    expect(waiting).toEqual([waiting[0], 1 - waiting[0]!, 1 - waiting[0]!, waiting[0]]);
    beginners.push(waiting[0]!);
    for (const die of [1, 0, 3, 2]) take(drawn, die);
  }
  expect(beginners).toEqual(beginners.map((_, round) => (beginners[0]! + round) % 2));
  const rolled = draftProgress(drawn).rounds.at(-1)!.pieces;
  for (let step = 0; step < 5; step += 1) undo(drawn);
  draw(drawn);
  expect(draftProgress(drawn).rounds.at(-1)!.pieces).toEqual(rolled);
});

test("every domino comes about as often as any other", () => {
  const times = new Array<number>(BOXES.kingdomino!.length + 1).fill(0);
  for (let game = 0; game < 4000; game += 1)
    for (const number of session("kingdomino", 2).rounds.flat()) times[number]! += 1;
  // 2000 each on average; six standard deviations are 190.
  for (const count of times.slice(1)) expect(Math.abs(count - 2000)).toBeLessThan(190);
});

test("the games to choose from are those that draw lines, and the Duel", () => {
  expect(GAMES).toEqual(["kingdomino", "sample", "queendomino", "royal_wedding", "duel"]);
  expect([seatsFor("royal_wedding"), switchesFor("kingdomino", 2), switchesFor("kingdomino", 3)]).toEqual([
    [3, 4, 5, 6, 7, 8],
    ["mighty_duel"],
    [],
  ]);
  expect(findDraft({ game: "kingdomino", seats: 2, switches: ["mighty_duel"] })?.lines).toBe(12);
});
