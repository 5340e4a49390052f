import { describe, expect, it } from "vitest";
import {
  winChances,
  roundedCost,
  buildCurves,
  findFaults,
  luckMessage,
  outlookAt,
  skillMessage,
  countTurns,
} from "../src/review/summary";
import type { Account, Assessment, Review } from "../src/protocol";

const decision = (eventIndex: number, seat: number, grade: string): Assessment =>
  ({ event_index: eventIndex, seat, grade, win: 0.1, points: 2 }) as Assessment;
const account = (more: Partial<Account>): Account => ({
  seat: 0,
  luck: 0,
  luck_error: 0.02,
  win: 0.11,
  points: 4.25,
  decisions: 20,
  faults: { slip: 1, mistake: 1, blunder: 0 },
  worst: [9, 4],
  lasting: [],
  ...more,
});
const review = {
  event_count: 4,
  outlooks: [0, 1, 2, 4].map((eventIndex) => ({
    event_index: eventIndex,
    win: [0.5, 0.5],
    points: [31, 12],
    error: 0.01,
  })),
  decisions: [
    decision(2, 0, "best"),
    decision(4, 0, "slip"),
    decision(7, 1, "blunder"),
    decision(9, 0, "mistake"),
    decision(12, 0, "slip"),
  ],
  accounts: [account({}), account({ seat: 1, worst: [7] })],
} as unknown as Review;

describe("a review", () => {
  it("puts the worst decisions of a seat first, then its other faults as they were made", () => {
    expect(findFaults(review, 0).map(({ event_index: eventIndex }) => eventIndex)).toEqual([9, 4, 12]);
    expect(findFaults(review, 1).map(({ event_index: eventIndex }) => eventIndex)).toEqual([7]);
  });

  it("tells what was left undone turn after turn once, and in how many turns", () => {
    const lasting = { ...review, accounts: [account({ worst: [9], lasting: [[9, 4, 12]] })] };
    expect(findFaults(lasting, 0).map(({ event_index: eventIndex }) => eventIndex)).toEqual([9]);
    expect(review.decisions.filter(({ seat }) => !seat).map((one) => countTurns(lasting, one))).toEqual([1, 1, 3, 1]);
  });

  it("tells chances whose difference is the cost, and of which the curve shows one", () => {
    const sure = { event_index: 0, win: 0.147, points: 2, played: { win: 0.3 } } as Assessment;
    expect(winChances(review, sure, 0)).toEqual({ best: 64, played: 50 });
    expect(winChances(review, { ...sure, win: 0.9 }, 0)).toEqual({ best: 100, played: 10 });
    expect(winChances(review, { ...sure, event_index: 2 }, 0)).toEqual({ best: 44, played: 30 });
  });

  it("draws curves up to the first event that is not known yet", () => {
    const { curves, top } = buildCurves(review, "win");
    expect([curves.length, top]).toEqual([2, 1]);
    expect(curves[0]!.points).toEqual([
      [0, 0.5],
      [0.25, 0.5],
      [0.5, 0.5],
    ]);
    expect(buildCurves(review, "points").top).toBe(40);
    expect(outlookAt(review, 3)).toBeNull();
  });

  it("tells luck only where it is more than noise", () => {
    expect(luckMessage(account({ luck: 0.03 })).id).toBe("review-luck-none");
    expect(luckMessage(account({ luck: 0.12 }))).toEqual({ id: "review-luck-good", args: { win: 12 } });
    expect(luckMessage(account({ luck: -0.2 })).id).toBe("review-luck-bad");
  });

  it("tells how many faults there were and what the worst cost, and when there is none", () => {
    const own = [
      { win: 0.1, points: 9 },
      { win: 0.114, points: 4.25 },
      { win: 0.02, points: 20 },
    ] as Assessment[];
    expect(skillMessage(account({}), own)).toEqual({
      id: "review-skill",
      args: { faults: 2, decisions: 20, win: 11, points: 0 },
    });
    expect(skillMessage(account({}), [{ ...decision(4, 0, "slip"), win: 0, points: 4.25 }]).args).toMatchObject({
      win: 0,
      points: 4.3,
    });
    expect(skillMessage(account({ faults: { slip: 0, mistake: 0, blunder: 0 } }), []).id).toBe("review-skill-none");
    expect(roundedCost({ win: 0.1196, points: 4.99 })).toEqual({ win: 11, points: 4.9 }); // a blunder begins at 12
    expect(roundedCost({ win: 0, points: 11.89 }).points).toBe(11.9);
    expect(roundedCost({ win: 0.29, points: 0.3 })).toEqual({ win: 29, points: 0.3 });
  });
});
