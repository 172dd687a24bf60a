import { expect, test } from "vitest";
import { IN_TWELVE, lengths, strength } from "./figures";

test("the further from even, the stronger, whatever even is", () => {
  expect(strength(50, 50)).toBeLessThan(strength(55, 50));
  expect(strength(30, 50)).toBe(strength(70, 50));
  expect(strength(50, 25)).toBe(100);
});

test("half of all games are between the quartiles", () => {
  const { least, middle, most, bars } = lengths([14, 15, 15, 16, 16, 16, 17, 20]);
  expect([least, middle, most]).toEqual([15, 16, 17]);
  expect(bars.map((bar) => bar.n)).toEqual([1, 2, 3, 1, 0, 0, 1]);
});

test("the first two hands have some coins in every game", () => {
  expect(Object.values(IN_TWELVE).reduce((a, b) => a + b)).toBe(12);
});
