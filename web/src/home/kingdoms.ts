// Kingdoms and the cards they are made of: grouped, counted, filtered. What can be played is for the server to say.

import { ownFacts } from "../dominion/facts";
import type { Kingdom, KingdomCard, OwnCard } from "../wire/rest";
import { type CustomCard, entryOf, type KingdomWish } from "./wish";

export const KINGDOM_SIZE = 10;
export const CUSTOM = "custom";
export const BASE_EDITIONS = ["base2", "base1"] as const;
/** The boxes there are, the usual one first. */
export const BOXES = ["base2", "base1", "intrigue1"] as const;

/** What is said about a kingdom, in this order; the first ones also where it has none of it. */
export const TOLD = ["village", "draw", "trasher", "buy", "gainer", "attack", "reaction", "curser"] as const;

/** What a random kingdom can be asked to have, in the words that the server reads. */
export const WANTED = {
  village: "village",
  draw: "draw",
  trasher: "trasher",
  buy: "buy",
  gainer: "gainer",
  attack: "attack",
  answer: "reaction if attack",
  calm: "attack<=2",
  spread: "spread",
  half: "half",
} as const;
export type Wanted = keyof typeof WANTED;

/** What it can be asked not to have. */
export const UNWANTED = ["attack", "curser", "trasher", "cost6"] as const;
export type Unwanted = (typeof UNWANTED)[number];

export interface Wishes {
  boxes: string[];
  edition: string;
  wanted: Wanted[];
  unwanted: Unwanted[];
}

export const NO_WISHES: Wishes = { boxes: [...BOXES], edition: "", wanted: ["answer"], unwanted: [] };

export function wantedText(wishes: Wishes): string {
  return wishes.wanted.map((one) => WANTED[one]).join(", ");
}

export function unwantedText(wishes: Wishes): string {
  return wishes.unwanted.join(", ");
}

/** The wishes as one line, for a table whose kingdom is drawn when the game begins. */
export function randomWish(wishes: Wishes, own: readonly OwnCard[] = []): KingdomWish {
  const wanted = wantedText(wishes);
  const unwanted = unwantedText(wishes);
  const kingdom = ["random", wishes.boxes.join(","), wanted && `with ${wanted}`, unwanted && `without ${unwanted}`];
  return {
    kingdom: kingdom.filter(Boolean).join(" "),
    ...(wishes.edition ? { edition: wishes.edition } : {}),
    ...(own.length > 0 ? { custom: own.map((card) => card.data) } : {}),
  };
}

/** The wish for exactly this kingdom. */
export function wishFor(kingdom: Kingdom, own: readonly OwnCard[]): KingdomWish {
  if (kingdom.id) return { kingdom: kingdom.id };
  const ids = kingdom.cards.map((entry) => entryOf(entry).id);
  const custom: CustomCard[] = own.filter((card) => ids.includes(card.id)).map((card) => card.data);
  return { kingdom: kingdom.cards.join(", "), ...(custom.length > 0 ? { custom } : {}) };
}

export interface Group {
  boxes: string[];
  kingdoms: Kingdom[];
}

/** The recommended kingdoms by the boxes they take: the second edition first, mixtures last. */
export function grouped(kingdoms: readonly Kingdom[]): Group[] {
  const groups = new Map<string, Group>();
  for (const kingdom of kingdoms) {
    const boxes = [...kingdom.boxes].sort((a, b) => b.localeCompare(a));
    const group = groups.get(boxes.join()) ?? { boxes, kingdoms: [] };
    group.kingdoms.push(kingdom);
    groups.set(boxes.join(), group);
  }
  return [...groups.values()].sort((a, b) => a.boxes.length - b.boxes.length || rank(a) - rank(b));
}

function rank(group: Group): number {
  return (BOXES as readonly string[]).indexOf(group.boxes[0] ?? "");
}

/** The facts of these entries, in their order; one that is unknown is left out. */
export function factsFor(entries: readonly string[], cards: readonly KingdomCard[]): KingdomCard[] {
  return entries.flatMap((entry) => {
    const { id, edition } = entryOf(entry);
    return cards.find((card) => card.id === id && card.edition === edition) ?? [];
  });
}

export interface Bar {
  cost: number;
  n: number;
}

/** How many cards of each cost, from the cheapest to the dearest, gaps too. */
export function costBars(cards: readonly KingdomCard[]): Bar[] {
  if (cards.length === 0) return [];
  const costs = cards.map((card) => card.cost);
  const [least, most] = [Math.min(...costs), Math.max(...costs)];
  return Array.from({ length: most - least + 1 }, (_, i) => ({
    cost: least + i,
    n: costs.filter((cost) => cost === least + i).length,
  }));
}

export function traitCounts(cards: readonly KingdomCard[]): { trait: (typeof TOLD)[number]; n: number }[] {
  return TOLD.map((trait) => ({ trait, n: cards.filter((card) => card.traits.includes(trait)).length }));
}

export function entry(card: KingdomCard): string {
  return `${card.id}@${card.edition}`;
}

/** The cards to choose from by hand: each once, those of both base games in this edition. */
export function handCards(cards: readonly KingdomCard[], edition: string): KingdomCard[] {
  const kinds = cards.filter((card) => card.edition !== "basic");
  const shared = (card: KingdomCard) =>
    isBase(card.edition) &&
    kinds.some((other) => other.id === card.id && isBase(other.edition) && other.edition !== card.edition);
  return kinds
    .filter((card) => !shared(card) || card.edition === edition)
    .sort((a, b) => a.cost - b.cost || a.id.localeCompare(b.id));
}

function isBase(edition: string): boolean {
  return (BASE_EDITIONS as readonly string[]).includes(edition);
}

/** The same kingdom with its base cards in this edition; null if some are not in it. */
export function inEdition(entries: readonly string[], edition: string, cards: readonly KingdomCard[]): string[] | null {
  const moved = entries.map((one) => (isBase(entryOf(one).edition) ? `${entryOf(one).id}@${edition}` : one));
  return factsFor(moved, cards).length === entries.length ? moved : null;
}

/** The editions that the base cards of a kingdom can be played in; none if it has no base cards. */
export function editionsFor(entries: readonly string[], cards: readonly KingdomCard[]): string[] {
  if (!entries.some((one) => isBase(entryOf(one).edition))) return [];
  return BASE_EDITIONS.filter((edition) => inEdition(entries, edition, cards) !== null);
}

/** A card more or a card fewer; an eleventh is not taken. */
export function toggled(picks: readonly string[], one: string): string[] {
  const { id } = entryOf(one);
  const without = picks.filter((other) => entryOf(other).id !== id);
  if (without.length < picks.length) return without;
  return picks.length < KINGDOM_SIZE ? [...picks, one] : [...picks];
}

/** By cost, then by id: as kingdoms are laid out everywhere. */
export function inOrder(entries: readonly string[], cards: readonly KingdomCard[]): string[] {
  const cost = (one: string) => factsFor([one], cards)[0]?.cost ?? 0;
  return [...entries].sort((a, b) => cost(a) - cost(b) || a.localeCompare(b));
}

/** Custom cards as a table was opened with them, for people who haven't seen their file. */
export function ownFrom(custom: unknown): OwnCard[] {
  const facts = ownFacts(custom);
  return (Array.isArray(custom) ? custom : []).flatMap((data) => {
    const { id, names, text } = data as { id?: string; names?: Record<string, string>; text?: Record<string, string> };
    const known = id === undefined ? undefined : facts[id];
    if (id === undefined || known === undefined) return [];
    const { cost, types, coins = 0, points = 0 } = known;
    return {
      id,
      edition: CUSTOM,
      cost,
      types,
      coins,
      points,
      traits: [],
      text: [],
      names: names ?? {},
      texts: text ?? {},
      data,
    };
  });
}
