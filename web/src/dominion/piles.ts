// The Supply as it lies on the table, and what the whole table can see of the end.

import type { CardId, DominionView } from "../wire/views";
import { type Facts, factsOf } from "./facts";
import { EMPTY_PILES } from "./printed";

export interface SupplyCard {
  card: CardId;
  /** For the catalogues: `mine@base2`. */
  title: string;
  left: number;
  /** Now. */
  cost: number;
  /** Whether it costs less than is printed on it. */
  cheaper: boolean;
}

// Four to a row: Treasures and the Curse over the Victory cards and the trash.
const BASICS: CardId[] = ["copper", "silver", "gold", "curse", "estate", "duchy", "province"];
const FEW = 2;

/** The basic piles in their usual places, and the kingdom in the order of the printed costs, which Bridge does not change. */
export function supply(
  view: DominionView,
  own: Record<CardId, Facts> = {},
): { basics: SupplyCard[]; kingdom: SupplyCard[] } {
  const piles = view.supply.map(([card, left, cost], pile) => ({
    card,
    title: titleOf(card, view.editions[pile] ?? "basic"),
    left,
    cost,
    cheaper: cost < factsOf(card, own).cost,
  }));
  const place = (pile: SupplyCard) => BASICS.indexOf(pile.card);
  return {
    basics: piles.filter((pile) => place(pile) >= 0).sort((a, b) => place(a) - place(b)),
    kingdom: piles.filter((pile) => place(pile) < 0),
  };
}

function titleOf(card: CardId, edition: string): string {
  return edition === "basic" ? card : `${card}@${edition}`;
}

/** What every card of this game is called in the catalogues, by its id. */
export function titles(view: DominionView): Record<CardId, string> {
  return Object.fromEntries(view.supply.map(([card], pile) => [card, titleOf(card, view.editions[pile] ?? "basic")]));
}

/** Whether a pile is close to its end. */
export function isLow(pile: SupplyCard): boolean {
  return pile.left > 0 && pile.left <= (pile.card === "province" ? 2 * FEW : FEW);
}

/** How close the game is to its end, as the rule book says it: so many empty piles with so many players. */
export function untilTheEnd(view: DominionView): { provinces: number; empty: number; enough: number } {
  const left = Object.fromEntries(view.supply.map(([card, left]) => [card, left]));
  return {
    provinces: left["province"] ?? 0,
    empty: view.supply.filter(([, left]) => left === 0).length,
    enough: EMPTY_PILES[view.seats as keyof typeof EMPTY_PILES],
  };
}
