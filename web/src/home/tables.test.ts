import { expect, test } from "vitest";
import type { TableLine } from "../wire/rest";
import { called } from "./names";
import { companyOf, freeSeats, inProgress } from "./tables";
import { ago } from "./time";

const table = (id: string, status: string, touched: number, waits = false): TableLine => ({
  id,
  game: "dominion",
  status,
  public: false,
  touched,
  seats: ["Anna", "bot:easy", "bot:easy 2", ""],
  waits,
});

test("tables that wait for me come first, then those where something happened last", () => {
  const all = [
    table("old", "playing", 1),
    table("mine", "playing", 0, true),
    table("over", "over", 9),
    table("new", "open", 5),
  ];
  expect(inProgress(all).map((one) => one.id)).toEqual(["mine", "new", "old"]);
});

test("the company at a table is all who sit there but me", () => {
  expect(companyOf(table("a", "playing", 0), "Anna")).toEqual(["bot:easy", "bot:easy 2"]);
  expect(companyOf(table("a", "playing", 0), "Béla")).toHaveLength(3);
  expect(freeSeats(table("a", "open", 0))).toBe(1);
});

test("bots are called by their first names, those from elsewhere by their id", () => {
  expect(["Anna", "bot:easy", "bot:easy 2", "bot:made_elsewhere"].map(called)).toEqual([
    "Anna",
    "Marta",
    "Piero",
    "Bot made_elsewhere",
  ]);
});

test("how long ago is said roughly", () => {
  const day = 86_400_000;
  expect(ago(0, 30_000, "en")).toBe("this minute");
  expect(ago(0, 5 * 60_000 + 1, "en")).toBe("5 minutes ago");
  expect(ago(0, 3 * day + 1, "en")).toBe("3 days ago");
  expect(ago(1000, 0, "en")).toBe("this minute");
});
