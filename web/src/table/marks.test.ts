import { expect, test } from "vitest";
import type { Line } from "../wire/messages";
import { marksOf } from "./marks";

const turn = (seat: number): Line => ({ say: { messages: ["event-turn"], arguments: { n: 1 } }, seat, weight: 0 });

function does(seat: number, name: string, card: string, depth = 0): Line {
  const deed = { messages: [`deed-${name}`], arguments: { n: 1, times: 1, cards: [card] } };
  return { say: { messages: ["story-line"], arguments: { deeds: [deed] } }, seat, weight: 1, depth };
}

const bots = [
  turn(1),
  does(1, "play", "witch"),
  does(2, "gain", "curse", 1),
  does(0, "gain", "curse", 1),
  turn(2),
  does(2, "buy", "gold"),
];

test("what opponents did stays until I move", () => {
  const mine = marksOf([...bots, turn(0)], 0, 3);
  expect(mine.seats.get(0)).toMatchObject([{ kind: "gained", thing: "curse", hit: true }]);
  expect(mine.seats.get(1)).toMatchObject([{ kind: "played", thing: "witch", hit: false }]);
  expect(mine.seats.get(2)).toMatchObject([
    { kind: "gained", thing: "curse", hit: true },
    { kind: "gained", thing: "gold", hit: false },
  ]);
  expect(mine.piles.get("curse")).toBe(2);
  const moved = marksOf([...bots, turn(0), does(0, "play", "copper")], 0, 3);
  expect([moved.seats.size, moved.piles.size]).toEqual([0, 0]);
});

test("a seat's marks of its last turn go when its next one begins", () => {
  const marks = marksOf([...bots, turn(1)], 0, 3);
  expect(marks.seats.has(1)).toBe(false);
  expect(marks.seats.get(2)).toMatchObject([{ thing: "curse" }, { thing: "gold" }]);
});

test("an attack tells whom it has hit so far", () => {
  expect(marksOf(bots.slice(0, 3), 0, 3).struck).toEqual({ card: "witch", seats: [2] });
  expect(marksOf(bots.slice(0, 4), 0, 3).struck).toEqual({ card: "witch", seats: [2, 0] });
  expect(marksOf(bots.slice(0, 5), 0, 3).struck).toBeNull();
});

test("a spectator sees the marks of everybody's last turn, and the piles of the present one", () => {
  const marks = marksOf(bots, -1, 3);
  expect(marks.seats.get(2)).toMatchObject([{ thing: "curse" }, { thing: "gold" }]);
  expect(marks.piles).toEqual(new Map([["gold", 1]]));
});
