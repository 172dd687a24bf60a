// Where the answers to a question are: on cards that lie on the table, in a tray laid out for it, or on buttons.

import type { Option } from "../wire/messages";
import type { CardId, DominionPlayer, DominionView, Pick } from "../wire/views";

/** What can be picked now, by where it is shown. */
export interface Offer {
  hand: ReadonlySet<Pick>;
  supply: ReadonlySet<Pick>;
  tray: ReadonlySet<Pick>;
  /** Answers that are words, and cards that lie nowhere: a button each. */
  buttons: Option[];
}

export function isCard(option: Option): boolean {
  return option.say.messages.includes("option-card");
}

/** The player whose cards a question is about. */
export function owner(view: DominionView): DominionPlayer | undefined {
  return view.players[view.question?.owner ?? view.seat];
}

export function myself(view: DominionView): DominionPlayer | undefined {
  return view.players[view.seat];
}

/**
 * The cards that a question lays out, since they lie neither in the hand nor in the Supply. Of a pile that is looked
 * through only the kinds are known: one of each, and one more wherever a picked kind could be picked again.
 */
export function tray(
  view: DominionView,
  place: string,
  asked: readonly Option[],
  picks: readonly Pick[],
  next: readonly Option[],
): (CardId | null)[] {
  switch (place) {
    case "":
    case "hand":
    case "supply":
      return [];
    case "revealed":
      return owner(view)?.revealed ?? [];
    case "set_aside":
      return owner(view)?.set_aside ?? [];
    case "hand_and_play":
      return owner(view)?.in_play ?? [];
    case "titles": {
      const piles = new Set(view.supply.map(([card]) => card));
      return kinds(asked).filter((card) => !piles.has(card));
    }
    default:
      return kinds(asked).flatMap((card) => {
        const picked = picks.filter((pick) => pick === card).length;
        const more = next.some((option) => option.pick === card) ? 1 : 0;
        return Array.from({ length: Math.max(1, picked + more) }, () => card);
      });
  }
}

function kinds(options: readonly Option[]): CardId[] {
  return options.filter(isCard).map((option) => option.pick);
}

/** Sort what can be picked by where it lies; what lies nowhere gets a button. */
export function offer(
  view: DominionView,
  place: string,
  options: readonly Option[],
  laidOut: readonly (CardId | null)[],
): Offer {
  const cards = options.filter(isCard).map((option) => option.pick);
  const held = place === "hand" || place === "hand_and_play" ? (myself(view)?.hand ?? []) : [];
  const piles = place === "supply" || place === "titles" ? view.supply.map(([card]) => card) : [];
  const among = (shown: readonly (CardId | null)[]) => new Set(cards.filter((card) => shown.includes(card)));
  const [hand, supply, laid] = [among(held), among(piles), among(laidOut)];
  const shown = (pick: Pick) => hand.has(pick) || supply.has(pick) || laid.has(pick);
  return { hand, supply, tray: laid, buttons: options.filter((option) => !isCard(option) || !shown(option.pick)) };
}

/** What is on buttons: all words of the question in their places, picked or not, and cards that lie nowhere. */
export function onButtons(asked: readonly Option[], stop: Pick, next: readonly Option[]): Option[] {
  return [...asked.filter((option) => !isCard(option) && option.pick !== stop), ...next.filter(isCard)];
}

/** The default button, solid, if no card is worth considering. */
export function usual(buttons: readonly Option[], cards: number): Pick | null {
  const words = buttons.map((button) => button.pick);
  if (words.includes("all_treasures")) return "all_treasures";
  if (cards > 0) return null;
  return words.length === 1 ? (words[0] ?? null) : null;
}
