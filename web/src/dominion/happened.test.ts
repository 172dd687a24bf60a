import { expect, test } from "vitest";
import { newest, news } from "../table/happened";
import type { Line } from "../wire/messages";

const deed = (name: string, cards: string[], more = {}) => ({
  messages: [`deed-${name}.you`, `deed-${name}`],
  arguments: { n: cards.length || 1, times: 1, ...(cards.length ? { cards } : {}), ...more },
});

function line(seat: number, deeds: object[], depth = 0): Line {
  return { say: { messages: ["story-line"], arguments: { deeds } }, seat, weight: 1, depth } as unknown as Line;
}

function turn(seat: number): Line {
  return { say: { messages: ["event-turn"], arguments: { n: 1 } }, seat, weight: 0 };
}

test("a Witch is played and hits in the order of the log", () => {
  const before = [turn(1)];
  const after = [
    ...before,
    line(1, [deed("play", ["witch@base2"])]),
    line(2, [deed("gain", ["curse"])], 1),
    line(0, [deed("gain", ["curse"])], 1),
  ];
  expect(news(before, after)).toEqual([
    { kind: "played", seat: 1, by: 1, thing: "witch", n: 1 },
    { kind: "gained", seat: 2, by: 1, thing: "curse", n: 1 },
    { kind: "gained", seat: 0, by: 1, thing: "curse", n: 1 },
  ]);
});

test("of a line that was written anew only what it tells more is news", () => {
  const before = [turn(1), line(1, [deed("play", ["copper", "copper"])])];
  const after = [turn(1), line(1, [deed("play", ["copper", "copper", "copper", "silver"])])];
  expect(news(before, after).map(({ thing, n }) => [thing, n])).toEqual([
    ["copper", 1],
    ["silver", 1],
  ]);
  expect(news(after, after)).toEqual([]);
});

test("a victim's discards are counted, players' own are not shown", () => {
  const militia = [turn(1), line(1, [deed("play", ["militia"])])];
  expect(news(militia, [...militia, line(0, [deed("discard", ["copper"], { n: 2 })], 1)])).toEqual([
    { kind: "discarded", seat: 0, by: 1, thing: "", n: 2 },
  ]);
  expect(news(militia, [...militia, line(1, [deed("discard", ["copper"])])])).toEqual([]);
});

test("cards that are passed unseen pass as cards", () => {
  const before = [turn(1)];
  expect(news(before, [...before, line(2, [deed("pass", [])], 1)])).toEqual([
    { kind: "passed", seat: 2, by: 1, thing: "", n: 1 },
  ]);
});

test("several turns at once, as after a lost connection, are told turn by turn", () => {
  const before = [turn(0)];
  const after = [turn(0), turn(1), line(1, [deed("buy", ["silver"])]), turn(2), line(2, [deed("buy", ["gold"])])];
  expect(news(before, after).map(({ kind, seat, by }) => [kind, seat, by])).toEqual([
    ["turn", 1, 1],
    ["gained", 1, 1],
    ["turn", 2, 2],
    ["gained", 2, 2],
  ]);
});

test("the headline of an attack names all that it has hit, and what caused it", () => {
  const witch = line(1, [deed("play", ["witch@base2"])]);
  const draws = line(1, [deed("draw", [], { n: 2 })], 1);
  const [cili, anna] = [line(2, [deed("gain", ["curse"])], 1), line(0, [deed("gain", ["curse"])], 1)];
  expect(newest([turn(1), witch, draws, cili, anna])).toEqual({ told: [cili, anna], cause: witch });
  expect(newest([turn(1), witch, draws])).toEqual({ told: [draws], cause: witch });
  expect(newest([turn(1), witch])).toEqual({ told: [witch], cause: undefined });
  expect(newest([])).toEqual({ told: [], cause: undefined });
});

test("what is gained to the hand goes there", () => {
  const before = [turn(1), line(1, [deed("play", ["mine"])])];
  const [gained] = news(before, [...before, line(1, [deed("gain_to_hand", ["gold"])], 1)]);
  expect(gained).toMatchObject({ kind: "gained", thing: "gold", to: "hand" });
});
