import { describe, expect, it } from "vitest";
import {
  buildingCalled,
  buildingLabel,
  cellOfBuilding,
  cellOfGap,
  gapCalled,
  gapLabel,
  outline,
  shapes,
  walk,
} from "./ring";

const corners = (columns: number, rows: number) => [
  [1, 1],
  [columns, 1],
  [columns, rows],
  [1, rows],
];

describe("the palace", () => {
  it.each([16, 12])("has a cell for each of %i buildings and of as many gaps, in both shapes", (buildings) => {
    const { wide, tall } = shapes(buildings);
    for (const shape of [wide, tall]) {
      const places = outline(shape);
      expect(places).toHaveLength(2 * buildings);
      expect(new Set(places.map(({ column, row }) => `${column} ${row}`)).size).toBe(2 * buildings);
    }
  });

  it.each([16, 12])("with %i buildings has a building at every corner, in both shapes", (buildings) => {
    const { wide, tall } = shapes(buildings);
    for (const shape of [wide, tall]) {
      const places = outline(shape);
      const built = places.filter((_, cell) => cell % 2 === 0).map(({ column, row }) => [column, row]);
      for (const corner of corners(shape.columns, shape.rows)) expect(built).toContainEqual(corner);
    }
  });

  it("is a square of nine with four players, taller on a phone, and a square of seven with three", () => {
    expect(shapes(16)).toEqual({ wide: { columns: 9, rows: 9 }, tall: { columns: 7, rows: 11 } });
    expect(shapes(12)).toEqual({ wide: { columns: 7, rows: 7 }, tall: { columns: 7, rows: 7 } });
  });

  it("begins with the entrance at the top left and goes clockwise, so that a gap lies between its buildings", () => {
    const places = outline(shapes(16).wide);
    expect(places[cellOfBuilding(0)]).toEqual({ column: 1, row: 1 });
    expect(places[cellOfGap(0)]).toEqual({ column: 2, row: 1 });
    expect(places[cellOfBuilding(4)]).toEqual({ column: 9, row: 1 });
    expect(places[cellOfGap(15)]).toEqual({ column: 1, row: 2 });
  });

  it("numbers gaps and letters buildings from the entrance", () => {
    expect([buildingLabel(0), buildingLabel(15), gapLabel(0)]).toEqual(["A", "P", 1]);
    expect([buildingCalled("E"), gapCalled(16)]).toEqual([4, 15]);
  });
});

describe("arrow keys", () => {
  const wide = shapes(16).wide;

  it("walk along a side and round a corner", () => {
    expect(walk(0, "ArrowRight", wide)).toBe(1);
    expect(walk(8, "ArrowDown", wide)).toBe(9);
    expect(walk(16, "ArrowLeft", wide)).toBe(17);
    expect(walk(24, "ArrowUp", wide)).toBe(25);
    expect(walk(0, "ArrowDown", wide)).toBe(31);
  });

  it("cross the courtyard where the ring does not go on that way", () => {
    expect(walk(3, "ArrowDown", wide)).toBe(21);
    expect(walk(21, "ArrowUp", wide)).toBe(3);
    expect(walk(11, "ArrowLeft", wide)).toBe(29);
  });

  it("stay where they would leave the palace", () => {
    expect(walk(3, "ArrowUp", wide)).toBe(3);
    expect(walk(0, "ArrowLeft", wide)).toBe(0);
  });

  it.each([shapes(16).wide, shapes(16).tall, shapes(12).wide])("reach every cell of %o", (shape) => {
    const seen = new Set([0]);
    for (let grown = -1; grown !== seen.size; ) {
      grown = seen.size;
      for (const cell of [...seen])
        for (const arrow of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const)
          seen.add(walk(cell, arrow, shape));
    }
    expect(seen.size).toBe(outline(shape).length);
  });
});
