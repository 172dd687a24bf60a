import { expect, test } from "vitest";
import type { TableLine } from "../wire/rest";
import { newlyWaiting } from "./mine.svelte";

const line = (id: string, waits: boolean): TableLine => ({
  id,
  game: "dominion",
  status: "playing",
  public: false,
  touched: 0,
  seats: [],
  waits,
});

test("a table is news when it begins to wait", () => {
  const before = [line("a", false), line("b", true)];
  expect(newlyWaiting(before, [line("a", true), line("b", true), line("c", true)]).map((table) => table.id)).toEqual([
    "a",
    "c",
  ]);
});

test("the first look brings no news", () => {
  expect(newlyWaiting(null, [line("a", true)])).toEqual([]);
});
