import { describe, expect, it } from "vitest";
import type { IntrigoView } from "../wire/views";
import { cardValue, deed, familyOf, otherwise, type Step, sortOf, wanted } from "./picks";

const step = (place: string, ...picks: string[]): Step => ({
  place,
  prompt: null,
  options: picks.map((pick) => ({ pick, say: { messages: ["option-card"], arguments: {} } })),
});

describe("a pick", () => {
  it.each([
    ["contarini_4", "card"],
    ["thief", "character"],
    ["g12", "gap"],
    ["b0", "building"],
    ["pass", "word"],
    ["guard", "character"],
  ])("%s is a %s", (pick, sort) => expect(sortOf(pick)).toBe(sort));

  it("of a card has a family and a value", () => {
    expect([familyOf("tiepolo_3"), cardValue("tiepolo_3")]).toEqual(["tiepolo", 3]);
  });
});

describe("changing one's mind", () => {
  const steps = [
    step("hand", "contarini_4", "dandolo_2", "thief"),
    step("gaps", "g1", "g2"),
    step("buildings", "b1", "b2"),
  ];

  it("puts another gap in the place of the first", () => {
    expect(otherwise(steps, ["contarini_4", "g1"], "g2")).toEqual(["contarini_4", "g2"]);
  });

  it("keeps the gap where another card is chosen", () => {
    expect(otherwise(steps, ["contarini_4", "g1"], "dandolo_2")).toEqual(["dandolo_2", "g1"]);
    expect(otherwise(steps, ["contarini_4"], "thief")).toEqual(["thief"]);
  });

  it("drops what depended on it", () => {
    expect(otherwise(steps, ["thief", "g1", "b1"], "g2")).toEqual(["thief", "g2"]);
    expect(otherwise(steps, ["thief", "g1", "b1"], "contarini_4")).toEqual(["contarini_4", "g1"]);
  });

  it("is not possible with what was never offered", () => {
    expect(otherwise(steps, ["thief", "g1"], "g9")).toBeNull();
    expect(otherwise(steps, [], "g1")).toBeNull();
  });
});

describe("what a go will do", () => {
  const view = {
    stacks: [
      { character: "thief", prices: [2, 3] },
      { character: "guard", prices: [1] },
      { character: "courtesan", prices: [1] },
      { character: "trader", prices: [1] },
    ],
    buildings: [{ token: "clergy" }, { token: "ducat" }],
    gaps: [{ card: null }, { card: "dandolo_3" }],
  } as unknown as IntrigoView;

  it.each([
    [["contarini_4", "g6"], "page-intrigo-do-play", { card: "intrigo_contarini_4", gap: 7 }],
    [["thief", "g0"], "page-intrigo-do-buy", { card: "intrigo_thief", ducats: 2 }],
    [["thief", "g0", "b0"], "page-intrigo-do-thief", { building: "A", token: "intrigo_clergy", ducats: 2 }],
    [["trader", "g0", "b0", "b1"], "page-intrigo-do-trader", { building: "A", other: "B" }],
    [["guard", "g0", "g1", "g5"], "page-intrigo-do-guard", { moved: "intrigo_dandolo_3", from: 2, to: 6 }],
    [["courtesan", "g1", "g0", "tiepolo_3"], "page-intrigo-do-courtesan", { moved: "intrigo_tiepolo_3", from: 1 }],
    [["pass"], "intrigo-word-pass", {}],
  ])("%j", (picks, message, given) => {
    const said = deed(picks, view);
    expect(said.message).toBe(message);
    expect(said.given).toMatchObject(given);
  });
});

it("asks for cards or characters only where both can be picked", () => {
  expect(wanted("hand", ["tiepolo_2", "thief", "pass"])).toBe("hand");
  expect(wanted("hand", ["tiepolo_2", "pass"])).toBe("hand-cards");
  expect(wanted("hand", ["thief"])).toBe("hand-characters");
  expect(wanted("gaps", ["g1"])).toBe("gaps");
});
