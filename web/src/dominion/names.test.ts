import { expect, test } from "vitest";
import { gistOf, helpOf, lengthOf, nameOf, narrowName, textOf, typesOf } from "./names";

test("a card is called as the catalogue calls it, in its edition or any", () => {
  expect(nameOf("throne_room@base2")).toBe("Throne Room");
  expect(nameOf("copper")).toBe("Copper");
});

test("long words may break on narrow cards, others never", () => {
  expect(narrowName("moneylender@base1")).toBe("Money\u00ADlender");
  expect(narrowName("throne_room@base1")).toBe("Throne Room");
});

test("a name is written smaller by its longest word", () => {
  expect([lengthOf("Village"), lengthOf("Throne Room"), lengthOf("Courtyard"), lengthOf("Реконструкция")]).toEqual([
    "",
    "",
    "long",
    "longer",
  ]);
});

test("editions of a card say different things", () => {
  expect(textOf("mine@base1")).not.toEqual(textOf("mine@base2"));
  expect(textOf("village@base1")).toEqual(textOf("village@base2"));
  expect(helpOf("moat@base2")).not.toBe("");
  expect(helpOf("copper")).toBe("");
});

test("a small card says the bonuses its text begins with, and whether there is more", () => {
  expect(gistOf("village@base2")).toEqual(["+1 Card", "+2 Actions"]);
  expect(gistOf("cellar@base2")).toEqual(["+1 Action", "…"]);
  expect(gistOf("workshop@base2")).toEqual(["…"]);
});

test("a card that somebody made says what came with it", () => {
  expect(textOf("baker@custom", { en: "+1 Card.\nHave some bread." })).toEqual(["+1 Card.", "Have some bread."]);
});

test("types are said together", () => {
  expect(typesOf({ cost: 2, types: ["action", "reaction"] })).toBe("Action – Reaction");
});
