// A small palace for the door of Intrigo: a picture, not a position that is played.

import type { Character, Family, Organisation, Token } from "../wire/views";

export type Piece =
  | { kind: "building"; token: Token; seal: boolean }
  | { kind: "card"; family: Family; value: number }
  | { kind: "character"; name: Character }
  | { kind: "empty" };

export interface Cell {
  column: number;
  row: number;
  piece: Piece;
}

const SIDE = 9;
const SEALS: Organisation[] = [
  "clergy",
  "military",
  "farmers",
  "workers",
  "merchants",
  "clergy",
  "farmers",
  "military",
];
const BETWEEN: ([Family, number] | Character | null)[] = [
  ["dandolo", 4],
  "thief",
  null,
  ["morosini", 4],
  ["gradenigo", 3],
  null,
  ["contarini", 2],
  ["tiepolo", 4],
  ["dandolo", 2],
  null,
  "gondolier",
  ["gradenigo", 2],
  null,
  ["morosini", 3],
  ["contarini", 4],
  ["contarini", 3],
];

/** The cells of the ring, clockwise from the corner: buildings and gaps in turn. */
export function ring(): Cell[] {
  return Array.from({ length: 4 * (SIDE - 1) }, (_, i) => ({ ...placeOf(i), piece: pieceAt(i) }));
}

function placeOf(i: number): { column: number; row: number } {
  const [side, along] = [Math.floor(i / (SIDE - 1)), i % (SIDE - 1)];
  if (side === 0) return { column: 1 + along, row: 1 };
  if (side === 1) return { column: SIDE, row: 1 + along };
  if (side === 2) return { column: SIDE - along, row: SIDE };
  return { column: 1, row: SIDE - along };
}

function pieceAt(i: number): Piece {
  if (i % 4 === 0) return { kind: "building", token: SEALS[i / 4] ?? "clergy", seal: true };
  if (i % 2 === 0) return { kind: "building", token: "ducat", seal: false };
  const between = BETWEEN[(i - 1) / 2] ?? null;
  if (between === null) return { kind: "empty" };
  if (typeof between === "string") return { kind: "character", name: between };
  return { kind: "card", family: between[0], value: between[1] };
}
