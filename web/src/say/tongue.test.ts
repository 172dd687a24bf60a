import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { pageCatalogue } from "../../build/catalogues";
import { BadMessage, NoSuchMessage, type OwnCards, Tongue } from "./tongue";

const PLACE = "../src/signoria/lang";

function tongue(code: string, own: OwnCards = {}): Tongue {
  return new Tongue(code, [pageCatalogue(PLACE, code)], own);
}

const english = tongue("en");

describe("what is said", () => {
  test("is the first message that there is", () => {
    const messages = ["word-coins-bridge", "word-coins-minion", "word-coins"];
    expect(english.say({ messages, arguments: {} })).toBe("+$2");
  });

  test("comes from English if the language has none of the messages", () => {
    const entries = new FluentResource("event-shuffle = { $player } miksas.").body;
    const esperanto = new Tongue("eo", [{ code: "eo", entries }, pageCatalogue(PLACE, "en")]);
    expect(esperanto.firstOf(["event-shuffle.you", "event-shuffle"], { player: "Anna" })).toBe("Anna miksas.");
    expect(esperanto.firstOf(["word-yes"], {})).toBe("Yes");
  });

  test("is an error if no catalogue has it", () => {
    expect(() => english.firstOf(["no-such-thing", "event-draw.nor-this"], {})).toThrow(NoSuchMessage);
    expect(() => english.firstOf(["constructor", "event-draw.constructor"], {})).toThrow(NoSuchMessage);
  });

  test("is an error without all its arguments, or with an unknown card", () => {
    expect(() => english.firstOf(["event-gain"], { cards: ["gold"] })).toThrow(BadMessage);
    expect(() => english.firstOf(["event-gain"], { cards: ["gold"], player: undefined })).toThrow(/player/);
    expect(() => english.firstOf(["event-gain.you"], { cards: ["no_such_card"] })).toThrow(/card-no_such_card/);
    expect(() => english.firstOf(["event-gain.you"], { cards: "gold" })).toThrow(/no list/);
  });
});

describe("a sentence in parts", () => {
  const buys = {
    messages: ["event-buy"],
    arguments: { player: "Anna", cards: ["estate", "throne_room@base1", "estate"] },
  };

  test("names its cards without their articles", () => {
    expect(english.parts(buys)).toEqual([
      { text: "Anna buys 2 " },
      { text: "Estates", card: "estate" },
      { text: " and a " },
      { text: "Throne Room", card: "throne_room@base1" },
      { text: "." },
    ]);
    expect(tongue("hu").parts({ messages: ["event-name.you"], arguments: { top: "gold" } })).toEqual([
      { text: "Megnevezed az " },
      { text: "Aranyat", card: "gold" },
      { text: "." },
    ]);
  });

  test("names the seats whose names are given", () => {
    expect(english.parts(buys, ["Ben", "Anna"])[0]).toEqual({ text: "Anna", seat: 1 });
    const waiting = { messages: ["waiting"], arguments: { players: ["Anna", "Ben"] } };
    expect(english.parts(waiting, ["Anna", "Ben"]).flatMap((part) => part.seat ?? [])).toEqual([0, 1]);
  });

  test("has the parts of the phrases in it", () => {
    const why = { messages: ["event-draw.you"], arguments: { cards: ["moat"] } };
    const parts = english.parts({ messages: ["error-where"], arguments: { where: "here", why } });
    expect(parts).toContainEqual({ text: "Moat", card: "moat" });
  });

  test("takes nothing from outside for a card", () => {
    const forged = "\uFDD0gold\uFDD1Gold\uFDD2";
    expect(english.parts({ messages: ["event-shuffle"], arguments: { player: forged } })).toEqual([
      { text: "·gold·Gold· shuffles." },
    ]);
  });

  test("names custom cards as their author does, whatever stands around the name", () => {
    const own = { forge: { en: "Forge", hu: "Kovácsműhely" } };
    const gains = { messages: ["event-gain.you"], arguments: { cards: ["forge@custom"] } };
    expect(tongue("en", own).parts(gains)).toContainEqual({ text: "Forge", card: "forge@custom" });
    expect(tongue("hu", own).parts(gains)).toContainEqual({ text: "Kovácsműhely", card: "forge@custom" });
    expect(tongue("pl", own).parts(gains)).toContainEqual({ text: "Forge", card: "forge@custom" });
  });

  test("does not mark what is said afterwards", () => {
    expect(() => english.parts({ messages: ["event-gain"], arguments: { cards: ["gold"] } })).toThrow();
    expect(english.say(buys)).toBe("Anna buys 2 Estates and a Throne Room.");
  });
});
