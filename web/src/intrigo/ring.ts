// The palace as a ring of cells seen from above: where each building and each gap lies, and how arrow keys walk there.

/** A ring's outline in cells. */
export interface Shape {
  columns: number;
  rows: number;
}

/** A cell of the grid, both from 1. */
export interface Place {
  column: number;
  row: number;
}

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

/** Sixteen buildings make a square of 9 × 9 cells, on a phone 7 × 11; twelve make one of 7 × 7 everywhere. */
export function shapes(buildings: number): { wide: Shape; tall: Shape } {
  const side = buildings / 2 + 1;
  const wide = { columns: side, rows: side };
  return { wide, tall: buildings > 12 ? { columns: side - 2, rows: side + 2 } : wide };
}

/** The cells of the outline, clockwise from the top left: a building, the gap after it, the next building and so on. */
export function outline({ columns, rows }: Shape): Place[] {
  const places: Place[] = [];
  for (let column = 1; column < columns; column += 1) places.push({ column, row: 1 });
  for (let row = 1; row < rows; row += 1) places.push({ column: columns, row });
  for (let column = columns; column > 1; column -= 1) places.push({ column, row: rows });
  for (let row = rows; row > 1; row -= 1) places.push({ column: 1, row });
  return places;
}

/** Which cell of the outline holds this building, this gap. */
export const cellOfBuilding = (building: number): number => 2 * building;
export const cellOfGap = (gap: number): number => 2 * gap + 1;

/** Where an arrow leads from a cell: on along its side, or straight across the courtyard; the cell itself if nowhere. */
export function walk(cell: number, arrow: Arrow, shape: Shape): number {
  const places = outline(shape);
  const here = places[cell];
  if (here === undefined) return cell;
  const column = here.column + (arrow === "ArrowRight" ? 1 : arrow === "ArrowLeft" ? -1 : 0);
  const row = here.row + (arrow === "ArrowDown" ? 1 : arrow === "ArrowUp" ? -1 : 0);
  const beside = places.findIndex((place) => place.column === column && place.row === row);
  if (beside >= 0) return beside;
  if (column < 1 || column > shape.columns || row < 1 || row > shape.rows) return cell;
  const across = places.findIndex((place) =>
    row === here.row
      ? place.row === row && place.column !== here.column
      : place.column === column && place.row !== here.row,
  );
  return across >= 0 ? across : cell;
}

// --- what people call them ----------------------------------------------------------------------------------------------

const LETTERS = "ABCDEFGHIJKLMNOP";

/** Buildings have letters, gaps have numbers from 1, clockwise from the entrance: gap 1 lies between A and B. */
export const buildingLabel = (building: number): string => LETTERS[building] ?? "";
export const gapLabel = (gap: number): number => gap + 1;
export const buildingCalled = (letter: string): number => LETTERS.indexOf(letter);
export const gapCalled = (label: number): number => label - 1;
