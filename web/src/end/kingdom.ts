// The kingdom of a game that was played.

import { CUSTOM, KINGDOM_SIZE } from "../home/kingdoms";
import type { DominionView } from "../wire/views";

/** Its ten cards, for an address; "" if there are custom ones among them. */
export function kingdomOf(view: DominionView): string {
  const entries = view.supply.map(([card], pile) => `${card}@${view.editions[pile]}`).slice(-KINGDOM_SIZE);
  return entries.some((entry) => entry.endsWith(CUSTOM)) ? "" : entries.join(",");
}
