import { expect, test } from "vitest";
import type { Option } from "../wire/messages";
import { confirming, doing } from "./confirming";

const card = (pick: string): Option => ({ pick, say: { messages: ["option-card"], arguments: { card: pick } } });
const word = (pick: string): Option => ({ pick, say: { messages: [`word-${pick}`], arguments: {} } });
const hand = ["copper", "estate", "gold", "moat"].map(card);

test("the button names the cards, equal ones too", () => {
  expect(confirming("discard", ["estate", "copper", "estate"], hand)).toMatchObject({
    message: "discard",
    cards: ["estate", "copper", "estate"],
  });
});

test("of many kinds it says only how many", () => {
  expect(confirming("trash", ["copper", "estate", "gold", "moat"], hand)?.message).toBe("trash-many");
});

test("words are said as they are", () => {
  expect(confirming("choose", ["buys"], [word("cards"), word("buys")])).toMatchObject({ message: "words", cards: [] });
});

test("nothing picked is nothing to confirm", () => {
  expect(confirming("discard", [], hand)).toBeNull();
});

test("what will happen is said in words, for verbs of custom cards too", () => {
  expect(doing("discard", ["estate", "copper"])).toBe("Discard an Estate and a Copper");
  expect(doing("arrange", ["copper", "gold"])).toBe("Put a Copper and a Gold back, Gold on top");
  expect(doing("put_on_deck", ["gold"])).toBe("Put a Gold onto the deck");
  expect(doing("something_new", ["gold"])).toBe("Choose a Gold");
  expect(doing("something_new-many", ["gold", "moat"])).toBe("Choose 2 cards");
});
