// Every message with its table of arguments comes out as Python says it, byte for byte, in every language.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { languages, wholeCatalogue } from "../../build/catalogues";
import type { Phrase } from "./phrase";
import { type OwnCards, Translator } from "./translator";

const PLACE = "../src/signoria/lang";
const RENDERED = "../tests/lang/rendered";

type Rendered = Record<string, [Record<string, unknown>, string][]>;

interface Edges {
  own_cards: OwnCards;
  said: [Phrase, Record<string, string>][];
}

function translator(code: string, own: OwnCards = {}): Translator {
  const codes = code === "en" ? [code] : [code, "en"];
  return new Translator(
    code,
    codes.map((one) => wholeCatalogue(PLACE, one)),
    own,
  );
}

describe.each(languages(PLACE))("in %s", (code) => {
  const rendered: Rendered = JSON.parse(readFileSync(`${RENDERED}/${code}.json`, "utf8"));
  const said = Object.entries(rendered).flatMap(([name, rows]) => rows.map(([given, text]) => ({ name, given, text })));
  const speaker = translator(code);

  test("every message is said as Python says it", () => {
    expect(said.length).toBeGreaterThan(3000);
    const ours = said.map(({ name, given }) => ({ name, given, text: speaker.firstOf([name], given) }));
    expect(ours.filter((one, i) => one.text !== said[i]?.text)).toEqual([]);
  });

  test("so is what the tables do not reach: large numbers, odd names, custom cards", () => {
    const edges: Edges = JSON.parse(readFileSync(`${RENDERED}/edges.json`, "utf8"));
    const withOwn = translator(code, edges.own_cards);
    expect(edges.said.map(([phrase]) => withOwn.say(phrase))).toEqual(edges.said.map(([, texts]) => texts[code]));
  });

  test("a sentence in parts is the same sentence, and its cards are called by their names", () => {
    const wrong = said.filter(({ name, given, text }) => {
      const parts = speaker.parts({ messages: [name], arguments: given }, ["Anna", "Ben"]);
      const isName = (text: string, card: string) =>
        speaker.formsOf(card).some((form) => form.toLowerCase() === text.toLowerCase());
      const strange = parts.filter(({ text, card }) => card !== undefined && !isName(text, card));
      return parts.map((part) => part.text).join("") !== text || strange.length > 0;
    });
    expect(wrong).toEqual([]);
  });
});
