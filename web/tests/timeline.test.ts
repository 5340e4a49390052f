/** The past of a match: moments put together from what changed, and the table at each of them. */
import { expect, test } from "vitest";
import {
  chapterAt,
  findChapters,
  lastIndex,
  tableAt,
  extendTimeline,
  indexAfter,
  parseIndex,
} from "../src/board/timeline";
import type { Kingdom, Logged, Moment, Replay, Seat, Table } from "../src/protocol";

const kingdom = (total: number) => ({ seats: [0], score: { total } }) as unknown as Kingdom;
const event = (number: number, seat: number | null): Logged =>
  ({ kind: seat === null ? "deal" : "claim", text: "", number, seat }) as Logged;
const seat = { kind: "person", name: "Ann", resigned: true, stand_in: true, away: true, clock: 5 } as unknown as Seat;

function told(moments: Moment[], table: Partial<Table> = {}, first = 0): Replay {
  const base = {
    status: "over",
    ended: "played",
    notes: [],
    results: [],
    ties: [],
    seats: [seat, seat],
    ...table,
  } as unknown as Table;
  return { table: base, first, mark: "m", moments };
}

const BARE: Moment = {
  done: [],
  view: { game: 1, games: 1, phase: "line", round: 0, seat: null },
  kingdoms: { 0: kingdom(0), 1: kingdom(0) },
};
const DEALT: Moment = { done: [event(0, null), event(1, null)], view: { phase: "claim", seat: 1 }, kingdoms: {} };
const CLAIMED: Moment = { done: [event(2, 1)], view: { round: 1, seat: 0 }, kingdoms: { 1: kingdom(7) } };
const OVER: Moment = { done: [event(3, 0)], view: { phase: "over", seat: null }, kingdoms: {} };

test("what did not change is what it was before", () => {
  const { views } = extendTimeline(told([BARE, DEALT, CLAIMED]));
  expect(views.map(({ phase }) => phase)).toEqual(["line", "claim", "claim"]);
  expect(views[2]!.kingdoms.map(({ score }) => score.total)).toEqual([0, 7]);
  expect(views[2]!.kingdoms[0]).toBe(views[0]!.kingdoms[0]);
});

test("a table of the timeline knows nothing of what came later", () => {
  const notes = [{ what: "resigned", seat: 0, by: 0, game: 1, event: 3 }] as Table["notes"];
  const timeline = extendTimeline(told([BARE, DEALT, CLAIMED, OVER], { notes }));
  const middle = tableAt(timeline, 1);
  expect([middle.status, middle.ended, middle.notes, middle.ply]).toEqual(["running", null, [], 1]);
  expect([middle.seats[0]!.resigned, middle.seats[0]!.away, middle.seats[0]!.clock]).toEqual([false, false, null]);
  expect(middle.view!.events.map(({ number }) => number)).toEqual([0, 1]);
  const later = tableAt(timeline, 2);
  expect([later.seats[0]!.resigned, later.seats[1]!.resigned]).toEqual([true, false]);
  const end = tableAt(timeline, lastIndex(timeline));
  expect([end.status, end.ended, end.seats[1]!.resigned]).toEqual(["over", "played", true]);
});

test("what happened since is put behind what is known, also when something was taken back", () => {
  const known = extendTimeline(told([BARE, DEALT, CLAIMED], { status: "running" }));
  expect(lastIndex(extendTimeline(told([CLAIMED, OVER], {}, 2), known))).toBe(3);
  const undone = extendTimeline(told([BARE, DEALT], { status: "running" }), known);
  expect([lastIndex(undone), undone.views[1]!.phase]).toEqual([1, "claim"]);
});

test("a Dynasty waits at the end of a game, and its log begins anew in the next", () => {
  const series = { ...BARE, view: { ...BARE.view, games: 3 } };
  const next: Moment = { done: [event(0, null)], view: { game: 2, phase: "claim", round: 0 }, kingdoms: {} };
  const timeline = extendTimeline(
    told([series, DEALT, CLAIMED, OVER, next], {
      status: "running",
      results: ["first"] as unknown as Table["results"],
    }),
  );
  expect([tableAt(timeline, 3).between?.game, tableAt(timeline, 3).results.length]).toEqual([1, 1]);
  expect([tableAt(timeline, 2).between, tableAt(timeline, 2).results.length]).toEqual([null, 0]);
  expect([tableAt(timeline, 4).between, tableAt(timeline, 4).results.length]).toEqual([null, 1]);
  expect(tableAt(timeline, 4).view!.events).toHaveLength(1);
  expect(findChapters(timeline)).toEqual([
    { game: 1, round: 0, eventIndex: 0 },
    { game: 1, round: 1, eventIndex: 2 },
    { game: 2, round: 0, eventIndex: 4 },
  ]);
  expect([0, 1, 2, 3, 4].map((eventIndex) => chapterAt(findChapters(timeline), eventIndex))).toEqual([0, 0, 1, 1, 2]);
  expect([indexAfter(timeline, 3, 1), indexAfter(timeline, 3, 2), indexAfter(timeline, 4, 0)]).toEqual([1, 2, 4]);
});

test.each([
  ["37", 37],
  ["0", 0],
  ["007", 7],
  ["99999", 58],
  ["99999999999999999999", 58],
  ["-1", 0],
  ["abc", 58],
  ["", 58],
  ["last", 58],
  ["1.5", 58],
  [null, 58],
])("the ply %s of an address is the moment %s", (text, ply) => {
  expect(parseIndex(text, 58)).toBe(ply);
});
