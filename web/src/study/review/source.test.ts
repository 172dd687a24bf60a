import { expect, test } from "vitest";
import { Source } from "./source";

test("a game of a table is found with its number and the invite", () => {
  const source = new Source(["abc"], new URLSearchParams("game=2&invite=xyz&seat=1"));
  expect(source.at("review")).toBe("tables/abc/review?game=2&invite=xyz");
  expect(source.at(41, { seat: "1" })).toBe("tables/abc/replay/41?seat=1&game=2&invite=xyz");
  expect(source.replay(41, 1)).toBe("/replay/abc?seat=1&step=41&game=2&invite=xyz");
  expect(source.branch).toEqual({ of: "table", id: "abc", game: 2 });
});

test("a record that was brought is found by its id", () => {
  const source = new Source(["record", "r1"], new URLSearchParams());
  expect(source.at("review")).toBe("replays/r1/review");
  expect(source.at("summary", { seat: "0" })).toBe("replays/r1/summary?seat=0");
  expect(source.at(3)).toBe("replays/r1/3");
  expect(source.replay(3, 0)).toBe("/replay/record/r1?seat=0&step=3");
  expect(source.branch).toEqual({ of: "record", id: "r1", game: 0 });
});
