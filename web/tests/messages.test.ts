/** Shapes, sentences and results, without a browser. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Draft, Logged, Note, ScoreLine, Table, View } from "../src/protocol";
import { isShort, timeLeftText } from "../src/lib/timeLeft";
import { countedGames, sumGames, totalWords, viewOfGame } from "../src/table/result/dynasty";
import {
  winningSeat,
  countedBuildings,
  queensProperty,
  ranking,
  padLines,
  lineSum,
  tieWords,
} from "../src/table/result/breakdown";
import { markedSquares } from "../src/table/lastTurns";
import { boundingBox, closeUp, frameAround, middle, outline, stillWindow, frameWindow } from "../src/lib/geometry";
import { logLines, noteMessage } from "../src/board/notes";
import { newSession, receiveTable } from "../src/board/session";
import { countLeftOut } from "../src/games/draft/unseen";
import { variantSeats, variantSwitches, formatVariant } from "../src/lib/variant";
import {
  eventMessage,
  gameResultMessage,
  proposalMessage,
  reasonMessage,
  resultMessage,
  statusMessage,
  undoneMoves,
} from "../src/board/messages";
import { squareNames } from "../src/board/labels";
import { isYou, seatName } from "../src/lib/names";
import { LANGUAGES } from "../src/lib/text.svelte";
import { kingdom, option, place, SEAT, table, view } from "./tables";

/** The words of a message. */
function spoken(language: string, id: string, args: Record<string, string | number | string[]>): string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const chapter of ["common", "table"])
    bundle.addResource(
      new FluentResource(
        readFileSync(
          join(import.meta.dirname, "..", "..", "src", "crownland", "i18n", language, `${chapter}.ftl`),
          "utf8",
        ),
      ),
    );
  const given = Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : value]),
  );
  return bundle.formatPattern(bundle.getMessage(id)!.value!, given);
}

const named = (seat: number) => ["Anna", "Bob"][seat] ?? "?";

test("my only seat is called “you” while it has no name", () => {
  const seats = [
    { ...SEAT, name: "" },
    { ...SEAT, name: "Bob" },
  ];
  expect([isYou(seats, [0], 0), isYou(seats, [0], 1), isYou(seats, [0, 1], 0), isYou(seats, [], 0)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(isYou([{ ...SEAT, name: "Anna" }, seats[1]!], [0], 0)).toBe(false);
});

test("what I did is told in the second person, in every language", () => {
  const said = (language: string, event: Partial<Logged>, isMine: boolean) => {
    const { id, args } = eventMessage({ kind: "claim", text: "", number: 1, seat: 0, ...event }, named, () => isMine);
    return spoken(language, id, { ...args, building: "" });
  };
  expect(said("en", { domino: 45 }, true)).toBe("You chose 45.");
  expect(said("en", { domino: 45 }, false)).toBe("Anna chose 45.");
  expect(said("de", { domino: 45 }, true)).toBe("Du wählst 45 aus.");
  expect(said("pl", { kind: "knights", at: [[0, 1]] }, true)).toBe("Wysyłasz rycerza.");
  const kinds = "claim place discard knights build burn take turn castle draw name cross".split(" ");
  for (const language of Object.keys(LANGUAGES))
    for (const kind of kinds) {
      expect(said(language, { kind }, true), `${language} ${kind}`).not.toContain("Anna");
      expect(said(language, { kind }, false), `${language} ${kind}`).toContain("Anna");
    }
});

test("the frame that a lesson shows is as large as the rules say, around the land and in sight", () => {
  const land = kingdom([0], {
    frame: [5, 5],
    room: { north: -4, south: 3, west: -2, east: 4 },
    squares: [
      { at: [0, 1], terrain: "lake" },
      { at: [0, 2], terrain: "lake" },
      { at: [-1, 2], terrain: "lake" },
    ],
  });
  const sight = { north: -3, south: 3, west: 0, east: 6 };
  expect(frameAround(land, sight)).toEqual({ north: -2, south: 2, west: 0, east: 4 });
});

test("one square has four sides, two have six between them", () => {
  expect(outline([[0, 0]]).match(/M/g)).toHaveLength(4);
  expect(
    outline([
      [0, 0],
      [0, 1],
    ]).match(/M/g),
  ).toHaveLength(6);
});

test("a badge lies on a square of its property", () => {
  const ring: [number, number][] = [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 0],
    [1, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ];
  expect(ring).toContainEqual(middle(ring));
});

test("a thumbnail is as large as the frame", () => {
  const land = kingdom([0], {
    squares: [
      { at: [0, 1], terrain: "lake" },
      { at: [0, 2], terrain: "lake" },
    ],
  });
  const box = frameWindow(land);
  expect([box.south - box.north + 1, box.east - box.west + 1]).toEqual([5, 5]);
  expect(
    boundingBox([
      [1, 2],
      [-3, 4],
    ]),
  ).toEqual({ north: -3, south: 1, west: 2, east: 4 });
});

test("a close-up holds all the land and no more than a square around it", () => {
  expect(closeUp(kingdom([0]))).toEqual({ north: 0, south: 0, west: 0, east: 0 });
  const land = kingdom([0], {
    squares: [
      { at: [0, 1], terrain: "lake" },
      { at: [0, 2], terrain: "lake" },
      { at: [0, 3], terrain: "lake" },
      { at: [-1, 3], terrain: "lake" },
    ],
  });
  const box = closeUp(land);
  expect(box).toMatchObject({ west: 0, east: 3 });
  expect(box.south - box.north).toBe(3);
  expect(box.north <= -1 && box.south >= 0).toBe(true);
});

test("a large board lies still while everything fits, and moves no further than it must", () => {
  const start = stillWindow(kingdom([0]), [
    [0, 1],
    [0, 2],
  ]);
  expect(start).toEqual({ north: -3, south: 3, west: -3, east: 3 });
  const land = kingdom([0], {
    squares: [
      { at: [0, 1], terrain: "lake" },
      { at: [0, 2], terrain: "lake" },
    ],
  });
  expect(
    stillWindow(
      land,
      [
        [0, 3],
        [3, 0],
      ],
      start,
    ),
  ).toEqual(start);
  const moved = stillWindow(
    land,
    [
      [0, 4],
      [1, 1],
    ],
    start,
  );
  expect(moved).toEqual({ north: -3, south: 3, west: -2, east: 4 });
  expect(stillWindow(land, [], moved)).toEqual(moved);
  expect(stillWindow(kingdom([0]), [], moved)).toEqual(start);
});

test("the last turn of every rival is marked, until a line of the log is pointed at", () => {
  const session = newSession("abc");
  session.mine = [0];
  const events = [
    {
      kind: "place",
      text: "",
      number: 4,
      seat: 1,
      at: [
        [0, 1],
        [0, 2],
      ] as [number, number][],
    },
  ];
  receiveTable(
    session,
    table(
      1,
      view({
        events,
        touched: [
          [[1, 0]],
          [
            [2, 0],
            [2, 1],
          ],
        ],
      }),
    ),
  );
  expect(markedSquares(session, 0, null)).toEqual([]);
  expect(markedSquares(session, 1, null)).toEqual([
    [2, 0],
    [2, 1],
  ]);
  expect(markedSquares(session, 1, events[0]!)).toEqual([
    [0, 1],
    [0, 2],
  ]);
  session.mine = [0, 1];
  expect(markedSquares(session, 0, null)).toEqual([[1, 0]]);
});

test("the status says who must do what", () => {
  const session = newSession("abc");
  session.mine = [0];
  expect(statusMessage(session, named).id).toBe("status-opening");
  receiveTable(session, table(1, view({ options: [place(9, [0, 1], [0, 2])] })));
  expect(statusMessage(session, named)).toEqual({
    id: "do-place",
    args: { name: "Anna", shared: "no", domino: 9, then: "yes", first: "no", dice: 0 },
  });
  receiveTable(session, table(2, view({ seat: 1, options: [option("claim:4")] })));
  expect(statusMessage(session, named)).toMatchObject({ id: "wait-claim", args: { name: "Bob" } });
  const line = [{ domino: { number: 4, halves: [] }, seat: 0, done: false }] as unknown as Draft["newer"];
  receiveTable(
    session,
    table(
      2,
      view({ round: 0, draft: { older: [], newer: line, hand: null, unseen: [] }, options: [option("claim:5")] }),
    ),
  );
  expect(statusMessage(session, named)).toMatchObject({ id: "do-claim", args: { first: "again" } });
  receiveTable(session, table(3, view({ options: [option("discard:9", { domino: 9 })] })));
  expect(statusMessage(session, named).id).toBe("do-discard");
  receiveTable(
    session,
    table(4, view({ options: [option("take:0,1", { dice: [0, 1] }), option("take:0,2", { dice: [0, 2] })] })),
  );
  expect(statusMessage(session, named)).toMatchObject({ id: "do-take", args: { dice: 2 } });
});

test("the end names the winner", () => {
  const over = view({ seat: null, winners: [1], totals: [10, 12] });
  expect(resultMessage(table(9, over), named, [0])).toMatchObject({
    id: "over-one",
    args: { name: "Bob", points: 12, quit: "none", timed: "none" },
  });
  expect(resultMessage(table(9, over), named, [1]).id).toBe("over-me");
  expect(resultMessage(table(9, { ...over, winners: [0, 1] }), named, [1]).id).toBe("over-shared");
});

test("the end names who gave up or ran out of time, and says when nobody won", () => {
  const over = view({ seat: null, winners: [1], totals: [10, 0] });
  const gaveUp = [{ ...SEAT, resigned: true }, SEAT];
  const args = { names: ["Anna"], winner: "Bob", winners: 1 };
  expect(resultMessage(table(9, over, { ended: "resigned", seats: gaveUp }), named, [1])).toEqual({
    id: "over-resigned",
    args: { ...args, who: "me" },
  });
  expect(resultMessage(table(9, over, { ended: "flag", seats: gaveUp }), named, [0])).toEqual({
    id: "over-flag",
    args: { ...args, who: "lost" },
  });
  expect(resultMessage(table(9, over, { ended: "flag", seats: gaveUp }), named, []).args.who).toBe("other");
  for (const ended of ["aborted", "agreed", "expired"] as const) {
    expect(resultMessage(table(9, { ...over, winners: [] }, { ended }), named, [0]).id).toBe(`over-${ended}`);
  }
});

test("who gave up or ran out of time is named in a game that the others played to its end", () => {
  const kingdoms = [0, 1, 2].map((seat) => kingdom([seat]));
  const over = view({ seat: null, kingdoms, winners: [1], totals: [10, 18, 4] });
  const said = (more: Partial<typeof SEAT>, mine: number[], language: string) => {
    const { id, args } = resultMessage(
      table(9, over, { seats: [SEAT, SEAT, { ...SEAT, ...more }] }),
      (seat) => ["Anna", "Bob", "Cleo"][seat]!,
      mine,
    );
    return spoken(language, id, args);
  };
  expect(said({ resigned: true }, [0], "en")).toBe("Bob wins with 18 points; Cleo gave up");
  expect(said({ resigned: true }, [2], "en")).toBe("Bob wins with 18 points; you gave up");
  expect(said({ resigned: true, flag: true }, [1], "en")).toBe("You win with 18 points; Cleo timed out");
  expect(said({ flag: true, stand_in: true }, [0], "en")).toBe("Bob wins with 18 points");
  expect(said({ resigned: true }, [0], "pl")).toBe("Bob wygrywa: 18 punktów; Cleo się poddaje");
  expect(said({ resigned: true, flag: true }, [0], "pl")).toBe("Bob wygrywa: 18 punktów; czas minął: Cleo");
});

test("whoever asked for something is told so as “you”, and whom it waits for", () => {
  for (const what of ["undo", "bot", "end", "rematch"] as const) {
    const proposal = { what, by: 0, seat: 1, bot: null, waits_for: [1] };
    const words = (mine: number[]) => {
      const { id, args } = proposalMessage(proposal, named, mine);
      return spoken("en", id, args);
    };
    expect(words([0])).toMatch(/^You asked (to|for) /);
    expect(words([1])).toMatch(/^Anna wants /);
  }
  expect(spoken("en", "asked-waiting", { names: ["Bob"] })).toBe("Waiting for Bob.");
});

test("a winner is celebrated, but not at a screen where somebody gave up", () => {
  const over = table(9, view({ seat: null, winners: [1], totals: [10, 12] }));
  expect(winningSeat(over, [1])).toBe(1);
  expect(winningSeat(over, [0, 1])).toBe(1);
  expect(winningSeat(over, [0])).toBeNull();
  const gaveUp = { ...over, seats: [{ ...SEAT, resigned: true }, SEAT] };
  expect(winningSeat(gaveUp, [1])).toBe(1);
  expect(winningSeat(gaveUp, [0, 1])).toBeNull();
});

test("what happened besides moves stands in its place in the log", () => {
  const event = (number: number) => ({ number, seat: 0, kind: "claim", text: "claim:4" }) as Logged;
  const note = (what: Note["what"], after: number, game = 1): Note => ({
    what,
    seat: 1,
    by: 0,
    bot: null,
    proposal: null,
    game,
    event: after,
    at: 0,
  });
  const lines = logLines(
    table(9, view({ events: [event(0), event(1)] }), {
      notes: [note("sat", 0), note("stand_in", 1), note("flag", 2), note("flag", 0, 2)],
    }),
  );
  expect(lines.map(({ note, event }) => note?.what ?? event?.number)).toEqual(["sat", 0, "stand_in", 1, "flag"]);
  expect(noteMessage({ ...note("declined", 2), proposal: "undo" }, named)).toEqual({
    id: "note-declined",
    args: { name: "Bob", by: "Anna", who: "other", proposal: "undo" },
  });
});

test("a tie is explained by what decided it", () => {
  const tied = (ties: number[]) => kingdom([0], { score: { total: 12, properties: [], lines: [], ties } });
  const over = view({ winners: [0], totals: [12, 12], kingdoms: [tied([5, 3]), tied([4, 9])] });
  const words = (one: View, more: Partial<Table> = {}) => tieWords(one, table(9, one, more));
  expect(words(over)).toEqual({ id: "tie-0", kingdoms: [0], value: 5 });
  expect(words({ ...over, kingdoms: [tied([5, 9]), tied([5, 3])] })?.id).toBe("tie-1");
  expect(words({ ...over, winners: [0, 1] })?.id).toBe("tie-shared");
  expect(words({ ...over, totals: [12, 11] })).toBeNull();
  expect(
    words({ ...over, kingdoms: [tied([5, 3]), kingdom([1])] }, { seats: [SEAT, { ...SEAT, resigned: true }] }),
  ).toBeNull();
});

test("a tie of a Dynasty is explained by all its games, not by the last one", () => {
  const tied = (ties: number[]) => kingdom([0], { score: { total: 12, properties: [], lines: [], ties } });
  const over = view({ games: 3, game: 3, winners: [1], totals: [40, 40], kingdoms: [tied([9, 9]), tied([1, 1])] });
  const words = (ties: number[][], more: Partial<Table> = {}) => tieWords(over, table(9, over, { ties, ...more }));
  expect(
    words([
      [8, 20],
      [11, 3],
    ]),
  ).toEqual({ id: "tie-0", kingdoms: [1], value: 11 });
  expect(
    words([
      [8, 20],
      [8, 21],
    ]),
  ).toEqual({ id: "tie-1", kingdoms: [1], value: 21 });
  const first = view({ winners: [0], totals: [12, 12], kingdoms: [tied([5, 3]), tied([4, 9])] });
  expect(
    tieWords(
      first,
      table(5, first, {
        ties: [
          [7, 1],
          [8, 1],
        ],
        status: "running",
      }),
    ),
  ).toEqual({ id: "tie-0", kingdoms: [0], value: 5 });
});

test("every finished game of a Dynasty can be looked at, with its own points and winner", () => {
  const estate = {
    terrain: "lake",
    squares: [
      [0, 1],
      [0, 2],
    ] as [number, number][],
    crowns: 2,
    points: 4,
  };
  const score = (total: number) => ({ total, properties: total ? [estate] : [], lines: [], ties: [2, 2] });
  const results = [
    { scores: [score(4), score(0)], winners: [0] },
    { scores: [score(0), score(7)], winners: [1] },
  ];
  const now = view({
    games: 3,
    game: 2,
    totals: [4, 7],
    kingdoms: [
      kingdom([0], { score: score(0), room: { north: -4, south: 0, west: -4, east: 0 } }),
      kingdom([1], { score: score(7) }),
    ],
  });
  const waiting = table(9, now, { results, between: { game: 2, waits_for: [0], until: null } });
  expect(countedGames(waiting)).toEqual([
    [4, 0],
    [0, 7],
  ]);
  expect(sumGames(countedGames(waiting))).toEqual([4, 7]);
  const first = viewOfGame(waiting, 1);
  expect([first.totals, first.winners]).toEqual([[4, 0], [0]]);
  expect(first.kingdoms[0]!.squares.map(({ terrain }) => terrain)).toEqual(["lake", "lake"]);
  expect(frameWindow(first.kingdoms[0]!)).toMatchObject({ west: -1, east: 3 });
  expect(gameResultMessage(waiting, named, [1])).toMatchObject({
    id: "between-title",
    args: { game: 2, games: 3, who: "me" },
  });
  const stopped = table(9, { ...now, game: 3, winners: [1] }, { results, ended: "resigned" });
  expect(countedGames(stopped)).toHaveLength(3);
});

test("a Dynasty that ended early has a total, not points so far", () => {
  const score = { total: 4, properties: [], lines: [], ties: [] };
  const results = [{ scores: [score, score], winners: [0, 1] }];
  const now = view({ games: 3, game: 1, kingdoms: [kingdom([0], { score }), kingdom([1], { score })] });
  expect(totalWords(table(9, now, { results }))).toEqual({ id: "total-games", args: { games: 1 } });
  expect(totalWords(table(9, { ...now, winners: [1] }, { results, ended: "resigned" }))).toEqual({
    id: "total",
    args: {},
  });
  expect(totalWords(table(9, view({})))).toEqual({ id: "total", args: {} });
});

test("a pad has the lines of its game that some kingdom has, from top to bottom", () => {
  const lake = { id: "terrain-lake", args: { parts: [[2, 2], [1, 1]] }, points: 5 }; // prettier-ignore
  const wheat = { id: "terrain-wheat", args: { parts: [] }, points: 0 };
  const harmony = { id: "bonus-harmony", args: { standing: "sure" }, points: 5 };
  const scored = (seat: number, ...lines: ScoreLine[]) =>
    kingdom([seat], { score: { total: 0, properties: [], lines, ties: [] } });
  const kingdoms = [scored(0, lake, harmony), scored(1, wheat, harmony)];
  expect(padLines(view({ kingdoms }))).toEqual(["terrain-wheat", "terrain-lake", "bonus-harmony"]);
  expect([lake, wheat, harmony].map((line) => lineSum(line))).toEqual(["2×2 + 1×1", "", ""]);
});

test("kingdoms are ranked by points and tie-breaks, and whoever gave up comes last, without a place", () => {
  const tied = (seat: number, ties: number[]) =>
    kingdom([seat], { score: { total: 0, properties: [], lines: [], ties } });
  const kingdoms = [tied(0, [4, 2]), tied(1, [9, 9]), tied(2, [4, 3]), tied(3, [4, 2])];
  const over = view({ kingdoms, winners: [2], totals: [30, 50, 30, 30] });
  expect(ranking(over, (seat) => seat === 1)).toEqual([
    { kingdom: 2, rank: 1 },
    { kingdom: 0, rank: 2 },
    { kingdom: 3, rank: 2 },
    { kingdom: 1, rank: null },
  ]);
});

test("the pad of Queendomino names buildings that count, and the queen's property", () => {
  const town = {
    terrain: "town",
    squares: [
      [1, 0],
      [1, 1],
    ] as [number, number][],
    crowns: 2,
    points: 4,
  };
  const court = { coins: 11, reserve: 0, knights: 0, towers: 0, queen: true, queen_on: town.squares, buildings: [] };
  const coins = { id: "bonus-coins", args: { coins: 11, each: 3 }, points: 3 };
  const buildings = [["guardtower", 3], ["statue", 0], ["church", 6]]; // prettier-ignore
  const rich = kingdom([0], { court, score: { total: 7, properties: [town], lines: [coins], ties: [] } });
  const counted = countedBuildings({ id: "bonus-buildings", args: { buildings }, points: 9 });
  expect(counted.map(([building]) => building)).toEqual(["church", "guardtower"]);
  expect(queensProperty(rich)).toBe(town);
  expect(queensProperty(kingdom([0]))).toBeNull();
  expect(lineSum(coins)).toBe("11 / 3");
});

test("variants are written as the server lists them", () => {
  const listed = ["kingdomino(seats=2)", "sample()"];
  expect(formatVariant("kingdomino", 4, ["middle_kingdom", "harmony"], listed)).toBe(
    "kingdomino(seats=4,harmony=true,middle_kingdom=true)",
  );
  expect(formatVariant("sample", 2, [], listed)).toBe("sample()");
  expect(variantSwitches("kingdomino(seats=4,harmony=true)")).toEqual(["harmony"]);
  expect(variantSeats("sample()")).toBeNull();
});

test("clocks count down", () => {
  expect(timeLeftText(65_000, 0)).toBe("1:05");
  expect(timeLeftText(65_000, 6_000)).toBe("0:59");
  expect(timeLeftText(3_725_000, 0)).toBe("1:02:05");
  expect(timeLeftText(2 * 86_400_000 + 3_600_000, 0)).toBe("2d 1h");
  expect(timeLeftText(10, 5000)).toBe("0:00");
});

test("only dominoes that were left in the box never come", () => {
  const line = [1, 2, 3, 4].map((number) => ({
    domino: { ...view({}).draft!.hand!, number },
    seat: null,
    done: false,
  }));
  const seen = (unseen: number, round: number, rounds: number, newer = line) =>
    countLeftOut(
      view({
        round,
        rounds,
        draft: {
          older: line,
          newer,
          hand: null,
          unseen: [{ box: "kingdomino", numbers: Array.from({ length: unseen }, (_, number) => number) }],
        },
      }),
    );
  expect(seen(44, 0, 6)).toBe(24);
  expect(seen(44, 0, 12)).toBe(0);
  expect(seen(4, 10, 12)).toBe(0);
  expect(seen(24, 6, 6, [])).toBe(24);
  expect(seen(48, 0, 6, [])).toBe(0);
});

test("whoever gave no name has one in every language", () => {
  const words = (id: string, args?: Record<string, string | number>) => `${id} ${args?.number ?? ""}`;
  expect(seatName({ ...SEAT, name: "" }, 1, words, () => true)).toBe("seat-player 2");
  expect(seatName({ ...SEAT, name: "Anna" }, 1, words, () => true)).toBe("Anna");
});

test("coats of arms must match on a map, land in a kingdom", () => {
  const said = (dice: View["dice"]) => reasonMessage(table(1, view({ dice })), { id: "apart", args: {} });
  expect(spoken("en", said([]).id, said([]).args)).toBe("Must touch your castle or a matching coat of arms.");
  expect(spoken("en", said(null).id, said(null).args)).toBe("Must touch your castle or matching land.");
});

test("little time is half a minute, or three hours where a move has days", () => {
  expect([29_999, 30_000].map((left) => isShort(left, false))).toEqual([true, false]);
  expect([3_600_000, 86_400_000].map((left) => isShort(left, true))).toEqual([true, false]);
});

test("an undo takes back all decisions since the last one of a seat, but no draws", () => {
  const events = [0, 1, 0, null, 1, 1, null, 2].map((seat, number): Logged => ({ kind: "x", text: "x", number, seat }));
  const shown = table(1, view({ events }));
  expect(undoneMoves(shown, 2)).toEqual([[2, 1]]);
  expect(undoneMoves(shown, 0)).toEqual([
    [0, 1],
    [1, 2],
    [2, 1],
  ]);
  expect(undoneMoves(shown, 3)).toEqual([]);
});

test("rows and columns are named as in the terminal", () => {
  const { row, column } = squareNames(kingdom([0]));
  expect([column(0) + row(0), column(2) + row(-1)]).toEqual(["e5", "g4"]);
  const seven = squareNames(kingdom([0], { frame: [7, 7] }));
  expect(seven.column(0) + seven.row(0)).toBe("g7");
});
