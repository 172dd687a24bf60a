// What differs from the usual game at a table, in words: everyone who comes must be able to see what was agreed on.

import { word } from "../say/index";

type Wishes = Readonly<Record<string, unknown>>;

const told = (name: string, value: string): string => `${word(`page-lobby-${name}`)}: ${value}`;

/** How each kind of wish is told; the kingdom and the tables are told elsewhere. */
const TELL: Record<string, (value: unknown) => string> = {
  prices: (of) =>
    told(
      "prices",
      [...new Set(Object.values(of as Record<string, number[]>).map((three) => three.join(", ")))].join(" / "),
    ),
  ducat_total: (n) => told("ducats", String(n)),
  max_rounds: (n) => told("rounds", String(n)),
  families: (of) => told("families", (of as string[]).map((family) => word(`family-${family}`)).join(", ")),
  first: (seat) => told("first", word("page-lobby-seat", { n: Number(seat) + 1 })),
  profile: (name) => told("profile", word(`page-lobby-profile-${name}`)),
  merged_treasure: () => word("page-lobby-merged"),
  choose_discard_top: () => word("page-lobby-discard-top"),
};

export function agreedOn(wishes: Wishes): string[] {
  return Object.entries(TELL).flatMap(([name, tell]) =>
    name in wishes && wishes[name] !== false ? [tell(wishes[name])] : [],
  );
}
