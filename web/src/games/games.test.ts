import { expect, test } from "vitest";
import type { MyGame } from "../wire/rest";
import { matches, opponents, outcomeOf, scoreOf } from "./games";

const game = (more: Partial<MyGame> = {}): MyGame => ({
  table: "t",
  number: 1,
  hints: 0,
  seat: 1,
  at: Date.UTC(2026, 10, 16, 12),
  game: "dominion",
  day: null,
  players: ["Béla", "Anna", "bot:easy"],
  winners: [1],
  places: [2, 1, 3],
  points: [20, 31, 12],
  turns: 17,
  conceded: false,
  gave_up: false,
  screen: [],
  kingdom: ["moat@base2", "witch@base2"],
  title: "village_square",
  had: { estate: 3 },
  ...more,
});

test("an outcome is told from my seat", () => {
  expect(outcomeOf(game())).toBe("won");
  expect(outcomeOf(game({ winners: [0, 1] }))).toBe("shared");
  expect(outcomeOf(game({ seat: 0 }))).toBe("lost");
  expect(outcomeOf(game({ screen: [0, 1] }))).toBe("screen");
});

test("others are all but me", () => {
  expect(opponents(game())[0]).toBe("Béla");
  expect(opponents(game())).toHaveLength(2);
  expect(scoreOf(game())).toEqual({ mine: 31, others: [20, 12] });
  expect(scoreOf(game({ points: [], had: { clergy: 3, farmers: 1, ducat: 9 } })).mine).toBe(4);
});

test("a game is found by its players, cards, set, and date, without accents", () => {
  for (const text of ["bela", "witch", "Village Square", "moat béla", "nov 16"])
    expect(matches(game(), text, "en"), text).toBe(true);
  expect(matches(game(), "chapel", "en")).toBe(false);
});
