// The cards on the shelves of the browser, and how one is found among many. Their words are in dominion/names.ts.

import type { Facts } from "../dominion/facts";
import { helpOf, textOf } from "../dominion/names";
import { has } from "../say/index";
import type { KingdomCard, OwnCard } from "../wire/rest";

/** What is printed, in the shape that the cards of the table have it. */
export function factsFrom({ cost, types }: { cost: number; types: readonly string[] }): Facts {
  return { cost, types: types as Facts["types"] };
}

/** A card as texts and names are asked for: `mine@base1`; of a basic card its id. */
export function titleOf(card: KingdomCard): string {
  return card.edition === "basic" ? card.id : `${card.id}@${card.edition}`;
}

/** What a card says, line by line. */
export function linesOf(card: KingdomCard | OwnCard): string[] {
  return textOf(titleOf(card), "texts" in card ? card.texts : undefined).filter(Boolean);
}

/** What players ask about it. */
export function rulingOf(card: KingdomCard | OwnCard): string {
  return "texts" in card ? "" : helpOf(titleOf(card));
}

/** One card of the browser with all its editions. */
export interface Shelf {
  id: string;
  boxes: string[];
  cost: number;
  types: string[];
  /** Those whose texts differ, the newest first; otherwise the newest alone. */
  editions: KingdomCard[];
}

const NEWEST_FIRST = ["basic", "base2", "base1", "intrigue1"];

/** The cards of all editions, each id once: those of every game first, then by cost. */
export function shelves(cards: readonly KingdomCard[], differs = hasOwnText): Shelf[] {
  const byId = new Map<string, KingdomCard[]>();
  for (const card of cards) byId.set(card.id, [...(byId.get(card.id) ?? []), card]);
  const found = [...byId.values()].flatMap((all) => {
    const editions = [...all].sort((a, b) => NEWEST_FIRST.indexOf(a.edition) - NEWEST_FIRST.indexOf(b.edition));
    const [first] = editions;
    if (!first) return [];
    const { id, cost, types } = first;
    return {
      id,
      cost,
      types,
      boxes: editions.map((card) => card.edition),
      editions: differs(first) ? editions : [first],
    };
  });
  const basic = (shelf: Shelf) => Number(!shelf.boxes.includes("basic"));
  return found.sort((a, b) => basic(a) - basic(b) || a.cost - b.cost || a.id.localeCompare(b.id));
}

/** Whether this edition of a card has a text of its own. */
function hasOwnText(card: KingdomCard): boolean {
  return has(`text-${card.id}-${card.edition}`);
}

export interface Filter {
  text: string;
  box: string;
  type: string;
  cost: string;
}

export const NO_FILTER: Filter = { text: "", box: "", type: "", cost: "" };

/** Letters without accents, hyphenation and case: what people type when they look for something. */
export function bare(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\p{Mn}\u00AD]/gu, "")
    .replace(/ł/gi, "l")
    .toLowerCase();
}

export interface Findable {
  boxes: readonly string[];
  types: readonly string[];
  cost: number;
  name: string;
  words: string;
}

/** Whether a card is among those looked for; a text is found in its name, or in what it does. */
export function matches(card: Findable, { text, box, type, cost }: Filter): boolean {
  const wanted = bare(text.trim());
  return (
    (!box || card.boxes.includes(box)) &&
    (!type || card.types.includes(type)) &&
    (!cost || card.cost === Number(cost)) &&
    (!wanted || [card.name, card.words].some((found) => bare(found).includes(wanted)))
  );
}
