import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Line } from "../wire/messages";
import type { Building, IntrigoPlayer } from "../wire/views";
import { Review } from "./review.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const line = (event: string, seat: number, given: Line["say"]["arguments"]): Line => ({
  say: { messages: [`intrigo-event-${event}`], arguments: given },
  seat,
  weight: event === "round" ? 0 : 1,
});
const ROUND = [line("round", 0, { n: 1 }), line("play", 1, { card: "intrigo_dandolo_3", gap: 12 })];
const AWARD = [
  line("award", 1, { building: "A", token: "intrigo_clergy", card: "intrigo_dandolo_3" }),
  line("stays_no_contender", -1, { building: "B", token: "intrigo_ducat" }),
  line("award", 1, { building: "L", token: "intrigo_ducat", card: "intrigo_dandolo_3" }),
];
const EMPTY: Building[] = Array.from({ length: 12 }, () => ({ token: null, down: false, leads: null }));

/** A round whose last card has just been laid, with its award and the next round. */
function endRound() {
  const table = $state({ log: ROUND.slice(0, 1), phase: "placement", begun: true, acting: false, buildings: EMPTY });
  let review!: Review;
  const leave = $effect.root(() => {
    review = new Review(() => table);
  });
  flushSync();
  Object.assign(table, { log: [...ROUND, ...AWARD, line("round", 1, { n: 2 })], phase: "draft", begun: false });
  table.acting = true;
  flushSync();
  const pass = (ms: number) => {
    vi.advanceTimersByTime(ms);
    flushSync();
  };
  return { table, review, leave, pass };
}

const held = ({ buildings }: Review) => [0, 1, 11].map((at) => [buildings[at]?.token, buildings[at]?.leads]);

it("lets the last move of the round be looked at before the award begins", () => {
  const { table, review, leave, pass } = endRound();
  pass(5000);
  expect([review.open, review.shown, review.at]).toEqual([true, 0, -1]);
  expect(review.told(table.log)).toEqual(ROUND);
  expect(review.award?.gaps[11]?.card).toBe("dandolo_3");
  // who would win what is shown as before, and nobody has it yet
  expect(held(review)).toEqual([
    ["clergy", 1],
    ["ducat", null],
    ["ducat", 1],
  ]);
  expect(review.signs).toEqual({ b1: "–" });
  const now = [{}, { counters: { clergy: 1 }, ducats: 1 }] as unknown as IntrigoPlayer[];
  expect(review.players(now)[1]).toMatchObject({ counters: { clergy: 0 }, ducats: 0 });

  table.acting = false;
  flushSync();
  expect([review.shown, review.at]).toEqual([1, 0]);
  pass(2000);
  expect([review.shown, review.done]).toEqual([3, true]);
  leave();
});

it("takes a token from its building when it's told who won it", () => {
  const { table, review, leave, pass } = endRound();
  table.acting = false;
  flushSync();
  expect(held(review)).toEqual([
    [null, 1],
    ["ducat", null],
    ["ducat", null],
  ]);
  pass(2000);
  expect(held(review)).toEqual([
    [null, 1],
    ["ducat", null],
    [null, 1],
  ]);
  expect(review.signs).toEqual({ b1: "–" });
  leave();
});

it("tells the same round's award from its beginning after moves were undone", () => {
  const { table, review, leave, pass } = endRound();
  const ended = { ...table };
  table.acting = false;
  pass(5000);
  review.close();
  Object.assign(table, { log: ROUND.slice(0, 1), phase: "placement", begun: true });
  flushSync();
  Object.assign(table, ended);
  pass(5000);
  expect([review.open, review.shown]).toEqual([true, 0]); // the last move is looked at first
  table.acting = false;
  flushSync();
  expect([review.shown, review.done]).toEqual([1, false]);
  leave();
});
