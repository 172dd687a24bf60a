// What a family of Intrigo lacked for either way to win.

import { ORGANISATIONS } from "../intrigo/picks";
import type { Organisation } from "../wire/views";

const FOUR = 4;

export interface Missing {
  /** How many more of one organization, and which ones are as near as that; empty if nobody would get there that way. */
  four: number;
  nearest: Organisation[];
  /** The organizations without a seal: one of each is the other way. */
  five: Organisation[];
}

export function missing(counters: Readonly<Record<Organisation, number>>): Missing {
  const most = Math.max(...ORGANISATIONS.map((one) => counters[one]));
  return {
    four: Math.max(0, FOUR - most),
    nearest: ORGANISATIONS.filter((one) => counters[one] === most),
    five: ORGANISATIONS.filter((one) => counters[one] === 0),
  };
}

/** The seals that each seat got in each round, from what it had after it. */
export function gotByRound(rounds: readonly { holdings: Record<string, number>[] }[]): Organisation[][][] {
  return rounds.slice(1).map((round, before) =>
    round.holdings.map((has, seat) =>
      ORGANISATIONS.flatMap((one) => {
        const more = (has[one] ?? 0) - (rounds[before]?.holdings[seat]?.[one] ?? 0);
        return Array.from({ length: Math.max(0, more) }, () => one);
      }),
    ),
  );
}
