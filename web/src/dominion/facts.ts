// What is printed on cards besides their text: cost, types, what a Treasure pays and a card is worth. Costs in play come
// from the server.

import type { CardId } from "../wire/views";
import { PRINTED } from "./printed";

export type CardType = "action" | "treasure" | "victory" | "curse" | "attack" | "reaction";

export interface Facts {
  cost: number;
  types: CardType[];
  /** What a Treasure pays. */
  coins?: number;
  /** Victory points, where they are always the same. */
  points?: number;
}

const UNKNOWN: Facts = { cost: 0, types: ["action"] };

/** The facts of a card; `own` are those of cards that somebody has made for this table. */
export function factsOf(card: CardId, own: Record<CardId, Facts> = {}): Facts {
  return own[card] ?? PRINTED[card] ?? UNKNOWN;
}

/** Every printed card. */
export function printed(): CardId[] {
  return Object.keys(PRINTED);
}

/** Custom cards as a table was opened with them, as far as they can be read. */
export function ownFacts(custom: unknown): Record<CardId, Facts> {
  const facts: Record<CardId, Facts> = {};
  for (const card of Array.isArray(custom) ? custom : []) {
    const { id, cost, types, coins, points } = card as Partial<Facts> & { id?: unknown };
    if (typeof id !== "string") continue;
    facts[id] = {
      cost: Number(cost ?? 0),
      types: Array.isArray(types) ? types : UNKNOWN.types,
      ...(types?.includes("treasure") && coins !== undefined ? { coins } : {}),
      ...(typeof points === "number" ? { points } : {}),
    };
  }
  return facts;
}
