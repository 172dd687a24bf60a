import { expect, test } from "vitest";
import { type Block, guide } from "../say/index";
import { chaptersOf } from "./chapters";

test("the chapters are the headings of the second level, found by their places", () => {
  const blocks: Block[] = [
    { kind: "heading", level: 1, text: "A game" },
    { kind: "heading", level: 2, text: "The goal" },
    { kind: "paragraph", text: [{ text: "To win." }] },
    { kind: "heading", level: 3, text: "A detail" },
    { kind: "heading", level: 2, text: "The end" },
  ];
  expect(chaptersOf(blocks)).toEqual([
    { id: "chapter-1", title: "The goal" },
    { id: "chapter-4", title: "The end" },
  ]);
});

test.each(["dominion", "intrigo"])("the guide to %s has chapters in every language", async (game) => {
  for (const language of ["en", "ru", "pl", "hu"]) {
    expect(chaptersOf(await guide(game, language)).length).toBeGreaterThan(5);
  }
});
