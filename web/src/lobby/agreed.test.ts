import { expect, test } from "vitest";
import { agreedOn } from "./agreed";
import { asTable, readTerms } from "./terms";

const told = (terms: object, seats = 3) =>
  agreedOn(asTable({ ...readTerms(null), ...terms }, seats, { kingdom: "x" }).wishes ?? {});

test("the usual game needs no words", () => {
  expect(told({})).toEqual([]);
  expect(told({ game: "intrigo" })).toEqual([]);
});

test("everyone who comes is told what was agreed on", () => {
  const families = "dandolo,morosini,contarini,gradenigo";
  expect(told({ game: "intrigo", prices: "1, 2, 4", ducats: 35, rounds: 12, families, first: 2 })).toEqual([
    "Character prices: 1, 2, 4",
    "Ducats in the game: 35",
    "Last round: 12",
    "Families: Dandolo, Morosini, Contarini",
    "First player: Seat 2",
  ]);
  expect(told({ profile: "ed1", mergedTreasure: true, chooseDiscardTop: true })).toEqual([
    "Rules edition: 1st edition",
    "Treasures from two boxes",
    "Choose discard order",
  ]);
  const prices = { trader: [1, 2, 3], thief: [2, 3, 4], guard: [1, 2, 3] };
  expect(agreedOn({ prices, merged_treasure: false })).toEqual(["Character prices: 1, 2, 3 / 2, 3, 4"]);
});
