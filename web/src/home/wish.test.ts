import { expect, test } from "vitest";
import { asWishes, entryOf, fromWishes, RANDOM, readWish, sortOf, USUAL } from "./wish";

test("a kingdom is recommended, by chance, or ten cards", () => {
  expect(sortOf({ kingdom: "deck_top" })).toBe("recommended");
  expect(sortOf({ kingdom: "random base2 with village" })).toBe("random");
  expect(sortOf({ kingdom: "mine@base1, moat@base1" })).toBe("cards");
});

test("a recommended kingdom whose name begins with other words is not by chance", () => {
  expect(sortOf({ kingdom: "randomness" })).toBe("recommended");
});

test("nothing is said to the server about what nobody wished", () => {
  expect(asWishes(RANDOM)).toEqual({ kingdom: "random" });
  expect(asWishes({ kingdom: "random", edition: "", custom: [] })).toEqual({ kingdom: "random" });
});

test("edition and custom cards are said if they are wished for", () => {
  const custom = [{ id: "mill" }];
  expect(asWishes({ kingdom: "random", edition: "base1", custom })).toEqual({
    kingdom: "random",
    base_edition: "base1",
    custom,
  });
});

test("a table without a wish has the usual kingdom", () => {
  expect(fromWishes({})).toEqual(USUAL);
  expect(fromWishes({ kingdom: "big_money", base_edition: "base1" })).toEqual({
    kingdom: "big_money",
    edition: "base1",
  });
});

test("a wish that cannot be read is the usual one", () => {
  for (const kept of [null, "", "{}", '{"kingdom": 7}', "null"]) expect(readWish(kept)).toEqual(USUAL);
  expect(readWish('{"kingdom": "deck_top"}')).toEqual({ kingdom: "deck_top" });
});

test("an entry is a card and its box", () => {
  expect(entryOf("mine@base1")).toEqual({ id: "mine", edition: "base1" });
});
