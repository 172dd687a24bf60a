// What the button that ends the picking says it will do.

import { has, say, word } from "../say/index";
import type { Selection } from "../table/selection.svelte";
import type { Option } from "../wire/messages";
import type { CardId, Pick } from "../wire/views";
import { isCard } from "./offer";

const MOST_NAMED = 3; // kinds of cards on a button; of more only how many they are

/** Which message says it, and with what: `discard`, of many kinds `discard-many`, nothing picked: null. */
export function confirming(
  verb: string,
  picks: readonly Pick[],
  asked: readonly Option[],
): { message: string; cards: CardId[]; words: Option[] } | null {
  const options = picks.map((pick) => asked.find((option) => option.pick === pick)).filter((one) => one !== undefined);
  if (options.length === 0) return null;
  const cards = options.filter(isCard).map((option) => option.pick);
  const words = options.filter((option) => !isCard(option));
  if (words.length > 0) return { message: "words", cards, words };
  return { message: new Set(cards).size > MOST_NAMED ? `${verb}-many` : verb, cards, words };
}

/** In words; `title` is what the catalogues call a card. */
export function confirmText(selection: Selection, title: (card: CardId) => string): string {
  const { ask, picks, stop } = selection;
  const found = confirming(ask.verb, picks, ask.options);
  if (found === null) return stop ? say(stop.say) : "";
  if (found.message === "words")
    return word("page-dominion-confirm-words", { words: found.words.map((one) => one.say) });
  return doing(found.message, found.cards.map(title));
}

/** "Discard an Estate and a Copper": a verb, or `discard-many`, with these cards. */
export function doing(message: string, cards: readonly string[]): string {
  const given = { cards, top: cards.at(-1) ?? "", n: cards.length };
  const own = `page-dominion-confirm-${message}`;
  return has(own)
    ? word(own, given)
    : word(`page-dominion-confirm-pick${message.endsWith("-many") ? "-many" : ""}`, given);
}
