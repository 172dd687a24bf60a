import { describe, expect, it } from "vitest";
import { arrow, framed, joined, overlap, place } from "./place";

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const WINDOW = { width: 1000, height: 600 };
const SIZE = { width: 300, height: 140 };

describe("the place of the coach", () => {
  it("is near its target and not over it", () => {
    const target = box(100, 100, 80, 90);
    const found = place(SIZE, WINDOW, [target], [], target);
    expect(found).not.toBeNull();
    if (found) {
      expect(overlap(found, target)).toBe(0);
      expect(Math.abs(found.left - target.right) < 60 || Math.abs(found.top - target.bottom) < 60).toBe(true);
    }
  });

  it("keeps off the question and the hand", () => {
    const mySide = box(0, 350, 1000, 250);
    const found = place(SIZE, WINDOW, [mySide, box(400, 200, 100, 100)], [], box(400, 200, 100, 100));
    expect(found && overlap(found, mySide)).toBe(0);
  });

  it("rather covers nothing that is worth seeing", () => {
    const supply = box(0, 0, 700, 400);
    const found = place(SIZE, WINDOW, [], [supply], box(600, 100, 80, 80));
    expect(found && overlap(found, supply)).toBeLessThan(0.1 * SIZE.width * SIZE.height);
  });

  it("is nowhere if it fits nowhere", () => {
    expect(place({ width: 2000, height: 100 }, WINDOW, [], [], null)).toBeNull();
    expect(place(SIZE, WINDOW, [box(0, 0, 1000, 600)], [], null)).toBeNull();
  });
});

describe("an arrow", () => {
  it("comes from the coach and ends in the middle of an edge", () => {
    expect(arrow(box(0, 0, 40, 100), box(100, 40, 20, 20), [], WINDOW)).toEqual({ x1: 40, y1: 50, x2: 100, y2: 50 });
  });

  it("is short where something would be crossed, and never grazes its target", () => {
    const target = box(100, 40, 200, 20);
    expect(arrow(box(600, 40, 100, 100), target, [box(400, 0, 50, 200)], WINDOW)).toEqual({
      x1: 320,
      y1: 50,
      x2: 300,
      y2: 50,
    });
    const grazing = arrow(box(310, 90, 100, 100), target, [], WINDOW);
    expect(grazing).toEqual({ x1: 320, y1: 50, x2: 300, y2: 50 });
  });

  it("comes from below if there is room nowhere", () => {
    const around = box(0, 0, 400, 100);
    expect(arrow(box(600, 300, 100, 100), box(100, 40, 20, 20), [around], WINDOW)).toEqual({
      x1: 110,
      y1: 80,
      x2: 110,
      y2: 60,
    });
  });
});

describe("frames", () => {
  it("in a row become one", () => {
    expect(joined([box(0, 0, 50, 50), box(58, 0, 50, 50), box(200, 0, 50, 50)])).toEqual([
      box(0, 0, 108, 50),
      box(200, 0, 50, 50),
    ]);
  });

  it("stay inside the window", () => {
    expect(framed(box(-10, 100, 100, 20), WINDOW, 4)).toEqual({ left: 2, top: 96, right: 94, bottom: 124 });
    expect(framed(box(-200, 100, 100, 20), WINDOW, 4)).toBeNull();
  });
});
