import { expect, test } from "vitest";
import type { Summary } from "../wire/rest";
import { colorOf, columns, signed, sorted } from "./scores";

const holding = (thing: string, count: number, points: number) => ({ thing, count, points });

test("columns go from the dearest card to the Curse", () => {
  const anna = [holding("copper", 7, 0), holding("curse", 2, -2), holding("estate", 3, 3), holding("province", 4, 24)];
  const bela = [holding("duchy", 1, 3), holding("gardens", 2, 6)];
  const summary = { seats: [{ holdings: anna }, { holdings: bela }] } as unknown as Summary;
  expect(columns(summary)).toEqual(["province", "duchy", "gardens", "estate", "curse"]);
});

test("a deck is sorted by kind, and each kind has its color", () => {
  const deck = ["estate", "village", "curse", "copper", "witch", "gold", "moat"].map((card) => holding(card, 1, 0));
  expect(sorted(deck).map((one) => one.thing)).toEqual([
    "gold",
    "copper",
    "witch",
    "moat",
    "village",
    "estate",
    "curse",
  ]);
  expect(["gold", "witch", "estate"].map(colorOf)).toEqual(["var(--or)", "var(--gules)", "var(--vert)"]);
});

test("points below zero have a minus sign", () => {
  expect([signed(-3), signed(0), signed(7)]).toEqual(["−3", "0", "7"]);
});
