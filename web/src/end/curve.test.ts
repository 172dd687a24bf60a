import { expect, test } from "vitest";
import { apart, ticks } from "./curve";

test("a scale has round numbers and holds every value", () => {
  expect(ticks(0, 36, 5)).toEqual([0, 10, 20, 30, 40]);
  expect(ticks(-3, 12, 5)).toEqual([-5, 0, 5, 10, 15]);
  expect(ticks(0, 0, 5)).toEqual([0, 1]);
  expect(ticks(0, 3, 5)).toEqual([0, 1, 2, 3]);
});

test("labels keep their distance and their order", () => {
  expect(apart([10, 12, 80], 18, 200)).toEqual([10, 28, 80]);
  expect(apart([50, 50, 50], 18, 200)).toEqual([50, 68, 86]);
  expect(apart([195, 199], 18, 200)).toEqual([182, 200]);
});
