import { expect, test } from "vitest";
import { automatic, wastes } from "./automatic";

const option = (pick: string) => ({ pick, say: { messages: [], arguments: {} } });
const treasures = { verb: "play_treasure", options: ["copper", "all_treasures", "end_treasures"].map(option) };
const nothingLeft = { verb: "buy", options: [option("end_turn")] };
const both = { treasures: true, ending: true };

test("Treasures are played for those who want it, and nothing else is answered", () => {
  expect(automatic(treasures, both)).toBe("all_treasures");
  expect(automatic(treasures, { treasures: false, ending: true })).toBe(null);
  expect(automatic({ verb: "play_action", options: ["village", "end_actions"].map(option) }, both)).toBe(null);
});

test("a turn ends by itself only if nothing else can be done", () => {
  expect(automatic(nothingLeft, both)).toBe("end_turn");
  expect(automatic(nothingLeft, { treasures: true, ending: false })).toBe(null);
  expect(automatic({ verb: "buy", options: ["copper", "end_turn"].map(option) }, both)).toBe(null);
});

test("coins are lost if something that costs any could be bought", () => {
  const supply: [string, number, number][] = [
    ["copper", 40, 0],
    ["estate", 8, 2],
    ["silver", 0, 3],
  ];
  expect(wastes("end_turn", { coins: 2, buys: 1, supply })).toBe(true);
  expect(wastes("end_turn", { coins: 1, buys: 1, supply })).toBe(false);
  expect(wastes("end_turn", { coins: 5, buys: 0, supply })).toBe(false);
  expect(wastes("end_treasures", { coins: 5, buys: 1, supply })).toBe(false);
  expect(wastes("end_turn", { coins: 3, buys: 1, supply: [["silver", 0, 3]] })).toBe(false);
});
