import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { type AnswerLink, Selection } from "../table/selection.svelte";
import type { Session } from "../table/session.svelte";
import type { AskInfo, Option, Phrase } from "../wire/messages";
import { Go } from "./go.svelte";

// Two cards and a courtesan in hand, two gaps; her effect needs a gap and a name that is in hand as well.
const NEXT: Record<string, [place: string, picks: string[]]> = {
  contarini_4: ["gaps", ["g1", "g2"]],
  dandolo_2: ["gaps", ["g1", "g2"]],
  courtesan: ["gaps", ["g1", "g2"]],
  "contarini_4 g1": ["", []],
  "contarini_4 g2": ["", []],
  "dandolo_2 g1": ["", []],
  "courtesan g1": ["gaps", ["g2", "decline"]],
  "courtesan g1 g2": ["names", ["dandolo_2", "morosini_3"]],
  "courtesan g1 g2 morosini_3": ["", []],
  pass: ["", []],
};
const asked = (question: string): Phrase => ({ messages: [question], arguments: {} });
const options = (picks: string[]): Option[] => picks.map((pick) => ({ pick, say: asked(pick) }));

const ASK: AskInfo = {
  id: "a",
  verb: "place",
  least: 1,
  most: 4,
  ordered: true,
  place: "hand",
  options: options(["contarini_4", "dandolo_2", "courtesan", "pass"]),
};

function sitDown() {
  const sent: string[][] = [];
  const link: AnswerLink = {
    async peek(ask, picks) {
      const next = NEXT[picks.join(" ")];
      if (!next) throw new Error("illegal");
      const [place, offers] = next;
      const complete = offers.length === 0;
      const stop = offers.includes("decline") ? "decline" : "";
      return { type: "peeked", ask, picks, options: options(offers), stop, place, prompt: asked(place), complete };
    },
    async change({ picks }) {
      sent.push(picks);
    },
  };
  const explained: [string, string[]][] = [];
  const session = {
    selection: new Selection(ASK, link),
    link: { prompt: asked("opening"), view: { phase: "placement" } },
    notice: null,
    watching: false,
    explain: async (pick: string, picks: string[]) => void explained.push([pick, picks]),
  } as unknown as Session;
  let go!: Go;
  const leave = $effect.root(() => {
    go = new Go(session);
  });
  flushSync();
  const choose = async (pick: string, ofHand = false) => {
    await go.choose(pick, { ofHand });
    flushSync();
  };
  return { go, choose, explained, leave, sent, session };
}

it("is a card, then a gap, and then complete; the last question stands", async () => {
  const { go, choose, leave } = sitDown();
  await choose("contarini_4", true);
  expect([go.place, [...go.offered]]).toEqual(["gaps", ["g1", "g2", "dandolo_2"]]);
  await choose("g1");
  expect([go.ready, go.place, go.prompt?.messages]).toEqual([true, "", ["gaps"]]);
  leave();
});

it("can be changed by choosing something else, and taken back by choosing it again", async () => {
  const { go, choose, leave } = sitDown();
  await choose("contarini_4", true);
  await choose("g1");
  await choose("g2");
  expect(go.picks).toEqual(["contarini_4", "g2"]);
  await choose("g1");
  await choose("dandolo_2", true);
  expect(go.picks).toEqual(["dandolo_2", "g1"]);
  await choose("g1");
  expect(go.picks).toEqual(["dandolo_2"]);
  await go.takeBack();
  expect(go.picks).toEqual([]);
  leave();
});

it("tells a card that is named from the same card in hand", async () => {
  const { go, choose, leave } = sitDown();
  for (const pick of ["courtesan", "g1", "g2"]) await choose(pick);
  expect([go.place, go.plays]).toEqual(["names", false]);
  await choose("dandolo_2", true);
  expect(go.picks).toEqual(["dandolo_2", "g1"]);
  leave();
});

it("asks why something cannot be picked, after what is picked already", async () => {
  const { go, choose, explained, leave } = sitDown();
  await choose("contarini_4", true);
  await choose("g7");
  expect([explained, go.picks]).toEqual([[["g7", ["contarini_4"]]], ["contarini_4"]]);
  await choose("g1");
  await choose("g7");
  expect(explained[1]).toEqual(["g7", ["contarini_4"]]);
  leave();
});

it("is passed with one word, whatever was picked", async () => {
  const { go, choose, sent, leave } = sitDown();
  await choose("contarini_4", true);
  await go.answer("pass");
  expect(sent).toEqual([["pass"]]);
  leave();
});

it("says that it is not one's go when nothing is asked", async () => {
  const { choose, leave, session } = sitDown();
  session.selection = null;
  await choose("g1");
  expect(session.notice?.messages).toEqual(["intrigo-reason-not_your_go"]);
  leave();
});
