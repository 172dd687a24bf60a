import { expect, test } from "vitest";
import type { Kingdom, KingdomCard } from "../wire/rest";
import {
  costBars,
  editionsFor,
  factsFor,
  grouped,
  handCards,
  inEdition,
  inOrder,
  NO_WISHES,
  ownFrom,
  randomWish,
  toggled,
  traitCounts,
  wishFor,
} from "./kingdoms";

function card(id: string, edition: string, cost: number, traits: string[] = []): KingdomCard {
  return { id, edition, cost, types: ["action"], traits, coins: 0, points: 0, text: [] };
}

const CARDS = [
  card("copper", "basic", 0),
  card("moat", "base1", 2, ["draw", "reaction"]),
  card("moat", "base2", 2, ["draw", "reaction"]),
  card("village", "base1", 3, ["village"]),
  card("village", "base2", 3, ["village"]),
  card("feast", "base1", 4),
  card("sentry", "base2", 5),
  card("minion", "intrigue1", 5, ["attack"]),
];
const ten = (id: string | null, boxes: string[], cards: string[] = []): Kingdom => ({ id, boxes, cards, code: "" });

test("the recommended kingdoms stand by boxes, the second edition first, mixtures last", () => {
  const groups = grouped([
    ten("old", ["base1"]),
    ten("mixed", ["base1", "intrigue1"]),
    ten("new", ["base2"]),
    ten("plots", ["intrigue1"]),
    ten("newer", ["base2"]),
  ]);
  expect(groups.map((group) => group.kingdoms.map((one) => one.id))).toEqual([
    ["new", "newer"],
    ["old"],
    ["plots"],
    ["mixed"],
  ]);
  expect(groups.at(-1)?.boxes).toEqual(["intrigue1", "base1"]);
});

test("by hand each card can be chosen once, in the edition that is wished", () => {
  const shown = (edition: string) => handCards(CARDS, edition).map((one) => `${one.id}@${one.edition}`);
  expect(shown("base2")).toEqual(["moat@base2", "village@base2", "feast@base1", "minion@intrigue1", "sentry@base2"]);
  expect(shown("base1")).toEqual(["moat@base1", "village@base1", "feast@base1", "minion@intrigue1", "sentry@base2"]);
});

test("a kingdom goes to another edition only if all its base cards are in it", () => {
  expect(inEdition(["moat@base1", "minion@intrigue1"], "base2", CARDS)).toEqual(["moat@base2", "minion@intrigue1"]);
  expect(inEdition(["moat@base1", "feast@base1"], "base2", CARDS)).toBeNull();
  expect(editionsFor(["moat@base1"], CARDS)).toEqual(["base2", "base1"]);
  expect(editionsFor(["moat@base1", "feast@base1"], CARDS)).toEqual(["base1"]);
});

test("a kingdom without base cards has no edition to choose", () => {
  expect(editionsFor(["minion@intrigue1"], CARDS)).toEqual([]);
});

test("a card is put in and taken out again, in whichever edition", () => {
  expect(toggled([], "moat@base2")).toEqual(["moat@base2"]);
  expect(toggled(["moat@base1", "feast@base1"], "moat@base2")).toEqual(["feast@base1"]);
});

test("an eleventh card is not taken", () => {
  const full = Array.from({ length: 10 }, (_, i) => `card${i}@base2`);
  expect(toggled(full, "moat@base2")).toEqual(full);
  expect(toggled(full, "card3@base2")).toHaveLength(9);
});

test("costs are counted from the cheapest to the dearest, with the gaps between", () => {
  expect(costBars(factsFor(["moat@base2", "sentry@base2", "minion@intrigue1"], CARDS))).toEqual([
    { cost: 2, n: 1 },
    { cost: 3, n: 0 },
    { cost: 4, n: 0 },
    { cost: 5, n: 2 },
  ]);
  expect(costBars([])).toEqual([]);
});

test("what a kingdom has is counted, and what it has not is told too", () => {
  const counts = traitCounts(factsFor(["moat@base2", "village@base2", "minion@intrigue1"], CARDS));
  expect(Object.fromEntries(counts.map(({ trait, n }) => [trait, n]))).toMatchObject({
    village: 1,
    draw: 1,
    attack: 1,
    curser: 0,
  });
});

test("cards lie by cost, then by id", () => {
  expect(inOrder(["sentry@base2", "minion@intrigue1", "moat@base2"], CARDS)).toEqual([
    "moat@base2",
    "minion@intrigue1",
    "sentry@base2",
  ]);
});

test("random wishes are one line that the server can read", () => {
  expect(
    randomWish({ boxes: ["base2", "intrigue1"], edition: "", wanted: ["village", "answer"], unwanted: ["curser"] }),
  ).toEqual({
    kingdom: "random base2,intrigue1 with village, reaction if attack without curser",
  });
  expect(randomWish({ ...NO_WISHES, edition: "base1", wanted: [] })).toEqual({
    kingdom: "random base2,base1,intrigue1",
    edition: "base1",
  });
});

test("a recommended kingdom is wished for by its name, another one by its cards and the custom ones among them", () => {
  const own = ownFrom([
    { id: "mill", names: { en: "Mill" }, text: { en: "Grinds." }, cost: 3, types: ["action"] },
    { id: "spare", names: { en: "Spare" }, cost: 3, types: ["action"] },
  ]);
  expect(wishFor(ten("deck_top", ["base2"], ["moat@base2"]), own)).toEqual({ kingdom: "deck_top" });
  expect(wishFor(ten(null, ["custom"], ["moat@base2", "mill@custom"]), own)).toEqual({
    kingdom: "moat@base2, mill@custom",
    custom: [own[0]?.data],
  });
});

test("custom cards of a table are read as far as they can be", () => {
  expect(
    ownFrom([{ names: {} }, "nonsense", { id: "mill", cost: 4, types: ["action"] }]).map((own) => [own.id, own.cost]),
  ).toEqual([["mill", 4]]);
  expect(ownFrom(undefined)).toEqual([]);
});
