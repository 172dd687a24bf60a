import { expect, test } from "vitest";
import { tagsOf } from "./tags";

test("each choice has its chance on its card, and the best one a star", () => {
  const choices = [
    { move: ["witch"], chance: 0.49 },
    { move: ["market"], chance: 0.45 },
    { move: [], chance: 0.2 },
  ];
  expect(tagsOf(choices, "end_turn")).toEqual([
    { pick: "witch", nth: 0, chance: 0.49, best: true },
    { pick: "market", nth: 0, chance: 0.45, best: false },
    { pick: "end_turn", nth: 0, chance: 0.2, best: false },
  ]);
});

test("a move of several cards is tagged on all of them, equal ones one after another", () => {
  const tags = tagsOf([{ move: ["copper", "copper", "estate"], chance: 0.5 }], "");
  expect(tags.map(({ pick, nth, chance }) => [pick, nth, chance])).toEqual([
    ["copper", 0, 0.5],
    ["copper", 1, null],
    ["estate", 0, null],
  ]);
});

test("no thing has two tags: another move goes where there is room", () => {
  const choices = [
    { move: ["contarini_3", "g1"], chance: 0.4 },
    { move: ["contarini_3", "g5"], chance: 0.3 },
    { move: ["contarini_3", "g1", "b2"], chance: 0.2 },
    { move: ["g1", "g5"], chance: 0.1 },
  ];
  expect(tagsOf(choices, "").map(({ pick, chance }) => [pick, chance])).toEqual([
    ["contarini_3", 0.4],
    ["g1", null],
    ["g5", 0.3],
    ["b2", 0.2],
  ]);
});
