import { expect, test } from "vitest";
import { percent, signed, signedPercent } from "./numbers";

test("percent is written as the language does", () => {
  expect(percent(63.6, "en")).toBe("64%");
  expect(percent(63.6, "ru")).toMatch(/^64\s%$/);
});

test("a difference has its sign, and none is neither more nor less", () => {
  expect([4.4, -2.6, 0.3, -0.3].map(signed)).toEqual(["+4", "−3", "±0", "±0"]);
  expect([9.2, -0.1, -6].map((one) => signedPercent(one, "en"))).toEqual(["+9%", "±0%", "−6%"]);
  expect(signedPercent(-6, "ru")).toMatch(/^−6\s%$/);
});
