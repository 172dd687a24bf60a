// What a table for friends is opened with: remembered from the last time.

import { type Game, isGame } from "../home/plan";
import type { NewTable } from "../wire/rest";

/** What can be taken back: what nobody has learnt from, and the rest if the others agree; only the former; nothing. */
export const UNDO_RULES = ["ask", "free", "never"] as const;

export interface Terms {
  game: Game;
  seats: number;
  undo: string;
  chat: boolean;
  public: boolean;
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
    profile: ["", "ed1", "ed2"].includes(terms.profile) ? terms.profile : FIRST.profile,
  };
}

/** The table to ask the server for. `kingdom` is what the wishes say about it. */
export function asTable(terms: Terms, seats: number, kingdom: Record<string, unknown>): NewTable {
  const wishes = {
    ...kingdom,
    ...(terms.profile ? { profile: terms.profile } : {}),
    ...(terms.mergedTreasure ? { merged_treasure: true } : {}),
    ...(terms.chooseDiscardTop ? { choose_discard_top: true } : {}),
  };
  return {
    game: terms.game,
    seats,
    wishes: terms.game === "dominion" ? wishes : {},
    undo: terms.undo,
    chat: terms.chat,
    public: terms.public,
    points: terms.points && terms.game === "dominion",
  };
}
