// The kingdom that is wished for, as it is sent to the server and remembered: a recommended set, ten cards, or chance.

/** A custom card as it came from its file; only the server reads what is in it. */
export type CustomCard = Record<string, unknown>;

export interface KingdomWish {
  /** As the server reads it: `deck_top`, `mine@base1, moat@base1, …`, `random base2 with village`. */
  kingdom: string;
  /** The edition of the cards that both base games have; "": as the kingdom says. */
  edition?: string;
  /** The custom cards that the kingdom may hold. */
  custom?: CustomCard[];
}

export type Sort = "recommended" | "random" | "cards";

export const USUAL: KingdomWish = { kingdom: "first_game_base2" };
export const RANDOM: KingdomWish = { kingdom: "random" };

export function readWish(kept: string | null): KingdomWish {
  try {
    const found: unknown = JSON.parse(kept ?? "");
    if (isWish(found)) return found;
  } catch {
    // nothing was kept, or it is of no use
  }
  return USUAL;
}

function isWish(value: unknown): value is KingdomWish {
  return typeof value === "object" && value !== null && "kingdom" in value && typeof value.kingdom === "string";
}

export function sortOf({ kingdom }: KingdomWish): Sort {
  if (/^random\b/i.test(kingdom)) return "random";
  return kingdom.includes(",") || kingdom.includes("@") ? "cards" : "recommended";
}

/** The wishes of a table that say which kingdom. */
export function asWishes({ kingdom, edition, custom }: KingdomWish): Record<string, unknown> {
  return {
    kingdom,
    ...(edition ? { base_edition: edition } : {}),
    ...(custom && custom.length > 0 ? { custom } : {}),
  };
}

/** The kingdom that a table was opened with. */
export function fromWishes(wishes: Record<string, unknown>): KingdomWish {
  if (typeof wishes.kingdom !== "string") return USUAL;
  return {
    kingdom: wishes.kingdom,
    ...(typeof wishes.base_edition === "string" ? { edition: wishes.base_edition } : {}),
  };
}

/** `mine@base1`: the card, and the box it is from. */
export function entryOf(entry: string): { id: string; edition: string } {
  const [id = "", edition = ""] = entry.split("@");
  return { id, edition };
}
