// Both ways to win, counted: how many organisations a player has, and of which one most seals.

import type { Organisation } from "../wire/views";
import { ORGANISATIONS } from "./picks";

export interface Goals {
  /** How many of the five organisations there is a seal of. */
  different: number;
  /** The most seals of one organisation, and of which: the first where there are several. */
  most: number;
  best: Organisation;
}

export function goals(counters: Readonly<Record<Organisation, number>>): Goals {
  const best = ORGANISATIONS.reduce((best, one) => (counters[one] > counters[best] ? one : best));
  return { different: ORGANISATIONS.filter((one) => counters[one] > 0).length, most: counters[best], best };
}
