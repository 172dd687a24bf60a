// What a pick is, and what a go of several picks comes to. The server says what may be picked; here it is only sorted.

import type { Option, Phrase } from "../wire/messages";
import type { Character, Family, IntrigoView } from "../wire/views";
import { buildingLabel, gapLabel } from "./ring";

export const FAMILIES = ["contarini", "dandolo", "gradenigo", "morosini", "tiepolo"] as const satisfies Family[];
export const ORGANISATIONS = ["merchants", "military", "clergy", "farmers", "workers"] as const;
const CHARACTERS = ["trader", "assassin", "courtesan", "gondolier", "guard", "thief"] as const satisfies Character[];

/** Where somebody finds what a pick means: a card of theirs, a character, a gap or a building of the ring, a button. */
export type Sort = "card" | "character" | "gap" | "building" | "word";

export function sortOf(pick: string): Sort {
  if (/^g\d+$/.test(pick)) return "gap";
  if (/^b\d+$/.test(pick)) return "building";
  if (isCharacter(pick)) return "character";
  return /_\d+$/.test(pick) ? "card" : "word";
}

export const gapPick = (gap: number): string => `g${gap}`;
export const buildingPick = (building: number): string => `b${building}`;
/** The number of the gap or building that is picked. */
export const numberOf = (pick: string): number => Number(pick.slice(1));

export function isCharacter(name: string): name is Character {
  return (CHARACTERS as readonly string[]).includes(name);
}

export function familyOf(card: string): Family {
  return card.slice(0, card.lastIndexOf("_")) as Family;
}

export function cardValue(card: string): number {
  return Number(card.slice(card.lastIndexOf("_") + 1));
}

/** What the catalogues call a card, a character or a token. */
export const called = (name: string): string => `intrigo_${name}`;

// --- going back on a pick ---------------------------------------------------------------------------------------------------

/** What was offered and asked before each pick of this go. */
export interface Step {
  options: readonly Option[];
  place: string;
  prompt: Phrase | null;
}

/** The picks with something else in the place of an earlier one, where that was offered; null if it never was. */
export function otherwise(steps: readonly Step[], picks: readonly string[], pick: string): string[] | null {
  for (let at = Math.min(picks.length, steps.length) - 1; at >= 0; at -= 1) {
    if (!steps[at]?.options.some((option) => option.pick === pick)) continue;
    const before = picks.slice(0, at);
    // Another card can go into the same gap: changing the card doesn't change the place.
    const gap = at === 0 && picks[1] !== undefined && sortOf(pick) !== "word" ? [picks[1]] : [];
    return [...before, pick, ...gap];
  }
  return null;
}

/** What is to be picked from a place; from the hand it may be only cards, or only the characters beside it. */
export function wanted(place: string, offered: Iterable<string>): string {
  const sorts = new Set([...offered].map(sortOf));
  if (place !== "hand" || sorts.has("card") === sorts.has("character")) return place;
  return sorts.has("card") ? "hand-cards" : "hand-characters";
}

// --- what a go will do ------------------------------------------------------------------------------------------------------

/** What the answering button says: the whole go in words, once it is one. */
export function deed(picks: readonly string[], view: IntrigoView): { message: string; given: Record<string, unknown> } {
  const [card = "", gap = "g0", first, second] = picks;
  const given: Record<string, unknown> = { card: called(card), gap: gapLabel(numberOf(gap)) };
  if (sortOf(card) === "word") return { message: `intrigo-word-${card}`, given };
  if (!isCharacter(card)) return { message: "page-intrigo-do-play", given };
  given.ducats = view.stacks.find((stack) => stack.character === card)?.prices[0] ?? 0;
  if (first === undefined) return { message: "page-intrigo-do-buy", given };
  if (sortOf(first) === "building") {
    given.building = buildingLabel(numberOf(first));
    given.token = called(view.buildings[numberOf(first)]?.token ?? "ducat");
    if (second !== undefined) given.other = buildingLabel(numberOf(second));
  } else {
    given.from = gapLabel(numberOf(first));
    given.moved = called(view.gaps[numberOf(first)]?.card ?? "");
    if (second !== undefined && sortOf(second) === "gap") given.to = gapLabel(numberOf(second));
    else if (second !== undefined) given.moved = called(second);
  }
  return { message: `page-intrigo-do-${card}`, given };
}
