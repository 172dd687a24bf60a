import { expect, test } from "vitest";
import { ring } from "./ring";

test("the palace on the door is a ring of 16 buildings and 16 gaps without a cell twice", () => {
  const cells = ring();
  expect(cells).toHaveLength(32);
  expect(new Set(cells.map(({ column, row }) => `${column},${row}`)).size).toBe(32);
  expect(cells.every(({ column, row }) => column === 1 || column === 9 || row === 1 || row === 9)).toBe(true);
  expect(cells.filter(({ piece }) => piece.kind === "building")).toHaveLength(16);
});

test("seals and ducats lie in turn", () => {
  const buildings = ring().flatMap(({ piece }) => (piece.kind === "building" ? [piece.seal] : []));
  expect(buildings.every((seal, i) => seal === (i % 2 === 0))).toBe(true);
});
