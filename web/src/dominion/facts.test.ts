import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { factsOf, ownFacts, printed } from "./facts";

const [head = "", ...lines] = readFileSync("../docs/rules/cards.csv", "utf-8").trim().split("\n");
const names = head.split(",");
const rows = lines.map((line) => Object.fromEntries(line.split(",").map((value, i) => [names[i] ?? "", value])));

test("the page knows the same facts as the rules", () => {
  expect(new Set(printed())).toEqual(new Set(rows.map((row) => row["id"])));
  for (const row of rows) {
    const facts = factsOf(row["id"] ?? "");
    expect([row["id"], facts.cost, facts.types.join("|")]).toEqual([row["id"], Number(row["cost"]), row["types"]]);
    expect(facts.coins ?? 0, row["id"]).toBe(facts.types.includes("treasure") ? Number(row["coins"]) : 0);
    expect(facts.points ?? 0, row["id"]).toBe(row["vp"] === "var" ? 0 : Number(row["vp"]));
  }
});

test("a card that somebody made has the facts that came with the table", () => {
  const own = ownFacts([
    { id: "baker", cost: 5, types: ["action"], coins: 1 },
    { id: "plot", cost: 2, types: ["victory"], points: 2 },
  ]);
  expect(factsOf("baker", own)).toEqual({ cost: 5, types: ["action"] });
  expect(factsOf("plot", own)).toEqual({ cost: 2, types: ["victory"], points: 2 });
  expect(ownFacts("nonsense")).toEqual({});
});
