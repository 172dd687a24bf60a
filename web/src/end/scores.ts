// Which things deserve a column of their own at the end, in which order, and what stands in it.

import { type FieldType, fieldOf } from "../art/field";
import { factsOf } from "../dominion/facts";
import type { Holding, Summary, SummarySeat } from "../wire/rest";

/** The cards that brought or cost somebody points: the dearest first, Curses last. */
export function columns(summary: Summary): string[] {
  const scoring = summary.seats.flatMap((seat) => seat.holdings).filter((one) => one.points !== 0);
  const things = [...new Set(scoring.map((one) => one.thing))];
  const last = (thing: string) => (factsOf(thing).types.includes("curse") ? 1 : 0);
  return things.sort((a, b) => last(a) - last(b) || factsOf(b).cost - factsOf(a).cost || (a < b ? -1 : 1));
}

/** What of a thing a player has come to. */
export function pointsOf(seat: SummarySeat, thing: string): number {
  return seat.holdings.find((one) => one.thing === thing)?.points ?? 0;
}

/** A number with a minus sign, not a hyphen. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

const GROUPS: readonly FieldType[] = [
  "treasure",
  "treasure-victory",
  "attack",
  "reaction",
  "action",
  "action-victory",
  "victory",
  "curse",
];

/** A deck as people sort it: Treasures, Actions, Victory cards, Curses; the dearest of each first. */
export function sorted(holdings: readonly Holding[]): Holding[] {
  const group = ({ thing }: Holding) => GROUPS.indexOf(fieldOf(factsOf(thing).types));
  return holdings.toSorted((a, b) => group(a) - group(b) || factsOf(b.thing).cost - factsOf(a.thing).cost);
}

const COLORS: Record<FieldType, string> = {
  treasure: "or",
  "treasure-victory": "or",
  action: "argent",
  "action-victory": "argent",
  attack: "gules",
  reaction: "azure",
  victory: "vert",
  curse: "purpure",
};

/** The color of a card's type. */
export function colorOf(thing: string): string {
  return `var(--${COLORS[fieldOf(factsOf(thing).types)]})`;
}
