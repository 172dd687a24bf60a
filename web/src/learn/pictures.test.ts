import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { blocks } from "../../build/guides";
import { factsOf } from "../dominion/facts";
import { chaptersOf } from "./chapters";
import { CHAPTERS, PICTURES } from "./pictures";

const LANG = "../src/signoria/lang";

describe("the pictures of the guides", () => {
  it.each(["en", "ru", "pl", "hu"])("stand in the same chapters in %s", (code) => {
    for (const [game, n] of Object.entries(CHAPTERS)) {
      const guide = blocks(readFileSync(`${LANG}/${code}/guide-${game}.md`, "utf8"));
      expect(chaptersOf(guide)).toHaveLength(n);
    }
  });

  it("show cards that there are", () => {
    for (const pictures of Object.values(PICTURES)) {
      for (const card of Object.values(pictures).flatMap((one) => one.cards ?? [])) {
        if (!card.startsWith("intrigo_")) expect(factsOf(card).types.length, card).toBeGreaterThan(0);
      }
    }
  });
});
