import { expect, test } from "vitest";
import { news } from "../table/happened";
import type { Line } from "../wire/messages";

const line = (event: string, seat: number, given: object, depth = 0): Line =>
  ({
    say: { messages: [`intrigo-event-${event}`], arguments: given },
    seat,
    weight: event === "round" ? 0 : 1,
    depth,
  }) as unknown as Line;

const round = [line("round", 1, { n: 1 })];

test("a card comes from its player, a character from its stack, each into a gap", () => {
  const after = [
    ...round,
    line("play", 1, { card: "intrigo_dandolo_4", gap: 2 }),
    line("buy", 2, { card: "intrigo_trader", gap: 5 }),
  ];
  expect(news(round, after)).toEqual([
    { kind: "turn", seat: 1, by: 1, thing: "", n: 1 },
    { kind: "played", seat: 1, by: 1, thing: "dandolo_4", n: 1, to: "g1" },
    { kind: "turn", seat: 2, by: 2, thing: "", n: 1 },
    { kind: "played", seat: 2, by: 2, thing: "trader", n: 1, from: "trader", to: "g4" },
  ]);
});

test("tokens and cards move from place to place, and a called card comes from who was called", () => {
  const bought = [...round, line("buy", 2, { card: "intrigo_trader", gap: 5 })];
  const swap = [...bought, line("swap_tokens", 2, { building: "C", other: "A" }, 1)];
  expect(news(bought, swap).map(({ from, to }) => [from, to])).toEqual([
    ["b2", "b0"],
    ["b0", "b2"],
  ]);
  const call = [...bought, line("call", 0, { card: "intrigo_tiepolo_2", gap: 1 }, 1)];
  expect(news(bought, call)).toEqual([{ kind: "played", seat: 0, by: 2, thing: "tiepolo_2", n: 1, to: "g0" }]);
});
