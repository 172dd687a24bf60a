import { expect, test } from "vitest";
import type { Daily, DailyResult } from "../wire/rest";
import { ranking, squares, streak, written } from "./daily";

const result = (who: string, points: number, other: number, more: Partial<DailyResult> = {}): DailyResult => ({
  who,
  points,
  other,
  won: points > other,
  turns: 15,
  gave_up: false,
  ...more,
});

const today = (yours: DailyResult, levels: DailyResult[]): Daily => ({
  day: "2026-11-16",
  until: 0,
  kingdom: { id: null, boxes: [], cards: [], code: "" },
  opponent: "medium",
  table: "t",
  yours,
  levels,
  history: [],
});

test("the larger lead is first, and fewer turns decide", () => {
  const daily = today(result("", 30, 20), [
    result("easy", 25, 30),
    result("hard", 31, 20),
    result("medium", 30, 20, { turns: 14 }),
  ]);
  expect(ranking(daily).map((one) => one.who)).toEqual(["hard", "medium", "", "easy"]);
});

test("a player who gives up is last", () => {
  const daily = today(result("", 30, 3, { gave_up: true }), [result("novice", 3, 30)]);
  expect(ranking(daily).map((one) => one.who)).toEqual(["novice", ""]);
});

test("the text to share shows only which levels were beaten", () => {
  const daily = today(result("", 30, 20), [result("novice", 3, 30), result("easy", 29, 20), result("hard", 50, 20)]);
  expect(squares(daily)).toBe("■■□");
});

test("a streak lasts until a day was left out, and today may still come", () => {
  const days = (...all: string[]) => all.map((day) => result("", 1, 0, { day }));
  expect(streak(days("2026-11-16", "2026-11-15", "2026-11-13"), "2026-11-16")).toBe(2);
  expect(streak(days("2026-11-15", "2026-11-14"), "2026-11-16")).toBe(2);
  expect(streak(days("2026-11-14"), "2026-11-16")).toBe(0);
  expect(streak([], "2026-03-01")).toBe(0);
});

test("a date is the same in every time zone", () => {
  expect(written("2026-11-16", "en", { month: "short", day: "numeric" })).toBe("Nov 16");
});
