import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Happening, lasts, Pacer, type Speed } from "./pace";

const gain = (seat: number): Happening => ({ kind: "gained", seat, by: 1, thing: "curse", n: 1 });
const bot = { seat: 0, by: 1, bot: true, still: false };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function pacing(speed: Speed = "normal") {
  const shown: string[] = [];
  const pacer = new Pacer(() => speed);
  pacer.begin();
  const push = (name: string, ms = 500, newTurn = false) => pacer.push({ ms, newTurn, show: () => shown.push(name) });
  return { shown, pacer, push };
}

test("moves are shown one at a time, in order, each once", () => {
  const { shown, push } = pacing();
  push("a");
  push("b");
  push("c");
  expect(shown).toEqual(["a"]);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual(["a", "b"]);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual(["a", "b", "c"]);
});

test("moves wait until there is a table to show them on", () => {
  const shown: string[] = [];
  const pacer = new Pacer(() => "normal");
  for (const name of "ab") pacer.push({ ms: 500, newTurn: false, show: () => shown.push(name) });
  expect(shown).toEqual([]);
  pacer.begin();
  expect(shown).toEqual(["a"]);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual(["a", "b"]);
});

test("what takes no time is shown as soon as its turn comes", () => {
  const { shown, push } = pacing();
  push("a");
  push("my question", 0);
  vi.advanceTimersByTime(499);
  expect(shown).toEqual(["a"]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(["a", "my question"]);
});

test("skipping shows all the rest, in order, and nothing again", () => {
  const { shown, pacer, push } = pacing();
  for (const name of "abcd") push(name);
  pacer.skip();
  vi.advanceTimersByTime(10_000);
  expect(shown).toEqual(["a", "b", "c", "d"]);
  expect(pacer.busy).toBe(false);
});

test.each([
  ["quick", 2500],
  ["normal", 9000],
  ["slow", 20_000],
] as const)("five bots at %s never take longer than %i ms", (speed, cap) => {
  const { shown, push } = pacing(speed);
  for (let turn = 0; turn < 5; turn++) for (let move = 0; move < 12; move++) push(`${turn}.${move}`, 900, move === 0);
  push("my question", 0);
  vi.advanceTimersByTime(cap);
  expect(shown.at(-1)).toBe("my question");
  expect(shown.length).toBe(61);
});

test("my own moves hold nothing up, what hits me is looked at longer, people need no pauses", () => {
  expect(lasts([gain(0)], "normal", { ...bot, by: 0 })).toBe(0);
  expect(lasts([gain(0)], "normal", bot)).toBeGreaterThan(lasts([gain(2)], "normal", bot));
  expect(lasts([gain(2)], "normal", { ...bot, bot: false })).toBeLessThan(lasts([gain(2)], "normal", bot));
  expect(lasts([gain(2)], "off", bot)).toBe(0);
  expect(lasts([], "slow", bot)).toBe(0);
});

test("without motion there are short pauses only", () => {
  expect(lasts([gain(2)], "slow", { ...bot, still: true })).toBe(60);
});

test("each move is told how long it is looked at, so that nothing flies beyond it", () => {
  const times: number[] = [];
  const pacer = new Pacer(() => "normal");
  for (let move = 0; move < 20; move++) pacer.push({ ms: 1000, newTurn: move === 0, show: (ms) => times.push(ms) });
  pacer.begin();
  vi.advanceTimersByTime(1000);
  expect(times.slice(0, 2)).toEqual([200, 200]); // 20 moves in 4 seconds
  pacer.skip();
  expect(times).toHaveLength(20);
  expect(times.at(-1)).toBe(0);
});
