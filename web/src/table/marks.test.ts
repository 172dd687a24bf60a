import { expect, test } from "vitest";
import type { Line } from "../wire/messages";
import { marksOf, moversSince } from "./marks";

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

test("players have moved since I did if they did something after it", () => {
  const log = [turn(0), does(0, "buy", "silver"), ...bots];
  expect(moversSince(log, 0, 0)).toEqual([1, 2]);
  expect(moversSince(log, 0, log.length)).toEqual([]); // I answered the last of it
  expect(moversSince(log, 0, 100)).toEqual([1, 2]); // what I answered then has been undone
  expect(moversSince(log.slice(0, 2), 0, 1)).toEqual([]);
});

test("who is awarded a token in Intrigo hasn't moved", () => {
  const event = (name: string, seat: number, weight = 1): Line => ({
    say: { messages: [`intrigo-event-${name}`], arguments: {} },
    seat,
    weight,
  });
  const round = [event("play", 0), event("play", 1), event("auto_pass", 2), event("auto_pass", 0)];
  const awarded = [...round, event("award", 2), event("award", 0), event("round", 1, 0)];
  expect(moversSince(awarded, 0, 0)).toEqual([1]);
  expect(moversSince([...awarded, event("keep", 0)], 0, 0)).toEqual([]);
});
