// Which things deserve a column of their own at the end, and what stands in it.

import type { Summary, SummarySeat } from "../wire/rest";

/** Things that brought or cost somebody points, those that mattered most first; where points come otherwise, all of them. */
export function columns(summary: Summary): string[] {
  const weight = new Map<string, number>();
  for (const seat of summary.seats) {
    for (const { thing, count, points } of seat.holdings) {
      const worth = scores(summary) ? Math.abs(points) : count;
      if (worth > 0 || !scores(summary)) weight.set(thing, (weight.get(thing) ?? 0) + worth);
    }
  }
  const things = [...weight.keys()];
  return scores(summary) ? things.sort((a, b) => (weight.get(b) ?? 0) - (weight.get(a) ?? 0)) : things;
}

function scores(summary: Summary): boolean {
  return summary.seats.some((seat) => seat.holdings.some((holding) => holding.points !== 0));
}

/** What of a thing a player has come to: points where things bring any, else how many. */
export function pointsOf(game: string, seat: SummarySeat, thing: string): number {
  const holding = seat.holdings.find((one) => one.thing === thing);
  return (game === "dominion" ? holding?.points : holding?.count) ?? 0;
}
