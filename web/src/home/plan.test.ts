import { expect, test } from "vitest";
import type { GameInfo } from "../wire/rest";
import { levelIn, levelsOf, nearest, peopleOf, readPlan, seatsOf } from "./plan";

const OFFERS: GameInfo[] = [
  { game: "dominion", least_seats: 2, most_seats: 6, most_people: 8, bots: ["easy"], splits: {} },
  { game: "intrigo", least_seats: 3, most_seats: 4, most_people: 4, bots: ["easy"], splits: {} },
];

test("on the first visit an easy game of Dominion is preselected", () => {
  expect(readPlan(null)).toEqual({ game: "dominion", level: "easy", seats: { dominion: 3, intrigo: 4 } });
});

test("what was chosen last is chosen again", () => {
  const plan = { game: "intrigo", level: "hard", seats: { dominion: 5, intrigo: 3 } };
  expect(readPlan(JSON.stringify(plan))).toEqual(plan);
});

test("what was kept and makes no sense is as on the first visit, field by field", () => {
  expect(readPlan('{"game": "chess", "level": "hard", "seats": {"dominion": "many", "intrigo": 3}}')).toEqual({
    game: "dominion",
    level: "hard",
    seats: { dominion: 3, intrigo: 3 },
  });
  for (const kept of ["", "{", "null", "7", '"easy"']) expect(readPlan(kept)).toEqual(readPlan(null));
});

test("one table takes as many as the server says, friends may be more", () => {
  expect(seatsOf("dominion", OFFERS)).toEqual([2, 3, 4, 5, 6]);
  expect(peopleOf("dominion", OFFERS)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  expect(peopleOf("intrigo", OFFERS)).toEqual([3, 4]);
});

test("before the server has answered there is the usual number", () => {
  expect(seatsOf("intrigo", [])).toEqual([4]);
});

test("a number that cannot be had becomes the nearest one", () => {
  expect(nearest(7, [3, 4])).toBe(4);
  expect(nearest(2, [3, 4])).toBe(3);
  expect(nearest(3, [3, 4])).toBe(3);
});

test("only Dominion has an expert; elsewhere the next lower level plays", () => {
  expect(levelsOf("dominion")).toEqual(["novice", "easy", "medium", "hard", "expert"]);
  expect(levelsOf("intrigo")).toEqual(["novice", "easy", "medium", "hard"]);
  expect(levelIn("intrigo", "expert")).toBe("hard");
  expect(levelIn("dominion", "expert")).toBe("expert");
});
