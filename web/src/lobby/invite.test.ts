import { expect, test } from "vitest";
import { drawCode, inviteIn, runs } from "./invite";

test("a row is drawn as its dark runs", () => {
  expect(runs([true, true, false, true, false])).toEqual([
    [0, 2],
    [3, 1],
  ]);
  expect(runs([false, false])).toEqual([]);
});

test("a code has its three corner marks and white around them", () => {
  const { size, path } = drawCode("https://example.org/join/abc");
  const bars = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)].map((bar) => bar.slice(1).map(Number));
  const has = (x: number, y: number, length: number) =>
    bars.some((bar) => bar[0] === x && bar[1] === y && bar[2] === length);
  expect(has(2, 2, 7) && has(size - 9, 2, 7) && has(2, size - 9, 7)).toBe(true);
  expect(bars.every(([x = 0, y = 0, length = 0]) => x >= 2 && y >= 2 && x + length <= size - 2 && y < size - 2)).toBe(
    true,
  );
});

test("an invite is found in its link and by itself", () => {
  expect(inviteIn(" https://example.org/games/join/43SDFRh_Md4LPYHOX9s4gQ/ ")).toBe("43SDFRh_Md4LPYHOX9s4gQ");
  expect(inviteIn("43SDFRh_Md4LPYHOX9s4gQ")).toBe("43SDFRh_Md4LPYHOX9s4gQ");
  expect(inviteIn("https://example.org/")).toBe("");
  expect(inviteIn("come and play")).toBe("");
});
