// What opponents did since I moved last: marks on their seats and on the piles. They outlive the motion, and go when I move.
// They are read off the log, so they are there after a reload and at every step of a replay.

import type { Line } from "../wire/messages";
import { happenings, isMove } from "./happened";
import type { Happening } from "./pace";

export interface Mark extends Happening {
  /** Whether somebody else's move did it. */
  hit: boolean;
}

export interface Marks {
  /** By seat, in the order it happened; equal ones are one with a number. */
  seats: ReadonlyMap<number, readonly Mark[]>;
  /** How many cards have left each pile. */
  piles: ReadonlyMap<string, number>;
  /** The players that the card played last has hit so far. */
  struck: { card: string; seats: readonly number[] } | null;
}

function note(noted: readonly Mark[], mark: Mark): Mark[] {
  const same = ({ kind, thing, hit, to }: Mark) =>
    kind === mark.kind && thing === mark.thing && hit === mark.hit && to === mark.to;
  if (!noted.some(same)) return [...noted, mark];
  return noted.map((one) => (same(one) ? { ...one, n: one.n + mark.n } : one));
}

/** The marks for who sits on this seat of so many; -1 is a spectator, who sees those of everybody's last turn. */
export function marksOf(log: readonly Line[], seat: number, seats: number): Marks {
  const headings = log.flatMap((line, i) => (line.weight === 0 ? [i] : []));
  const begin = headings.at(-(seats + 1)) ?? 0;
  const bySeat = new Map<number, Mark[]>();
  const piles = new Map<string, number>();
  let struck: { card: string; seats: number[] } | null = null;
  for (const one of happenings(log.slice(begin))) {
    if (one.kind === "turn") {
      struck = null;
      if (one.seat < 0) bySeat.clear();
      // A turn begins with a clean slate, but for what others did to this player since the last one.
      else if (one.seat !== seat && bySeat.get(one.seat)?.some(({ hit }) => !hit)) bySeat.delete(one.seat);
      if (seat < 0) piles.clear();
      continue;
    }
    if (one.by === seat) {
      bySeat.clear();
      piles.clear();
      continue;
    }
    const hit = one.seat !== one.by && one.kind !== "revealed" && one.kind !== "passed";
    bySeat.set(one.seat, note(bySeat.get(one.seat) ?? [], { ...one, hit }));
    if (one.kind === "gained" && one.from === undefined) piles.set(one.thing, (piles.get(one.thing) ?? 0) + one.n);
    if (one.kind === "played") struck = { card: one.thing, seats: [] };
    else if (hit && struck && !struck.seats.includes(one.seat)) struck.seats.push(one.seat);
  }
  return { seats: bySeat, piles, struck };
}

/** The other players who have moved since this seat did; `from`: how long the log was at that time, 0 if that isn't known. */
export function moversSince(log: readonly Line[], seat: number, from: number): number[] {
  const mine = log.findLastIndex((line) => line.seat === seat && isMove(line) && !line.depth);
  const since = log.slice(Math.max(mine + 1, from > log.length ? 0 : from)); // a longer log has been undone
  return [...new Set(since.filter(isMove).map((line) => line.seat))].filter((mover) => mover !== seat);
}
