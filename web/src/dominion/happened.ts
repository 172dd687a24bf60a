// What a line of Dominion's log tells, as far as a player must see it happen: what changes hands, and whom it hits. Draws,
// shuffles and clean-up only change numbers.

import type { Happening, Kind } from "../table/pace";
import type { Line, Phrase } from "../wire/messages";

const KINDS: Record<string, Kind> = {
  play: "played",
  buy: "gained",
  gain: "gained",
  gain_to_hand: "gained",
  gain_onto_deck: "gained",
  gain_from_trash: "gained",
  trash: "trashed",
  discard: "discarded",
  pass: "passed",
  react: "revealed",
};

/** The card that the catalogues call `militia@base1`. */
const bare = (title: string): string => title.split("@")[0] ?? "";

function counted(cards: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(bare(card), (counts.get(bare(card)) ?? 0) + 1);
  return counts;
}

function ofDeed(deed: Phrase, seat: number, by: number): Happening[] {
  const name = (deed.messages.at(-1) ?? "").replace("deed-", "").split(".")[0] ?? "";
  const kind = KINDS[name];
  // What players discard of their own is a choice of theirs; what others make them discard hits them.
  if (kind === undefined || (kind === "discarded" && seat === by)) return [];
  const { cards = [], n = 1, times = 1 } = deed.arguments as { cards?: string[]; n?: number; times?: number };
  if (kind === "discarded" || cards.length === 0) return [{ kind, seat, by, thing: "", n }];
  const from = name === "gain_from_trash" ? { from: "trash" } : {};
  const to = name === "gain_to_hand" ? { to: "hand" } : {};
  return [...counted(cards)].map(([thing, n]) => ({ kind, seat, by, thing, n: n * times, ...from, ...to }));
}

export function read(line: Line, by: number): Happening[] {
  const name = line.say.messages.at(-1) ?? "";
  if (name === "event-turn") return [{ kind: "turn", seat: line.seat, by: line.seat, thing: "", n: 1 }];
  const deeds = line.say.arguments["deeds"];
  if (line.weight > 1 || !Array.isArray(deeds)) return [];
  return (deeds as Phrase[]).flatMap((deed) => ofDeed(deed, line.seat, by));
}
