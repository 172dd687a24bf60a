import { expect, it } from "vitest";
import { goals } from "./goals";

it("counts both ways to win", () => {
  expect(goals({ merchants: 1, military: 0, clergy: 2, farmers: 1, workers: 0 })).toEqual({
    different: 3,
    most: 2,
    best: "clergy",
  });
  expect(goals({ merchants: 0, military: 0, clergy: 0, farmers: 0, workers: 0 })).toMatchObject({
    different: 0,
    most: 0,
  });
});
