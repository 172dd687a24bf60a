import { expect, test } from "vitest";
import { type Fan, fan, GAP, inRows, rows, shared } from "./fan";

const ROOM = 720;

function taken(counts: number[], { width, step }: Fan): number {
  const cards = counts.reduce((sum, count) => sum + count, 0);
  if (step === null) return cards * width + (cards - 1) * GAP;
  return counts.length * width + (counts.length - 1) * GAP + (cards - counts.length) * step;
}

test("five cards lie side by side at their full width", () => {
  expect(fan([1, 1, 1, 2], ROOM)).toEqual({ width: 132, step: null });
});

test("a few more become narrower first", () => {
  const seven = fan([3, 4], ROOM);
  expect(seven?.step).toBeNull();
  expect(seven?.width).toBeLessThan(132);
});

test("in a large hand equal cards lie over one another and still show", () => {
  const large = fan([5, 3, 2, 1], ROOM);
  expect(large?.step).toBeGreaterThanOrEqual(16);
  expect(large?.width).toBeGreaterThanOrEqual(92);
});

test("no hand is wider than its room", () => {
  for (let kinds = 1; kinds <= 17; kinds += 1) {
    for (const each of [1, 2, 3]) {
      const counts = Array.from({ length: kinds }, () => each);
      const spread = fan(counts, ROOM);
      if (spread) expect(taken(counts, spread), `${kinds} × ${each}`).toBeLessThanOrEqual(ROOM + 0.001);
      else expect(kinds).toBeGreaterThan(5);
    }
  }
});

test("a hand that is too large for one row lies in rows of small cards", () => {
  const counts = [1, 1, 1, 2, 1, 2, 4, 1, 2, 1];
  expect(fan(counts, 500)).toBeNull();
  const { width, step } = inRows(counts, 500);
  expect(rows(counts, 500, width, step ?? 0)).toBeLessThanOrEqual(2);
});

test("five cards fill a phone from side to side, nine lie in two rows", () => {
  expect(inRows([5], 340)).toEqual({ width: 64, step: null });
  const { width, step } = inRows([1, 2, 3, 1, 1, 1], 340);
  expect(rows([1, 2, 3, 1, 1, 1], 340, width, step ?? 0)).toBe(2);
  expect(width).toBeGreaterThanOrEqual(52);
});

test("an empty hand takes nothing", () => {
  expect(fan([], ROOM)?.step).toBeNull();
});

test("what a question lays out has its full width, and the hand the rest", () => {
  expect(shared(700, 2, 5, 20)).toEqual([284, 396]);
  const [tray, hand] = shared(700, 9, 5, 20);
  expect(tray + hand).toBe(680);
  expect(hand).toBeGreaterThanOrEqual(230);
  expect(shared(700, 0, 5, 20)).toEqual([0, 700]);
  expect(shared(700, 3, 0, 20)).toEqual([700, 0]);
});
