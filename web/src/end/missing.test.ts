import { expect, test } from "vitest";
import { gotByRound, missing } from "./missing";

const none = { merchants: 0, military: 0, clergy: 0, farmers: 0, workers: 0 };

test("what was missing is counted for both ways to win", () => {
  expect(missing({ ...none, clergy: 3, merchants: 1 })).toEqual({
    four: 1,
    nearest: ["clergy"],
    five: ["military", "farmers", "workers"],
  });
  expect(missing({ ...none, military: 4 }).four).toBe(0);
  expect(missing({ merchants: 1, military: 1, clergy: 1, farmers: 1, workers: 1 }).five).toEqual([]);
});

test("seals are told by the round that brought them", () => {
  const rounds = [{ holdings: [{}] }, { holdings: [{ clergy: 1 }] }, { holdings: [{ clergy: 1, farmers: 2 }] }];
  expect(gotByRound(rounds)).toEqual([[["clergy"]], [["farmers", "farmers"]]]);
});
