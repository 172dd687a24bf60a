import { expect, test } from "vitest";
import { asTable, FAMILIES, readTerms, tablesFor, withFamily } from "./terms";

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
    watch: true,
    pause: true,
    points: false,
  });
  expect(asTable({ ...readTerms(null), pause: false }, 4, {}).pause).toBe(false);
  const strict = { ...readTerms(null), profile: "ed1", mergedTreasure: true, chooseDiscardTop: true };
  expect(asTable(strict, 2, {}).wishes).toEqual({ profile: "ed1", merged_treasure: true, choose_discard_top: true });
});

test("Intrigo is not told about kingdoms", () => {
  const terms = { ...readTerms(null), game: "intrigo" as const, profile: "ed1", points: true };
  expect(asTable(terms, 4, { kingdom: "deck_top" }).wishes).toEqual({});
  expect(asTable(terms, 4, {}).points).toBe(false);
});

test("the families of Intrigo are each at one seat, and the first player is one of the seats", () => {
  const chosen = withFamily(FAMILIES.join(), 0, "morosini");
  expect(chosen).toBe("morosini,dandolo,gradenigo,contarini");
  const terms = { ...readTerms(null), game: "intrigo" as const, families: chosen, first: 3 };
  expect(asTable(terms, 3, {}).wishes).toEqual({ families: ["morosini", "dandolo", "gradenigo"], first: 2 });
  expect(asTable({ ...terms, families: "", first: 4 }, 3, {}).wishes).toEqual({});
  expect(readTerms(JSON.stringify({ families: "dandolo,dandolo" })).families).toBe("");
});

test("of Intrigo only what is not as usual is wished", () => {
  const terms = { ...readTerms(null), game: "intrigo" as const, prices: "1, 2, 4" as const, ducats: 35 as const };
  const { prices, ...others } = asTable(terms, 3, {}).wishes ?? {};
  expect(prices).toMatchObject({ trader: [1, 2, 4], thief: [1, 2, 4] });
  expect(others).toEqual({ ducat_total: 35 });
  expect(readTerms(JSON.stringify({ prices: "9, 9, 9", ducats: 7, rounds: "x" }))).toEqual(readTerms(null));
});

test("five and six may sit at one table or two, more must", () => {
  const terms = { ...readTerms(null), tables: "2+4" };
  expect(tablesFor(terms, ["3+3", "2+4"], false)).toBe("2+4");
  expect(tablesFor(terms, ["2+3"], false)).toBe("");
  expect(tablesFor(terms, ["3+4"], true)).toBe("3+4");
  expect(asTable(terms, 6, {}, "2+4").wishes).toEqual({ tables: "2+4" });
});
