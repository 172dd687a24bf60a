// Cards that lie side by side: equal ones are the same pick and different things on the screen.

import type { CardId, Pick } from "../wire/views";
import { type CardType, type Facts, factsOf } from "./facts";

/** One card on the screen; null is a card whose face the reader may not see. */
export interface Copy {
  key: string;
  card: CardId | null;
}

/** Copies with keys that stay while cards come and go: the second Copper is the second Copper. */
export function copies(cards: readonly (CardId | null)[], from: string): Copy[] {
  const seen = new Map<CardId | null, number>();
  return cards.map((card) => {
    const before = seen.get(card) ?? 0;
    seen.set(card, before + 1);
    return { key: `${from}:${card ?? "?"}:${before}`, card };
  });
}

const ORDER: CardType[] = ["action", "treasure", "victory", "curse"];

function rank(facts: Facts): number {
  const place = ORDER.findIndex((type) => facts.types.includes(type));
  return place < 0 ? ORDER.length : place;
}

/** A hand as people hold it: Actions, Treasures, Victory cards, Curses; the dearest first, equal cards together. */
export function sortHand(cards: readonly CardId[], own: Record<CardId, Facts> = {}): CardId[] {
  return [...cards].sort((a, b) => {
    const [first, second] = [factsOf(a, own), factsOf(b, own)];
    return rank(first) - rank(second) || second.cost - first.cost || a.localeCompare(b, "en");
  });
}

/**
 * Which copies the picks stand for, in the order of picking: those that were pressed, else the first of their kind.
 * A pick that lies nowhere on the screen has none.
 */
export function marked(picks: readonly Pick[], pressed: readonly string[], shown: readonly Copy[]): (string | null)[] {
  const cardOf = new Map(shown.map(({ key, card }) => [key, card]));
  const free = pressed.filter((key) => cardOf.has(key));
  const taken = new Set<string>();
  const first = (card: Pick, keys: readonly string[]) =>
    keys.find((key) => cardOf.get(key) === card && !taken.has(key)) ?? null;
  const marks: (string | null)[] = [];
  for (const pick of picks) {
    const mark = first(pick, free);
    if (mark !== null) taken.add(mark);
    marks.push(mark);
  }
  return marks.map((mark, i) => {
    if (mark !== null) return mark;
    const other = first(picks[i] ?? "", [...cardOf.keys()]);
    if (other !== null) taken.add(other);
    return other;
  });
}

/** The picks with one of them moved to another place. */
export function movedTo<Thing>(things: readonly Thing[], at: number, to: number): Thing[] {
  const rest = [...things];
  const [thing] = rest.splice(at, 1);
  if (thing === undefined) return rest;
  rest.splice(Math.max(0, Math.min(to, rest.length)), 0, thing);
  return rest;
}

/** How many there are of each card, in the order in which they first come. */
export function counted(cards: readonly CardId[]): [CardId, number][] {
  const counts = new Map<CardId, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}
