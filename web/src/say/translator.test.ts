import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { pageCatalogue } from "../../build/catalogues";
import { BadMessage, NoSuchMessage, type OwnCards, Translator } from "./translator";

const PLACE = "../src/signoria/lang";

function translator(code: string, own: OwnCards = {}): Translator {
  return new Translator(code, [pageCatalogue(PLACE, code)], own);
}

const english = translator("en");

describe("what is said", () => {
  test("is the first message that there is", () => {
    const messages = ["word-coins-bridge", "word-coins-minion", "word-coins"];
    expect(english.say({ messages, arguments: {} })).toBe("+$2");
  });

  test("comes from English if the language has none of the messages", () => {
    const entries = new FluentResource("event-turn = { $player } ludas.").body;
    const esperanto = new Translator("eo", [{ code: "eo", entries }, pageCatalogue(PLACE, "en")]);
    expect(esperanto.firstOf(["event-turn.he", "event-turn"], { player: "Anna" })).toBe("Anna ludas.");
    expect(esperanto.firstOf(["word-yes"], {})).toBe("Yes");
  });

  test("is an error if no catalogue has it", () => {
    expect(() => english.firstOf(["no-such-thing", "deed-draw.nor-this"], {})).toThrow(NoSuchMessage);
    expect(() => english.firstOf(["constructor", "deed-draw.constructor"], {})).toThrow(NoSuchMessage);
  });

  test("is an error without all its arguments, or with an unknown card", () => {
    expect(() => english.firstOf(["event-turn"], { n: 1 })).toThrow(BadMessage);
    expect(() => english.firstOf(["event-turn"], { n: 1, player: undefined })).toThrow(/player/);
    expect(() => english.firstOf(["deed-gain.you"], { cards: ["no_such_card"] })).toThrow(/card-no_such_card/);
    expect(() => english.firstOf(["deed-gain.you"], { cards: "gold" })).toThrow(/no list/);
  });
});

describe("a sentence in parts", () => {
  const buys = {
    messages: ["story-line"],
    arguments: {
      player: "Anna",
      deeds: [{ messages: ["deed-buy"], arguments: { cards: ["estate", "throne_room@base1", "estate"] } }],
    },
  };

  test("names its cards without their articles", () => {
    expect(english.parts(buys)).toEqual([
      { text: "Anna buys 2 " },
      { text: "Estates", card: "estate" },
      { text: " and a " },
      { text: "Throne Room", card: "throne_room@base1" },
      { text: "." },
    ]);
    const guard = { messages: ["intrigo-event-buy.you"], arguments: { card: "intrigo_guard", ducats: 1, gap: 4 } };
    expect(english.parts(guard)[1]).toEqual({ text: "palace guard", card: "intrigo_guard" });
    expect(translator("hu").parts({ messages: ["deed-name.you"], arguments: { top: "gold" } })).toEqual([
      { text: "megnevezed az " },
      { text: "Aranyat", card: "gold" },
    ]);
  });

  test("names the seats whose names are given", () => {
    expect(english.parts(buys, ["Ben", "Anna"])[0]).toEqual({ text: "Anna", seat: 1 });
    const waiting = { messages: ["waiting"], arguments: { players: ["Anna", "Ben"], n: 2 } };
    expect(english.parts(waiting, ["Anna", "Ben"]).flatMap((part) => part.seat ?? [])).toEqual([0, 1]);
  });

  test("has the parts of the phrases in it", () => {
    const why = { messages: ["deed-draw.you"], arguments: { cards: ["moat"] } };
    const parts = english.parts({ messages: ["error-where"], arguments: { where: "here", why } });
    expect(parts).toContainEqual({ text: "Moat", card: "moat" });
  });

  test("takes nothing from outside for a card", () => {
    const forged = "\uFDD0gold\uFDD1Gold\uFDD2";
    expect(english.parts({ messages: ["event-turn"], arguments: { player: forged, n: 1 } })).toEqual([
      { text: "·gold·Gold·, turn 1" },
    ]);
  });

  test("names custom cards as their author does, whatever stands around the name", () => {
    const own = { forge: { en: "Forge", hu: "Kovácsműhely" } };
    const gains = { messages: ["deed-gain.you"], arguments: { cards: ["forge@custom"] } };
    expect(translator("en", own).parts(gains)).toContainEqual({ text: "Forge", card: "forge@custom" });
    expect(translator("hu", own).parts(gains)).toContainEqual({ text: "Kovácsműhely", card: "forge@custom" });
    expect(translator("pl", own).parts(gains)).toContainEqual({ text: "Forge", card: "forge@custom" });
  });

  test("does not mark what is said afterwards", () => {
    expect(() => english.parts({ messages: ["event-turn"], arguments: { n: 1 } })).toThrow();
    expect(english.say(buys)).toBe("Anna buys 2 Estates and a Throne Room.");
  });
});
