// The figures of a report as they are drawn and written.

/** How strongly a cell of the matrix is colored, in percent: from even to twice as good, or to nothing. */
export function strength(value: number, even: number): number {
  return Math.min(100, 8 + (170 * Math.abs(value - even)) / even);
}

export interface Lengths {
  least: number;
  middle: number;
  most: number;
  /** How many games took so many turns, from the shortest to the longest. */
  bars: { turns: number; n: number }[];
}

/** How long games take: the middle half, and all of them. `rounds` are in order. */
export function lengths(rounds: readonly number[]): Lengths {
  const at = (part: number) => rounds[Math.min(rounds.length - 1, Math.floor(rounds.length * part))] ?? 0;
  const [first, last] = [at(0), rounds.at(-1) ?? 0];
  const bars = Array.from({ length: last - first + 1 }, (_, i) => ({
    turns: first + i,
    n: rounds.filter((one) => one === first + i).length,
  }));
  return { least: at(0.25), middle: at(0.5), most: at(0.75), bars };
}

/** In how many of twelve games the first two hands have these coins: seven Coppers and three Estates. */
export const IN_TWELVE: Record<string, number> = { "4/3": 5, "3/4": 5, "5/2": 1, "2/5": 1 };
