// What the preferences do for a player: Treasures, an end of turn without a choice, and a question before coins are lost.

import type { AskInfo } from "../wire/messages";
import type { DominionView } from "../wire/views";

export interface Wanted {
  treasures: boolean;
  ending: boolean;
}

const TREASURES = "all_treasures";
const END = "end_turn";

/** The answer a preference gives to this question; null: the player answers. */
export function automatic(ask: Pick<AskInfo, "verb" | "options">, wanted: Wanted): string | null {
  const picks = ask.options.map((option) => option.pick);
  if (wanted.treasures && ask.verb === "play_treasure" && picks.includes(TREASURES)) return TREASURES;
  if (wanted.ending && picks.length === 1 && picks[0] === END) return END;
  return null;
}

/** Whether this answer would end a turn in which something that costs coins could still be bought. */
export function wastes(pick: string, view: Pick<DominionView, "coins" | "buys" | "supply">): boolean {
  if (pick !== END || view.buys < 1 || view.coins < 1) return false;
  return view.supply.some(([, count, cost]) => count > 0 && cost > 0 && cost <= view.coins);
}
