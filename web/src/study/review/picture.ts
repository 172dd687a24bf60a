// What of a move can be drawn.

import { PRINTED } from "../../dominion/printed";

const CHARACTERS = ["trader", "assassin", "courtesan", "gondolier", "guard", "thief"];

export type Drawing =
  | { kind: "card"; card: string }
  | { kind: "intrigue"; family: string; value: string }
  | { kind: "character"; character: string };

/** The first pick of a move as a drawing; null if it is none: a word, a building, or nothing at all. */
export function drawingOf(move: readonly string[]): Drawing | null {
  const [first = ""] = move;
  const intrigue = /^([a-z]+)_(\d+)$/.exec(first);
  if (intrigue) return { kind: "intrigue", family: intrigue[1] ?? "", value: intrigue[2] ?? "" };
  if (CHARACTERS.includes(first)) return { kind: "character", character: first };
  return first in PRINTED ? { kind: "card", card: first } : null;
}
