import { expect, test } from "vitest";
import { drawingOf } from "./picture";

test("cards, intrigues and characters are drawn, words are not", () => {
  expect(drawingOf(["throne_room"])).toEqual({ kind: "card", card: "throne_room" });
  expect(drawingOf(["contarini_3", "g4"])).toEqual({ kind: "intrigue", family: "contarini", value: "3" });
  expect(drawingOf(["thief", "g4", "b2"])).toEqual({ kind: "character", character: "thief" });
  expect([[], ["end_turn"], ["pass"], ["g4"]].map(drawingOf)).toEqual([null, null, null, null]);
});
