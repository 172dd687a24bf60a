import { mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { lastAward } from "../intrigo/award";
import type { Line } from "../wire/messages";
import Decider from "./Decider.svelte";

function line(event: string, seat: number, given: Line["say"]["arguments"]): Line {
  return { say: { messages: [`intrigo-event-${event}`], arguments: given }, seat, weight: 1 };
}

test("the deciding building shows the cards on both sides, who won its seal, and what would have prevented it", () => {
  const award = lastAward(
    [
      line("round", 0, { n: 5, player: "Anna" }),
      line("play", 1, { card: "intrigo_dandolo_4", gap: 12 }),
      line("play", 0, { card: "intrigo_contarini_3", gap: 1 }),
      line("award", 1, {
        building: "A",
        token: "intrigo_clergy",
        player: "Bela",
        card: "intrigo_dandolo_4",
        against: "intrigo_contarini_3",
      }),
      line("four", 1, { player: "Bela", organisation: "clergy" }),
    ],
    12,
  );
  if (!award) throw new Error("the log tells of an award");
  const shown = mount(Decider, { target: document.body, props: { award, replay: "/replay/1?step=9" } });
  const sides = [...document.querySelectorAll(".side")].map((side) => side.textContent?.trim());
  expect(sides).toEqual(["4", "3"]);
  const told = document.querySelector("p")?.textContent?.replace(/\s+/g, " ").trim();
  expect(told).toBe(
    "Round 5: award. A: the clergy’s seal goes to Bela; Dandolo 4 beats Contarini 3. Another 4 beside it would have made a tie, and the seal would have stayed.",
  );
  expect(document.querySelector("a")?.getAttribute("href")).toBe("/replay/1?step=9");
  unmount(shown);
});
