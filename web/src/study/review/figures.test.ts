import { expect, test } from "vitest";
import type { ReviewDecision, ReviewTurning } from "../../wire/rest";
import {
  byCost,
  chanceAfter,
  countGrades,
  fall,
  firstMoment,
  momentOf,
  pointsOf,
  reach,
  readMoment,
  splitOf,
  turningAt,
  whose,
  worstByTurn,
  writeMoment,
} from "./figures";

function decision(given: Partial<ReviewDecision>): ReviewDecision {
  const usual = { step: 0, seat: 0, turn: 1, grade: "best" as const, loss: 0, done: ["gold"], better: null };
  const told = { deed: "bought Gold", better_text: null, reason: null, kind: null, settled: true, choices: [] };
  return { ...usual, ...told, ...given };
}

function point(given: Partial<ReviewTurning>): ReviewTurning {
  return { step: 0, seat: 0, turn: 1, change: -0.1, kind: "decision", text: "", ...given };
}

test("the graph has a point before each turn and one at the end", () => {
  const turns = [1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 9];
  const chances = turns.map((_, step) => [step / 11, 1 - step / 11]);
  const points = pointsOf({ chances, turns });
  expect(points.map(({ turn }) => turn)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(points.map(({ step }) => step)).toEqual([0, 2, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(chanceAfter(points, 9, 0)).toBe(1);
  expect(chanceAfter(points, 1, 0)).toBe(2 / 11);
});

test("a few long rounds have points within them, but not too many", () => {
  const turns = [1, 1, 1, 1, 2, 2, 2];
  const points = pointsOf({ chances: turns.map(() => [0.5, 0.5]), turns });
  expect(points.map(({ turn }) => turn)).toEqual([0, 0.25, 0.5, 0.75, 1, 1.5, 2]);
  const long = Array.from({ length: 401 }, () => 1);
  expect(pointsOf({ chances: long.map(() => [1]), turns: long })).toHaveLength(41);
});

test("of each turn the worst decision of the seat counts", () => {
  const decisions = [
    decision({ step: 0, grade: "good" }),
    decision({ step: 1, grade: "mistake" }),
    decision({ step: 2, grade: "blunder", seat: 1 }),
    decision({ step: 3, turn: 2 }),
  ];
  expect(worstByTurn(decisions, 0).map(({ step }) => step)).toEqual([1, 3]);
  expect(countGrades(decisions, 0)).toEqual({ best: 1, good: 1, inaccuracy: 0, mistake: 1, blunder: 0 });
});

test("what cost most comes first, and what cost nothing in the order of play", () => {
  const decisions = [
    decision({ step: 4 }),
    decision({ step: 7, grade: "good" }),
    decision({ step: 9, grade: "blunder", loss: 0.12 }),
    decision({ step: 2, grade: "mistake", loss: 0.07 }),
    decision({ step: 1 }),
    decision({ step: 3, seat: 1, loss: 0.5 }),
  ];
  expect(byCost(decisions, 0).map(({ step }) => step)).toEqual([9, 2, 7, 1, 4]);
});

test("the reader's own seat is reviewed, or the first person's", () => {
  expect(whose(["bot:easy", "Anna"], 0)).toBe(0);
  expect(whose(["bot:easy", "Anna"], -1)).toBe(1);
  expect(whose(["bot:easy", "bot:hard"], 7)).toBe(0);
});

test("a reader begins with their own costliest mistake", () => {
  const turning = [point({ step: 3, kind: "luck", change: 0.3 }), point({ step: 9, seat: 1 })];
  const decisions = [decision({ step: 5, grade: "mistake", loss: 0.07 }), decision({ step: 9, seat: 1, loss: 0.1 })];
  expect(firstMoment({ turning, decisions }, 0)).toEqual({ step: 5, luck: false });
  expect(firstMoment({ turning, decisions: [] }, 0)).toEqual({ step: 3, luck: true });
  expect(firstMoment({ turning: [], decisions: [decision({ step: 8 })] }, 0)).toEqual({ step: 8, luck: false });
  expect(firstMoment({ turning: [], decisions: [] }, 0)).toEqual({ step: -1, luck: false });
});

test("a decision and the luck of the turn that it began are two moments", () => {
  const turning = [point({ step: 3, kind: "luck" }), point({ step: 3 })];
  expect(turningAt(turning, { step: 3, luck: true })).toBe(0);
  expect(turningAt(turning, { step: 3, luck: false })).toBe(1);
  expect(turningAt(turning, { step: 4, luck: false })).toBe(-1);
  for (const one of turning.map(momentOf)) expect(readMoment(writeMoment(one))).toEqual(one);
  expect([null, "", "x", "luck"].map(readMoment)).toEqual([null, null, null, null]);
});

test("start, luck and decisions add up to the result in whole percent", () => {
  const split = splitOf({ start: [0.334], own: [-0.306], others: [0.157], result: [0] }, 0);
  expect(split.parts).toEqual({ start: 33, luck: -18, own: -31, others: 16 });
  expect(fall(split).map(({ from, to }) => [from, to])).toEqual([
    [0, 33],
    [33, 15],
    [15, -16],
    [-16, 0],
  ]);
  expect(reach([split])).toEqual({ low: -16, high: 100 });
});
