/** Decisions that are sent in turn: what happens to those that are left when the table is not what was expected. */
import { beforeEach, describe, expect, test } from "vitest";
import { Moves } from "../src/board/moves";
import { showOption } from "../src/board/decision";
import { claims, newSession, receiveTable, skippedBy, type TableSession } from "../src/board/session";
import type { Command } from "../src/lib/connection";
import type { Done, Option } from "../src/protocol";
import { option, table, view } from "./tables";

const PASS = option("knights:none", { passes: true });
const KNIGHT = option("knights:0,1", { at: [[0, 1]] });
const PASS_BUILD = option("build:none", { passes: true });
const CLAIM = option("claim:31", { domino: 31 });
const OTHER = option("claim:32", { domino: 32 });

let session: TableSession;
let moves: Moves;
let sent: Command[];
let stopped: number;
let version: number;
/** What the table does with a command: usually what is asked for. */
let obey: (command: Command) => Done | null;
let log: number[];

const tell = (options: Option[], seat = 0) => {
  version += 1;
  const events = log.map((id, number) => ({ kind: "x", text: String(id), number, seat: 0 }));
  const next = table(version, view({ seat, options, events }), { actions: [[...log]] });
  if (receiveTable(session, next)) moves.receive(next);
  session.skip = { passes: [PASS, PASS_BUILD], options: [CLAIM, OTHER] };
};
const done = (): Done => ({ type: "done", id: "", version });
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

beforeEach(() => {
  session = newSession("abc");
  session.mine = [0];
  [sent, stopped, version, log] = [[], 0, 3, [1, 2]];
  const next: Record<number, [Option[], number]> = {
    [PASS.id]: [[PASS_BUILD, option("build:statue")], 0],
    [PASS_BUILD.id]: [[CLAIM, OTHER], 0],
    [CLAIM.id]: [[], 1],
  };
  obey = (command) => {
    if (command.type === "undo") log.pop();
    else if (command.type === "play") log.push(command.action as number);
    tell(...(next[log.at(-1)!] ?? [[PASS, KNIGHT], 0]));
    return done();
  };
  moves = new Moves(
    session,
    (command) => {
      sent.push(command);
      return Promise.resolve(obey(command));
    },
    () => (stopped += 1),
  );
  tell([PASS, KNIGHT]);
});

function choose(one: Option): Promise<void> {
  showOption(session, one);
  return moves.confirm();
}

test("the dominoes on offer can be chosen while a step is open", () => {
  expect(claims(session)).toEqual([CLAIM, OTHER]);
  expect(skippedBy(session, CLAIM)).toEqual([PASS, PASS_BUILD]);
  expect(skippedBy(session, KNIGHT)).toEqual([]);
});

test("steps are declined one after the other, and then the domino is chosen", async () => {
  await choose(CLAIM);
  expect(sent.map((one) => [one.type, "action" in one && one.action, "version" in one && one.version])).toEqual([
    ["play", PASS.id, 4],
    ["play", PASS_BUILD.id, 5],
    ["play", CLAIM.id, 6],
  ]);
  expect(log).toEqual([1, 2, PASS.id, PASS_BUILD.id, CLAIM.id]);
  expect([stopped, session.sent]).toEqual([0, null]);
});

test("what is chosen stays in sight until it is sent", async () => {
  const shown: unknown[] = [];
  const usual = obey;
  obey = (command) => {
    shown.push(session.ghost?.option, session.sent);
    return usual(command);
  };
  await choose(CLAIM);
  expect(shown).toEqual([CLAIM, CLAIM, CLAIM, CLAIM, CLAIM, CLAIM]);
});

describe("nothing more is sent", () => {
  test("where a step was refused", async () => {
    const usual = obey;
    obey = (command) => ("action" in command && command.action === PASS_BUILD.id ? null : usual(command));
    await choose(CLAIM);
    expect(sent).toHaveLength(2);
    expect([log, session.sent, session.ghost]).toEqual([[1, 2, PASS.id], null, null]);
  });

  test("where somebody took back a move meanwhile", async () => {
    const usual = obey;
    obey = (command) => {
      const answer = usual(command);
      log = [1];
      tell([PASS, KNIGHT]);
      return answer;
    };
    await choose(CLAIM);
    expect([sent.length, stopped, session.sent]).toEqual([1, 1, null]);
  });

  test("where it is not my turn any more", async () => {
    obey = (command) => {
      log.push((command as { action: number }).action);
      tell([CLAIM], 1);
      return done();
    };
    await choose(CLAIM);
    expect([sent.length, stopped]).toEqual([1, 1]);
  });
});

test("the next step waits for the table", async () => {
  let late = () => {};
  const usual = obey;
  obey = (command) => {
    late = () => void usual(command);
    return { ...done(), version: version + 1 };
  };
  void choose(CLAIM);
  await settled();
  expect(sent).toHaveLength(1);
  late();
  await settled();
  expect(sent).toHaveLength(2);
});

test("what was confirmed together is taken back together", async () => {
  await choose(CLAIM);
  obey = () => {
    log.pop();
    tell(log.at(-1) === PASS_BUILD.id ? [CLAIM, OTHER] : [PASS, KNIGHT]);
    session.table!.may.seats[0] = ["play", "undo"];
    return done();
  };
  await moves.undo();
  expect(log).toEqual([1, 2]);
  await moves.undo();
  expect(log).toEqual([1]);
});

test("the last round has no claim: one button declines what is left", async () => {
  session.skip = { passes: [PASS, PASS_BUILD], options: [] };
  await moves.endTurn();
  expect(log).toEqual([1, 2, PASS.id, PASS_BUILD.id]);
});

test("an undo that others must allow takes back nothing by itself", async () => {
  await choose(CLAIM);
  obey = () => ({ ...done(), proposed: true });
  await moves.undo();
  expect(sent.filter(({ type }) => type === "undo")).toHaveLength(1);
});

describe("a decision without a choice", () => {
  test("is the only option, unless that is to place a domino", () => {
    tell([CLAIM]);
    expect(moves.forced, "nothing has happened yet").toBeNull();
    log.push(3);
    tell([CLAIM]);
    tell([CLAIM]);
    expect(moves.forced).toBe(CLAIM);
    log.pop();
    tell([CLAIM]);
    expect(moves.forced, "it was taken back").toBeNull();
    log.push(3);
    tell([CLAIM, OTHER]);
    expect(moves.forced).toBeNull();
    tell([option("place:9@0,1/0,2", { domino: 9 })]);
    expect(moves.forced).toBeNull();
  });

  test("is not made by itself in a lesson, nor while another one is under way", () => {
    log.push(3);
    tell([CLAIM]);
    session.sent = CLAIM;
    expect(moves.forced).toBeNull();
    session.sent = null;
    session.table = { ...session.table!, prepared: true };
    expect(moves.forced).toBeNull();
  });

  test("belongs to what was confirmed before it", async () => {
    await choose(KNIGHT);
    await moves.sendForced(CLAIM);
    expect(log).toEqual([1, 2, KNIGHT.id, CLAIM.id]);
    obey = () => {
      log.pop();
      tell([PASS, KNIGHT]);
      session.table!.may.seats[0] = ["play", "undo"];
      return done();
    };
    await moves.undo();
    expect(log).toEqual([1, 2]);
  });
});
