// @vitest-environment node
/** The past of a match: what was seen after each event, and the table at each of them. */
import { expect, test } from "vitest";
import { chapterAt, findChapters, followTable, tableAt, indexAfter, parseIndex, Timeline } from "../src/board/timeline";
import { loadEngine } from "../src/engine/engine";
import { Match, viewMatch } from "../src/engine/match";
import { toMove } from "../src/engine/moves";
import { readVariant } from "../src/engine/variant";
import type { Logged, Seat, Table, View } from "../src/protocol";
import { table as tableOf, view as viewOf } from "./tables";

const event = (number: number, seat: number | null): Logged =>
  ({ kind: seat === null ? "deal" : "claim", text: "", number, seat }) as Logged;
const seat = { kind: "person", name: "Ann", resigned: true, stand_in: true, away: true, clock: 5 } as unknown as Seat;

interface Moment {
  done: Logged[];
  /** What is new. */
  view: Partial<View>;
}

function timelineOf(moments: Moment[], table: Partial<Table> = {}): Timeline {
  const base = {
    status: "over",
    ended: "played",
    notes: [],
    results: [],
    ties: [],
    seats: [seat, seat],
    ...table,
  } as unknown as Table;
  const views: View[] = [];
  for (const { view } of moments) views.push({ ...views.at(-1), ...view } as View);
  const done = moments.map((moment) => moment.done);
  const view = (eventIndex: number) => views[eventIndex]!;
  return { table: base, rounds: views, done, last: views.length - 1, view } as unknown as Timeline;
}

const BARE: Moment = { done: [], view: { game: 1, games: 1, phase: "line", round: 0, seat: null } };
const DEALT: Moment = { done: [event(0, null), event(1, null)], view: { phase: "claim", seat: 1 } };
const CLAIMED: Moment = { done: [event(2, 1)], view: { round: 1, seat: 0 } };
const OVER: Moment = { done: [event(3, 0)], view: { phase: "over", seat: null } };

test("a table of the timeline knows nothing of what came later", () => {
  const notes = [{ what: "resigned", seat: 0, by: 0, game: 1, event: 3 }] as Table["notes"];
  const timeline = timelineOf([BARE, DEALT, CLAIMED, OVER], { notes });
  const middle = tableAt(timeline, 1);
  expect([middle.status, middle.ended, middle.notes, middle.version]).toEqual(["running", null, [], 1]);
  expect([middle.seats[0]!.resigned, middle.seats[0]!.away, middle.seats[0]!.clock]).toEqual([false, false, null]);
  expect(middle.view!.events.map(({ number }) => number)).toEqual([0, 1]);
  const later = tableAt(timeline, 2);
  expect([later.seats[0]!.resigned, later.seats[1]!.resigned]).toEqual([true, false]);
  const end = tableAt(timeline, timeline.last);
  expect([end.status, end.ended, end.seats[1]!.resigned]).toEqual(["over", "played", true]);
});

async function begin(): Promise<Match> {
  const engine = await loadEngine("kingdomino");
  const match = new Match(engine, readVariant("kingdomino(seats=2)"), ["Ann", "Bob"], new Uint8Array(32));
  for (let one = 0; one < 9; one += 1) match.play(match.state.legal()[0]!);
  return match;
}

test("a view is the same in whatever order it is asked for", async () => {
  const match = await begin();
  const timeline = new Timeline(tableOf(1, viewMatch(match)), match);
  const indices = match.events.map(({ eventIndex }) => eventIndex);
  const forth = indices.map((eventIndex) => timeline.view(eventIndex));
  const other = new Timeline(timeline.table, match);
  const back = indices.toReversed().map((eventIndex) => other.view(eventIndex));
  expect(back.toReversed()).toEqual(forth);
  const views = indices.map((eventIndex) => ({ ...viewMatch(match.at(eventIndex)), options: [], events: [] }));
  expect(forth).toEqual(views);
  expect([timeline.last, timeline.done.flat().map(({ text }) => text)]).toEqual([
    match.events.length,
    match.logs.flat().map((code) => toMove(code).text),
  ]);
});

test("a match is followed when it goes on, and when something was taken back", async () => {
  const match = await begin();
  const follow = (known: Timeline | null) => {
    const table = tableOf(1, viewOf({}), { view: null, actions: structuredClone(match.logs) });
    return followTable(match.engine, table, known);
  };
  const shown = (timeline: Timeline) => ({ ...tableAt(timeline, timeline.last), now: timeline.table });
  const before = follow(null);
  match.play(match.state.legal()[0]!);
  const after = follow(before);
  expect([after.match, after.last]).toEqual([before.match, match.events.length]);
  for (let one = 0; one < 3; one += 1) match.undo();
  const undone = follow(after);
  expect(undone.last).toBe(match.events.length);
  expect(shown(undone)).toEqual(shown(follow(null)));
});

test("a Dynasty waits at the end of a game, and its log begins anew in the next", () => {
  const series = { ...BARE, view: { ...BARE.view, games: 3 } };
  const next: Moment = { done: [event(0, null)], view: { game: 2, phase: "claim", round: 0 } };
  const timeline = timelineOf([series, DEALT, CLAIMED, OVER, next], {
    status: "running",
    results: ["first"] as unknown as Table["results"],
  });
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
])("the event %s of an address is the moment %s", (text, eventIndex) => {
  expect(parseIndex(text, 58)).toBe(eventIndex);
});
