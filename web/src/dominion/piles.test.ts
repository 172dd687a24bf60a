import { expect, test } from "vitest";
import type { DominionView, Pile } from "../wire/views";
import { isLow, supply, titles, untilTheEnd } from "./piles";

const BASICS: Pile[] = [
  ["copper", 46, 0],
  ["silver", 40, 2],
  ["gold", 30, 5],
  ["estate", 8, 1],
  ["duchy", 0, 4],
  ["province", 8, 7],
  ["curse", 10, 0],
];
const KINGDOM: Pile[] = [
  ["cellar", 10, 1],
  ["bridge", 0, 3],
];

function view(seats = 2): DominionView {
  const piles = [...BASICS, ...KINGDOM];
  return {
    seats,
    supply: piles,
    editions: piles.map(([card]) => (card === "cellar" ? "base1" : card === "bridge" ? "intrigue1" : "basic")),
  } as DominionView;
}

test("the basic piles have their places, Treasures and Curse over Victory cards", () => {
  expect(supply(view()).basics.map((pile) => pile.card)).toEqual([
    "copper",
    "silver",
    "gold",
    "curse",
    "estate",
    "duchy",
    "province",
  ]);
});

test("the kingdom stays in the order of its printed costs", () => {
  expect(supply(view()).kingdom.map((pile) => pile.card)).toEqual(["cellar", "bridge"]);
});

test("what costs less than is printed is marked", () => {
  const { basics, kingdom } = supply(view());
  const cheaper = [...basics, ...kingdom].filter((pile) => pile.cheaper).map((pile) => pile.card);
  expect(cheaper).toEqual(["silver", "gold", "estate", "duchy", "province", "cellar", "bridge"]);
});

test("a card is called as its box calls it", () => {
  expect(titles(view())).toMatchObject({ copper: "copper", cellar: "cellar@base1", bridge: "bridge@intrigue1" });
});

test("a pile runs low before it is empty", () => {
  const pile = { card: "moat", title: "moat", cost: 2, cheaper: false };
  expect([3, 2, 1, 0].map((left) => isLow({ ...pile, left }))).toEqual([false, true, true, false]);
  expect(isLow({ ...pile, card: "province", left: 4 })).toBe(true);
});

test("the end is as near as the empty piles and the Provinces say", () => {
  expect(untilTheEnd(view())).toEqual({ provinces: 8, empty: 2, enough: 3 });
  expect(untilTheEnd(view(5)).enough).toBe(4);
});
