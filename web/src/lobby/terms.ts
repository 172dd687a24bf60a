// What a table for friends is opened with: remembered from the last time.

import { type Game, isGame } from "../home/plan";
import type { NewTable } from "../wire/rest";

/** What can be undone: moves that taught nobody anything, and others if everyone agrees; only the former; nothing. */
export const UNDO_RULES = ["ask", "free", "never"] as const;

/** What Intrigo may be played with; the first of each is the usual one. */
export const PRICES = ["1, 2, 3", "1, 1, 2", "1, 2, 4", "2, 3, 4"] as const;
export const DUCATS = [32, 35, 36] as const;
export const ROUNDS = [30, 12, 8] as const;
export const FAMILIES = ["contarini", "dandolo", "gradenigo", "morosini"] as const;
const CHARACTERS = ["trader", "assassin", "courtesan", "gondolier", "guard", "thief"];

export interface Terms {
  game: Game;
  seats: number;
  undo: string;
  chat: boolean;
  public: boolean;
  /** Whether the invite lets people watch. */
  watch: boolean;
  /** Of Dominion, for five and six people: how many sit at each of two tables, "3+3"; "": all at one. */
  tables: string;
  /** Of Intrigo: the three prices of every character. */
  prices: string;
  /** Of Intrigo: how many ducats there are. */
  ducats: number;
  /** Of Intrigo: the last round. */
  rounds: number;
  /** Of Intrigo: the families in the order of the seats, "dandolo,morosini,…"; "": random. */
  families: string;
  /** Of Intrigo: the seat that starts, from 1; 0: random. */
  first: number;
  /** Of Dominion: choices from a hand take a moment even when there is none. */
  pause: boolean;
  /** Of Dominion: a score counter. */
  points: boolean;
  /** Of Dominion: the rules of the first or the second edition, "": those that fit the cards. */
  profile: string;
  mergedTreasure: boolean;
  chooseDiscardTop: boolean;
}

const FIRST: Terms = {
  game: "dominion",
  seats: 3,
  undo: "ask",
  chat: true,
  public: false,
  watch: true,
  tables: "",
  prices: PRICES[0],
  ducats: DUCATS[0],
  rounds: ROUNDS[0],
  families: "",
  first: 0,
  pause: true,
  points: false,
  profile: "",
  mergedTreasure: false,
  chooseDiscardTop: false,
};

/** What was kept, field by field: one that is none any more is as on the first visit. */
export function readTerms(kept: string | null): Terms {
  let found: Partial<Record<keyof Terms, unknown>> = {};
  try {
    found = Object(JSON.parse(kept ?? "{}"));
  } catch {
    // then all is as on the first visit
  }
  const fitting = Object.entries(FIRST).map(([field, first]) => {
    const value = found[field as keyof Terms];
    return [field, typeof value === typeof first ? value : first];
  });
  const terms = Object.fromEntries(fitting) as unknown as Terms;
  return {
    ...terms,
    game: isGame(terms.game) ? terms.game : FIRST.game,
    undo: (UNDO_RULES as readonly string[]).includes(terms.undo) ? terms.undo : FIRST.undo,
    prices: oneOf(PRICES, terms.prices),
    ducats: oneOf(DUCATS, terms.ducats),
    rounds: oneOf(ROUNDS, terms.rounds),
    families: [...terms.families.split(",")].sort().join() === FAMILIES.join() ? terms.families : "",
    profile: ["", "ed1", "ed2"].includes(terms.profile) ? terms.profile : FIRST.profile,
  };
}

function oneOf<T>(known: readonly T[], value: unknown): T {
  return known.find((one) => one === value) ?? (known[0] as T);
}

/** How people sit at two tables, of the ways there are for so many; "": at one. Too many for one must choose. */
export function tablesFor(terms: Terms, ways: readonly string[], mustSplit: boolean): string {
  return ways.includes(terms.tables) ? terms.tables : mustSplit ? (ways[0] ?? "") : "";
}

/** The table to ask the server for. `kingdom` is what the wishes say about it, `tables` how people sit at two. */
export function asTable(terms: Terms, seats: number, kingdom: Record<string, unknown>, tables = ""): NewTable {
  const wishes = {
    ...(tables ? { tables } : {}),
    ...kingdom,
    ...(terms.profile ? { profile: terms.profile } : {}),
    ...(terms.mergedTreasure ? { merged_treasure: true } : {}),
    ...(terms.chooseDiscardTop ? { choose_discard_top: true } : {}),
  };
  return {
    game: terms.game,
    seats,
    wishes: terms.game === "dominion" ? wishes : agreedOn(terms, seats),
    undo: terms.undo,
    chat: terms.chat,
    public: terms.public,
    watch: terms.watch,
    pause: terms.pause,
    points: terms.points && terms.game === "dominion",
  };
}

/** The families after a seat has chosen one: the seat that had it gets the other's. */
export function withFamily(families: string, seat: number, family: string): string {
  const all = families.split(",");
  const had = all.indexOf(family);
  [all[had], all[seat]] = [all[seat] ?? "", family];
  return all.join();
}

/** What differs from the usual game of Intrigo. */
function agreedOn(terms: Terms, seats: number): Record<string, unknown> {
  const prices = terms.prices.split(", ").map(Number);
  return {
    ...(terms.prices !== PRICES[0] ? { prices: Object.fromEntries(CHARACTERS.map((one) => [one, prices])) } : {}),
    ...(terms.ducats !== DUCATS[0] ? { ducat_total: terms.ducats } : {}),
    ...(terms.rounds !== ROUNDS[0] ? { max_rounds: terms.rounds } : {}),
    ...(terms.families ? { families: terms.families.split(",").slice(0, seats) } : {}),
    ...(terms.first >= 1 && terms.first <= seats ? { first: terms.first - 1 } : {}),
  };
}
