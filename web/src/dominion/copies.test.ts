import { expect, test } from "vitest";
import { copies, counted, marked, movedTo, sortHand } from "./copies";

const hand = copies(["gold", "copper", "copper", "estate"], "hand");

test("equal cards are different things on the screen", () => {
  expect(hand.map(({ key }) => key)).toEqual(["hand:gold:0", "hand:copper:0", "hand:copper:1", "hand:estate:0"]);
});

test("a card keeps its key when another kind leaves the hand", () => {
  const rest = copies(["copper", "copper", "estate"], "hand");
  expect(rest.map(({ key }) => key)).toEqual(hand.slice(1).map(({ key }) => key));
});

test("the copy that was pressed is the one that is chosen", () => {
  expect(marked(["copper"], ["hand:copper:1"], hand)).toEqual(["hand:copper:1"]);
  expect(marked(["copper", "copper"], ["hand:copper:1", "hand:copper:0"], hand)).toEqual([
    "hand:copper:1",
    "hand:copper:0",
  ]);
});

test("a pick that nobody pressed is the first free copy of its kind", () => {
  expect(marked(["estate", "copper", "copper"], ["hand:copper:0"], hand)).toEqual([
    "hand:estate:0",
    "hand:copper:0",
    "hand:copper:1",
  ]);
});

test("what is pressed no longer, or gone, marks nothing", () => {
  expect(marked([], ["hand:copper:1"], hand)).toEqual([]);
  expect(marked(["silver", "copper"], ["hand:copper:7"], hand)).toEqual([null, "hand:copper:0"]);
});

test("a hand is held by type, then cost, with equal cards together", () => {
  expect(sortHand(["copper", "curse", "estate", "gold", "village", "copper", "nobles", "province"])).toEqual([
    "nobles",
    "village",
    "gold",
    "copper",
    "copper",
    "province",
    "estate",
    "curse",
  ]);
});

test("a pick moves to another place and the others close up", () => {
  expect(movedTo(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
  expect(movedTo(["a", "b", "c"], 2, 1)).toEqual(["a", "c", "b"]);
  expect(movedTo(["a", "b", "c"], 0, -1)).toEqual(["a", "b", "c"]);
  expect(movedTo(["a", "b", "c"], 1, 9)).toEqual(["a", "c", "b"]);
  expect(movedTo(["a"], 4, 0)).toEqual(["a"]);
});

test("cards are counted in the order in which they come", () => {
  expect(counted(["copper", "estate", "copper"])).toEqual([
    ["copper", 2],
    ["estate", 1],
  ]);
});
