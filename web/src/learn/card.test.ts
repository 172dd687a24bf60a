import { expect, test } from "vitest";
import type { KingdomCard } from "../wire/rest";
import { bare, linesOf, matches, NO_FILTER, rulingOf, shelves, titleOf } from "./card";

function card(id: string, edition: string, cost = 3): KingdomCard {
  return {
    id,
    edition,
    cost,
    types: ["action"],
    traits: [],
    coins: 0,
    points: 0,
    text: [`text-${id}-${edition}`, `text-${id}`],
  };
}

test("a card of two editions stands on the shelf once, with both texts only if they differ", () => {
  const found = shelves([
    card("mine", "base1", 5),
    card("mine", "base2", 5),
    card("moat", "base1", 2),
    card("moat", "base2", 2),
  ]);
  expect(found.map((shelf) => [shelf.id, shelf.boxes, shelf.editions.map(titleOf)])).toEqual([
    ["moat", ["base2", "base1"], ["moat@base2"]],
    ["mine", ["base2", "base1"], ["mine@base2", "mine@base1"]],
  ]);
});

test("the cards of every game come first, then by cost", () => {
  expect(
    shelves([card("witch", "base2", 5), card("cellar", "base2", 2), card("province", "basic", 8)]).map((one) => one.id),
  ).toEqual(["province", "cellar", "witch"]);
});

test("a card has the text and the ruling of its edition", () => {
  expect(linesOf(card("mine", "base1")).join(" ")).not.toBe(linesOf(card("mine", "base2")).join(" "));
  expect(linesOf(card("copper", "basic"))).toEqual(["Worth $1."]);
  expect(rulingOf(card("mine", "base1"))).toContain("must trash");
  expect(rulingOf(card("smithy", "base2"))).toBe("");
});

test("accents, hyphens and case do not matter for finding a card", () => {
  expect(bare("Łowczy Kívánságok Рекон\u00ADструкция")).toBe("lowczy kivansagok реконструкция");
});

test("a card is found by name or text, box, type and cost, all together", () => {
  const moat = { boxes: ["base1", "base2"], types: ["action", "reaction"], cost: 2, name: "Moat", words: "+2 Cards." };
  expect(matches(moat, NO_FILTER)).toBe(true);
  expect(matches(moat, { ...NO_FILTER, text: " MOA " })).toBe(true);
  expect(matches(moat, { ...NO_FILTER, text: "cards" })).toBe(true);
  expect(matches(moat, { ...NO_FILTER, text: "mill" })).toBe(false);
  expect(matches(moat, { text: "", box: "base2", type: "reaction", cost: "2" })).toBe(true);
  for (const other of [{ box: "intrigue1" }, { type: "attack" }, { cost: "3" }]) {
    expect(matches(moat, { ...NO_FILTER, ...other })).toBe(false);
  }
});
