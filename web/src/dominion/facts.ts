// What is printed on cards besides their text: cost, types, what a Treasure pays and a card is worth. facts.test.ts holds it
// against the rules' own table. Costs in play come from the server.

import type { CardId } from "../wire/views";

export type CardType = "action" | "treasure" | "victory" | "curse" | "attack" | "reaction";

export interface Facts {
  cost: number;
  types: CardType[];
  /** What a Treasure pays. */
  coins?: number;
  /** Victory points, where they are always the same. */
  points?: number;
}

const PRINTED: Record<CardId, Facts> = {
  copper: { cost: 0, types: ["treasure"], coins: 1 },
  silver: { cost: 3, types: ["treasure"], coins: 2 },
  gold: { cost: 6, types: ["treasure"], coins: 3 },
  estate: { cost: 2, types: ["victory"], points: 1 },
  duchy: { cost: 5, types: ["victory"], points: 3 },
  province: { cost: 8, types: ["victory"], points: 6 },
  curse: { cost: 0, types: ["curse"], points: -1 },
  adventurer: { cost: 6, types: ["action"] },
  artisan: { cost: 6, types: ["action"] },
  bandit: { cost: 5, types: ["action", "attack"] },
  bureaucrat: { cost: 4, types: ["action", "attack"] },
  cellar: { cost: 2, types: ["action"] },
  chancellor: { cost: 3, types: ["action"] },
  chapel: { cost: 2, types: ["action"] },
  council_room: { cost: 5, types: ["action"] },
  feast: { cost: 4, types: ["action"] },
  festival: { cost: 5, types: ["action"] },
  gardens: { cost: 4, types: ["victory"] },
  harbinger: { cost: 3, types: ["action"] },
  laboratory: { cost: 5, types: ["action"] },
  library: { cost: 5, types: ["action"] },
  market: { cost: 5, types: ["action"] },
  merchant: { cost: 3, types: ["action"] },
  militia: { cost: 4, types: ["action", "attack"] },
  mine: { cost: 5, types: ["action"] },
  moat: { cost: 2, types: ["action", "reaction"] },
  moneylender: { cost: 4, types: ["action"] },
  poacher: { cost: 4, types: ["action"] },
  remodel: { cost: 4, types: ["action"] },
  sentry: { cost: 5, types: ["action"] },
  smithy: { cost: 4, types: ["action"] },
  spy: { cost: 4, types: ["action", "attack"] },
  thief: { cost: 4, types: ["action", "attack"] },
  throne_room: { cost: 4, types: ["action"] },
  vassal: { cost: 3, types: ["action"] },
  village: { cost: 3, types: ["action"] },
  witch: { cost: 5, types: ["action", "attack"] },
  woodcutter: { cost: 3, types: ["action"] },
  workshop: { cost: 3, types: ["action"] },
  baron: { cost: 4, types: ["action"] },
  bridge: { cost: 4, types: ["action"] },
  conspirator: { cost: 4, types: ["action"] },
  coppersmith: { cost: 4, types: ["action"] },
  courtyard: { cost: 2, types: ["action"] },
  duke: { cost: 5, types: ["victory"] },
  great_hall: { cost: 3, types: ["action", "victory"], points: 1 },
  harem: { cost: 6, types: ["treasure", "victory"], coins: 2, points: 2 },
  ironworks: { cost: 4, types: ["action"] },
  masquerade: { cost: 3, types: ["action"] },
  mining_village: { cost: 4, types: ["action"] },
  minion: { cost: 5, types: ["action", "attack"] },
  nobles: { cost: 6, types: ["action", "victory"], points: 2 },
  pawn: { cost: 2, types: ["action"] },
  saboteur: { cost: 5, types: ["action", "attack"] },
  scout: { cost: 4, types: ["action"] },
  secret_chamber: { cost: 2, types: ["action", "reaction"] },
  shanty_town: { cost: 3, types: ["action"] },
  steward: { cost: 3, types: ["action"] },
  swindler: { cost: 3, types: ["action", "attack"] },
  torturer: { cost: 5, types: ["action", "attack"] },
  trading_post: { cost: 5, types: ["action"] },
  tribute: { cost: 5, types: ["action"] },
  upgrade: { cost: 5, types: ["action"] },
  wishing_well: { cost: 3, types: ["action"] },
};

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
