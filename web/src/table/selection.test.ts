import { expect, test, vi } from "vitest";
import type { AskInfo, Option, Peeked } from "../wire/messages";
import { type AnswerLink, Selection } from "./selection.svelte";

const option = (pick: string): Option => ({ pick, say: { messages: [pick], arguments: {} } });

function discard(least: number, most: number, hand: string[]): AskInfo {
  const stop = least === 0 ? ["stop"] : [];
  const kinds = [...new Set(hand)];
  return {
    id: "a1",
    verb: "discard",
    least,
    most,
    ordered: false,
    place: "hand",
    options: [...kinds, ...stop].map(option),
    ...(least === 0 ? { stop: "stop" } : {}),
  };
}

/** A table whose rule is: these cards lie in the hand, each can be picked once. */
function table(ask: AskInfo, hand: string[]) {
  const sent: string[][] = [];
  const link: AnswerLink = {
    async peek(_ask, picks): Promise<Peeked> {
      const left = [...hand];
      for (const pick of picks) {
        const at = left.indexOf(pick);
        if (at < 0) throw new Error("illegal");
        left.splice(at, 1);
      }
      const full = picks.length >= ask.most;
      const stop = picks.length >= ask.least && !full ? "stop" : "";
      const options = full ? [] : [...new Set(left), ...(stop ? [stop] : [])].map(option);
      return { type: "peeked", ask: ask.id, picks, options, stop, place: "hand", prompt: null, complete: full };
    },
    async change(change) {
      sent.push(change.picks);
    },
  };
  return { link, sent };
}

test("one pick of one is sent at once", async () => {
  const ask = discard(1, 1, ["copper", "estate"]);
  const { link, sent } = table(ask, ["copper", "estate"]);
  const selection = new Selection(ask, link);
  await selection.pick("estate");
  expect(sent).toEqual([["estate"]]);
  expect(selection.sent).toBe(true);
});

test("several picks wait until they are enough and confirmed", async () => {
  const hand = ["copper", "copper", "estate"];
  const ask = discard(2, 2, hand);
  const { link, sent } = table(ask, hand);
  const selection = new Selection(ask, link);
  await selection.pick("copper");
  expect(selection.enough).toBe(false);
  await selection.confirm();
  expect(sent).toEqual([]);
  await selection.pick("copper");
  expect(selection.enough).toBe(true);
  expect(selection.count("copper")).toBe(2);
  await selection.confirm();
  expect(sent).toEqual([["copper", "copper"]]);
});

test("what is not offered cannot be picked", async () => {
  const ask = discard(1, 2, ["copper"]);
  const { link, sent } = table(ask, ["copper"]);
  const selection = new Selection(ask, link);
  await selection.pick("gold");
  expect(selection.picks).toEqual([]);
  expect(sent).toEqual([]);
});

test("a pick can be taken back, and what came after it stays", async () => {
  const hand = ["copper", "estate", "gold"];
  const ask = discard(0, 3, hand);
  const { link } = table(ask, hand);
  const selection = new Selection(ask, link);
  expect(selection.enough).toBe(true);
  await selection.pick("copper");
  await selection.pick("gold");
  await selection.unpick(0);
  expect(selection.picks).toEqual(["gold"]);
  expect(selection.can("copper")).toBe(true);
  expect(selection.can("gold")).toBe(false);
  await selection.unpick(0);
  expect(selection.picks).toEqual([]);
  expect(selection.stop?.pick).toBe("stop");
});

test("what cannot stand without the pick taken back goes with it", async () => {
  const ask: AskInfo = { ...discard(2, 2, ["card", "gap"]), ordered: true };
  const link: AnswerLink = {
    async peek(_ask, picks) {
      if (picks[0] !== "card") throw new Error("illegal");
      const options = picks.length === 1 ? [option("gap")] : [];
      return {
        type: "peeked",
        ask: "a1",
        picks,
        options,
        stop: "",
        place: "gaps",
        prompt: null,
        complete: picks.length === 2,
      };
    },
    async change() {},
  };
  const selection = new Selection(ask, link);
  await selection.pick("card");
  await selection.pick("gap");
  expect(selection.complete).toBe(true);
  await selection.unpick(0);
  expect(selection.picks).toEqual([]);
});

test("a rejected answer can be given again", async () => {
  const ask = discard(1, 1, ["copper"]);
  const failed = vi.fn();
  const link: AnswerLink = {
    peek: () => Promise.reject(new Error("not asked")),
    change: () => Promise.reject(new Error("stale_question")),
  };
  const selection = new Selection(ask, link, failed);
  await selection.pick("copper");
  expect(failed).toHaveBeenCalledOnce();
  expect(selection.sent).toBe(false);
  expect(selection.can("copper")).toBe(true);
});
