/** What a card's field looks like; the outlines are symbols `f-…` of dominion.svg. */
export type FieldType =
  | "action"
  | "attack"
  | "reaction"
  | "treasure"
  | "victory"
  | "curse"
  | "action-victory"
  | "treasure-victory";

/** The field of a card with these types: the type that matters most to the reader. */
export function fieldOf(types: readonly string[]): FieldType {
  const has = (type: string) => types.includes(type);
  if (has("attack")) return "attack";
  if (has("reaction")) return "reaction";
  if (has("curse")) return "curse";
  if (has("victory")) {
    if (has("action")) return "action-victory";
    return has("treasure") ? "treasure-victory" : "victory";
  }
  return has("treasure") ? "treasure" : "action";
}

/** Where the glyph sits in its field: left, top, size, on the field's grid of 100. */
export const PLACE: Record<FieldType, readonly [number, number, number]> = {
  action: [13, 11, 74],
  attack: [14, 11, 72],
  reaction: [14, 11, 72],
  treasure: [14, 14, 72],
  victory: [15, 9, 70],
  curse: [18, 24, 64],
  "action-victory": [15, 12, 70],
  "treasure-victory": [16, 14, 68],
};

/** The color of each field: a part of the tokens' names. */
export const TINCTURES: Record<FieldType, string> = {
  action: "argent",
  attack: "gules",
  reaction: "azure",
  treasure: "or",
  victory: "vert",
  curse: "purpure",
  "action-victory": "vert",
  "treasure-victory": "vert",
};
