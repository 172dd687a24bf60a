import { expect, test } from "vitest";
import { asTable, readTerms } from "./terms";

test("on the first visit a table is by link, with chat, and others are asked about an undo", () => {
  expect(readTerms(null)).toMatchObject({ game: "dominion", undo: "ask", chat: true, public: false });
});

test("terms that make no sense any more are as on the first visit, one by one", () => {
  const kept = { game: "chess", seats: 5, undo: "always", chat: false, public: "yes", profile: "ed3" };
  expect(readTerms(JSON.stringify(kept))).toEqual({ ...readTerms(null), seats: 5, chat: false });
  for (const text of ["{", "null", "[]", "7"]) expect(readTerms(text)).toEqual(readTerms(null));
});

test("only what is wished goes into a table's wishes", () => {
  expect(asTable(readTerms(null), 4, { kingdom: "deck_top" })).toEqual({
    game: "dominion",
    seats: 4,
    wishes: { kingdom: "deck_top" },
    undo: "ask",
    chat: true,
    public: false,
    points: false,
  });
  const strict = { ...readTerms(null), profile: "ed1", mergedTreasure: true, chooseDiscardTop: true };
  expect(asTable(strict, 2, {}).wishes).toEqual({ profile: "ed1", merged_treasure: true, choose_discard_top: true });
});

test("Intrigo is not told about kingdoms", () => {
  const terms = { ...readTerms(null), game: "intrigo" as const, profile: "ed1", points: true };
  expect(asTable(terms, 4, { kingdom: "deck_top" }).wishes).toEqual({});
  expect(asTable(terms, 4, {}).points).toBe(false);
});
