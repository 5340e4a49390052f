/** The table without a browser: pointing, turning, picking, confirming. */
import { beforeEach, describe, expect, test } from "vitest";
import {
  chooseDie,
  chooseSlot,
  confirm,
  exactOptions,
  passOption,
  pickSquare,
  pickableSquares,
  cancelSelection,
  whyQuestion,
  stepOption,
} from "../src/board/decision";
import { holdOver, optionFor, pointAtSquare, reachableSquares, rotateGhost, waysAt } from "../src/board/placement";
import { idleState } from "../src/table/people/idle";
import {
  consentRight,
  dominoInHand,
  homeKingdom,
  isMyTurn,
  may,
  myDecision,
  myOptions,
  newSession,
  NO_RIGHTS,
  rejectSent,
  replaceableSeats,
  resigningSeat,
  shownKingdom,
  receiveTable,
  type Right,
  type TableSession,
} from "../src/board/session";
import type { Logged } from "../src/protocol";
import { kingdom, option, place, SEAT, table, view } from "./tables";

let session: TableSession;

beforeEach(() => {
  session = newSession("abc");
  session.mine = [0];
});

describe("placing a domino", () => {
  beforeEach(() => {
    receiveTable(
      session,
      table(3, view({ options: [place(9, [0, 1], [0, 2]), place(9, [1, 0], [1, 1]), place(9, [0, -1], [-1, -1])] })),
    );
  });

  test("the domino is in hand at once", () => {
    expect(dominoInHand(session)?.number).toBe(9);
    expect(myDecision(session)).toBe("place");
  });

  test("pointing shows a legal ghost", () => {
    pointAtSquare(session, [0, 1]);
    expect(session.ghost?.option?.text).toBe("place:9@0,1/0,2");
  });

  test("a ghost turns to where it is legal", () => {
    pointAtSquare(session, [0, -1]);
    expect(session.ghost?.option?.text).toBe("place:9@0,-1/-1,-1");
  });

  test("pointing at the second half's square finds the same placement", () => {
    pointAtSquare(session, [0, 2]);
    expect(session.ghost?.option?.text).toBe("place:9@0,1/0,2");
  });

  test("a dragged domino does not turn by itself, and may shift by a square", () => {
    holdOver(session, [0, -1]);
    expect(session.ghost?.option).toBeNull();
    holdOver(session, [0, 2]);
    expect(session.ghost?.option?.text).toBe("place:9@0,1/0,2");
    holdOver(session, [1, 0]);
    expect(session.ghost?.option?.text).toBe("place:9@1,0/1,1");
    expect(session.rotation).toBe(0);
  });

  test("an illegal ghost stays where it is pointed and asks why", () => {
    pointAtSquare(session, [4, 4]);
    expect(session.ghost?.option).toBeNull();
    expect(whyQuestion(session)).toBe("place:9@4,4/4,5");
    rotateGhost(session);
    expect(whyQuestion(session)).toBe("place:9@4,4/5,4");
    expect(confirm(session)).toBeNull();
  });

  test("turning goes through all legal ways on a square and comes back", () => {
    pointAtSquare(session, [1, 0]);
    expect(waysAt(session, [1, 0])).toHaveLength(1);
    const before = session.ghost?.option;
    rotateGhost(session);
    rotateGhost(session);
    rotateGhost(session);
    rotateGhost(session);
    expect(session.ghost?.option).toBe(before);
  });

  test("N goes through all placements, and round", () => {
    const seen = [stepOption(session, 1), stepOption(session, 1), stepOption(session, 1), stepOption(session, 1)].map(
      (one) => one?.text,
    );
    expect(seen).toEqual(["place:9@0,1/0,2", "place:9@1,0/1,1", "place:9@0,-1/-1,-1", "place:9@0,1/0,2"]);
    expect(stepOption(session, -1)?.text).toBe("place:9@0,-1/-1,-1");
  });

  test("the reachable squares are those of the options", () => {
    expect(reachableSquares(session)).toHaveLength(6);
  });

  test("confirming sends the option once", () => {
    pointAtSquare(session, [0, 1]);
    expect(confirm(session)?.text).toBe("place:9@0,1/0,2");
    expect(confirm(session)).toBeNull();
    pointAtSquare(session, [1, 0]);
    cancelSelection(session);
    expect(session.ghost?.option?.text).toBe("place:9@0,1/0,2");
    rejectSent(session);
    expect(myOptions(session)).toHaveLength(3);
    expect(session.ghost).toBeNull();
  });

  test("Esc lets go", () => {
    pointAtSquare(session, [0, 1]);
    cancelSelection(session);
    expect(session.ghost).toBeNull();
  });
});

test("a domino with equal halves lies the same way round twice", () => {
  const half = { terrain: "lake", crowns: 0 };
  receiveTable(
    session,
    table(
      1,
      view({ options: [place(8, [0, 1], [0, 2])], hand: { box: "kingdomino", number: 8, halves: [half, half] } }),
    ),
  );
  expect(
    optionFor(session, [
      [0, 2],
      [0, 1],
    ])?.text,
  ).toBe("place:8@0,1/0,2");
});

test("an older table does not undo a newer one", () => {
  receiveTable(session, table(5, view({})));
  expect(receiveTable(session, table(4, view({})))).toBe(false);
  expect(session.table?.version).toBe(5);
});

describe("a decision that is being made", () => {
  const done = (number: number, text = "claim:4"): Logged => ({ kind: "claim", text, number, seat: 0 });
  const tell = (version: number, ...events: Logged[]) =>
    receiveTable(session, table(version, view({ options: [place(9, [0, 1], [0, 2])], events })));

  beforeEach(() => {
    tell(3, done(6), done(7));
    pointAtSquare(session, [0, 1]);
    expect(session.ghost).not.toBeNull();
  });

  test("stays when something else happens at the table", () => {
    tell(4, done(6), done(7));
    expect(session.ghost?.option?.text).toBe("place:9@0,1/0,2");
  });

  test("is dropped when the position is another, also at the same version", () => {
    tell(3, done(6), done(7), done(8));
    expect(session.ghost).toBeNull();
  });

  test("is dropped when something was taken back", () => {
    tell(4, done(6));
    expect(session.ghost).toBeNull();
    pointAtSquare(session, [0, 1]);
    tell(5, done(6, "claim:5"));
    expect(session.ghost).toBeNull();
  });

  test("is dropped when it is not mine any more", () => {
    receiveTable(session, table(4, view({ seat: 1, events: [done(6), done(7)] })));
    expect(session.ghost).toBeNull();
  });
});

test("it is not my turn when another seat decides, and a spectator has none", () => {
  receiveTable(session, table(1, view({ seat: 1, options: [option("claim:4")] })));
  expect(isMyTurn(session)).toBe(false);
  session.mine = [];
  expect(myOptions(session)).toEqual([]);
});

test("at one screen the kingdom of whoever is in turn is shown, unless another was asked for", () => {
  session.mine = [0, 1];
  receiveTable(session, table(1, view({ seat: 1, options: [option("claim:4")] })));
  expect(homeKingdom(session)).toBe(1);
  session.focus = 0;
  expect(shownKingdom(session)).toBe(0);
  receiveTable(session, table(2, view({ seat: 0, options: [option("claim:5")] })));
  expect(session.focus).toBeNull();
});

test("knights are picked square by square", () => {
  const knights = [
    option("knights:none", { passes: true }),
    option("knights:0,1", { at: [[0, 1]] }),
    option("knights:0,2", { at: [[0, 2]] }),
    option("knights:0,1/0,2", {
      at: [
        [0, 1],
        [0, 2],
      ],
    }),
  ];
  receiveTable(session, table(1, view({ options: knights })));
  expect(pickableSquares(session)).toHaveLength(2);
  pickSquare(session, [0, 2]);
  expect(session.ghost?.option?.text).toBe("knights:0,2");
  pickSquare(session, [0, 1]);
  expect(session.ghost?.option?.text).toBe("knights:0,1/0,2");
  pickSquare(session, [0, 2]);
  expect(session.ghost?.option?.text).toBe("knights:0,1");
  pickSquare(session, [5, 5]);
  expect(session.ghost?.option?.text).toBe("knights:0,1");
  expect(passOption(session)?.text).toBe("knights:none");
});

test("a slot is chosen before its site; a single site is taken at once", () => {
  const build = (slot: number, at: [number, number]) =>
    option(`build:statue/${slot}@${at}`, { slot, at: [at], building: "statue" });
  receiveTable(
    session,
    table(
      1,
      view({ options: [option("build:none", { passes: true }), build(0, [0, 1]), build(0, [0, 2]), build(1, [0, 1])] }),
    ),
  );
  chooseSlot(session, 0);
  expect(session.ghost).toBeNull();
  pickSquare(session, [0, 2]);
  expect(session.ghost?.option?.text).toBe("build:statue/0@0,2");
  chooseSlot(session, 1);
  expect(session.ghost?.option?.text).toBe("build:statue/1@0,1");
  pickSquare(session, [0, 1]);
  expect(session.ghost?.option?.text, "whoever taps the site that was taken means it").toBe("build:statue/1@0,1");
  chooseSlot(session, 4);
  expect(session.slot).toBe(1);
});

test("a slot that is chosen already can be looked at again", () => {
  const build = (at: [number, number]) => option(`build:statue/0@${at}`, { slot: 0, at: [at], building: "statue" });
  receiveTable(session, table(1, view({ options: [build([0, 1]), build([0, 2])] })));
  chooseSlot(session, 0);
  pickSquare(session, [0, 2]);
  chooseSlot(session, 0);
  expect(session.ghost?.option?.text).toBe("build:statue/0@0,2");
});

test("an undo is at once, asked for, or was declined, as the table says", () => {
  const tell = (version: number, ...own: Right[]) =>
    receiveTable(session, table(version, view({ seat: 1 }), { may: { ...NO_RIGHTS, seats: [own, ["undo"]] } }));
  tell(1, "resign");
  expect(consentRight(session, "undo")).toBeNull();
  for (const right of ["undo", "undo_propose", "undo_declined"] as const) {
    tell(2, right);
    expect(consentRight(session, "undo")).toBe(right);
  }
});

test("the host has the host's rights, others have those of their seats", () => {
  receiveTable(session, table(1, view({}), { may: { ...NO_RIGHTS, seats: [["leave"], ["pace"]], host: ["end"] } }));
  expect([may(session, "leave"), may(session, "pace"), may(session, "end")]).toEqual([true, false, false]);
  session.host = true;
  expect(may(session, "end")).toBe(true);
});

test("dice are taken one or two at a time, as the options say", () => {
  const pair = (...dice: number[]) => option(`take:${dice}`, { dice });
  receiveTable(session, table(1, view({ options: [pair(0, 1), pair(0, 3), pair(1, 3)] })));
  chooseDie(session, 3);
  expect(session.ghost).toBeNull();
  chooseDie(session, 0);
  expect(session.ghost?.option?.text).toBe("take:0,3");
  chooseDie(session, 1);
  expect(session.dice).toEqual([1]);
});

test("a joker leaves several pictures for the same squares", () => {
  const draw = (symbol: string) =>
    option(`draw:${symbol}`, {
      at: [
        [0, 1],
        [0, 2],
      ],
      faces: [
        ["dot", 0],
        [symbol, 0],
      ],
    });
  receiveTable(session, table(1, view({ options: [draw("dot"), draw("line")] })));
  pickSquare(session, [0, 1]);
  expect(session.ghost).toBeNull();
  pickSquare(session, [0, 2]);
  expect(exactOptions(session)).toHaveLength(2);
});

test("a kingdom belongs to all its seats", () => {
  receiveTable(
    session,
    table(1, view({ seat: 1, kingdoms: [kingdom([0, 1]), kingdom([2, 3])], options: [option("claim:4")] })),
  );
  session.mine = [3];
  expect(homeKingdom(session)).toBe(1);
});

test("Enter discards a domino that fits nowhere", () => {
  receiveTable(session, table(1, view({ options: [option("discard:9", { domino: 9 })] })));
  expect(confirm(session)?.text).toBe("discard:9");
});

describe("when a bot plays for somebody", () => {
  const claims = view({ options: [option("claim:4")], kingdoms: [kingdom([0]), kingdom([1]), kingdom([2])] });
  const seats = (...first: Partial<typeof SEAT>[]) => [...first.map((one) => ({ ...SEAT, ...one })), SEAT, SEAT];
  const rights = (...own: Right[][]) => ({ may: { ...NO_RIGHTS, seats: own } });

  test("whoever gave up decides nothing more and cannot come back", () => {
    receiveTable(session, table(1, claims, { seats: seats({ resigned: true }), ...rights([]) }));
    expect(isMyTurn(session)).toBe(false);
    expect(resigningSeat(session)).toBeNull();
    expect(idleState(session)).toEqual({ what: "resigned" });
  });

  test("whoever was away can take the seat back, unless the table says otherwise", () => {
    const replaced = { seats: seats({ stand_in: true }) };
    receiveTable(session, table(1, claims, { ...replaced, ...rights(["resign", "return"]) }));
    expect(isMyTurn(session)).toBe(false);
    expect(idleState(session)).toEqual({ what: "replaced", seat: 0, isFinal: false });
    receiveTable(session, table(2, claims, { ...replaced, ...rights(["resign"]) }));
    expect(idleState(session)).toEqual({ what: "replaced", seat: 0, isFinal: true });
  });

  test("at one screen the seat in turn gives up, and never one that has", () => {
    session.mine = [0, 1];
    receiveTable(session, table(1, { ...claims, seat: 1 }));
    expect(resigningSeat(session)).toBe(1);
    receiveTable(session, table(2, { ...claims, seat: 1 }, rights(["resign"], [])));
    expect(resigningSeat(session)).toBe(0);
  });

  test("everybody is told that they wait for somebody who is gone", () => {
    session.mine = [1];
    receiveTable(session, table(1, claims, { seats: seats({ away: true }) }));
    expect(idleState(session)).toBeNull();
    receiveTable(session, table(2, claims, { seats: seats({ gone: true }) }));
    expect(idleState(session)).toEqual({ what: "gone", seat: 0 });
    receiveTable(session, table(3, { ...claims, seat: 2 }, { seats: seats({ gone: true }) }));
    expect(idleState(session)).toBeNull();
  });

  test("between two games, too; a spectator is told who has not seen the result", () => {
    const between = { game: 1, waits_for: [0], until: null };
    session.mine = [1];
    receiveTable(session, table(2, { ...claims, seat: null }, { between, seats: seats({ away: true }) }));
    expect(idleState(session)).toEqual({ what: "between", seats: [0], mine: false });
    receiveTable(session, table(3, { ...claims, seat: null }, { between, seats: seats({ gone: true }) }));
    expect(idleState(session)).toEqual({ what: "gone", seat: 0 });
    session.mine = [];
    expect(idleState(session)).toEqual({ what: "between", seats: [0], mine: false });
    session.mine = [0];
    receiveTable(session, table(4, { ...claims, seat: null }, { between, ...rights(["next"]) }));
    expect(idleState(session)).toEqual({ what: "between", seats: [0], mine: true });
  });

  test("a spectator is told so", () => {
    session.mine = [];
    receiveTable(session, table(1, claims));
    expect(idleState(session)).toEqual({ what: "watching", free: null });
  });

  test("a seat that its player left is free for a bot, or for a spectator", () => {
    session.mine = [1];
    const free = { ...NO_RIGHTS, seats: [[], ["resign" as const]], bot: [[], [0]], sit: [0] };
    receiveTable(session, table(1, claims, { seats: seats({ kind: "open" }), may: free }));
    expect(idleState(session)).toEqual({ what: "left", seat: 0 });
    expect(replaceableSeats(session)).toEqual([0]);
    session.mine = [];
    expect(idleState(session)).toEqual({ what: "watching", free: 0 });
    expect(replaceableSeats(session)).toEqual([]);
  });
});
