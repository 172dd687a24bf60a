import { expect, test } from "vitest";
import { next } from "./turns";

test("the player who is asked keeps the screen", () => {
  expect(next(1, [0, 1], false)).toBe(-1);
});

test("it is handed over when somebody else is asked", () => {
  expect(next(0, [2], false)).toBe(2);
  expect(next(-1, [0], false)).toBe(0);
});

test("it stays while nobody is asked, and until all was shown", () => {
  expect(next(0, [], false)).toBe(-1);
  expect(next(0, [1], true)).toBe(-1);
});
