import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { firstLanguage, guide, has, LANGUAGES, language, parts, say, useLanguage, useOwnCards, word } from "./index";

const draws = { messages: ["deed-draw.you"], arguments: { cards: ["moat"] } };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  useOwnCards({});
});

test("every language is listed by its own name, English first", () => {
  const listed = LANGUAGES.map(({ code, name }) => `${code} ${name}`);
  expect(listed).toEqual(["en English", "hu Magyar", "pl Polski", "ru Русский"]);
});

test("what is shown changes with the language, and the document says which it is", async () => {
  const shown: string[] = [];
  const end = $effect.root(() => {
    $effect(() => {
      shown.push(say(draws));
    });
  });
  flushSync();
  await useLanguage("hu");
  flushSync();
  end();
  expect(shown).toEqual(["draw a Moat", "húzol egy Várárkot"]);
  expect([language(), document.documentElement.lang]).toEqual(["hu", "hu"]);
});

test("of two languages asked for at once, the later one is spoken", async () => {
  await Promise.all([useLanguage("ru"), useLanguage("pl")]);
  expect(language()).toBe("pl");
});

test("a language that there is not, or that does not come, leaves the old one", async () => {
  await expect(useLanguage("tlh")).rejects.toThrow("tlh");
  expect(language()).toBe("en");
});

test("a language chosen without a connection is spoken when there is one again", async () => {
  vi.resetModules();
  const page = await import("./index");
  await page.useLanguage("en");
  vi.spyOn(globalThis, "fetch").mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await page.useLanguage("hu");
  expect([page.language(), page.wantedLanguage()]).toEqual(["en", "hu"]);
  dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(page.language()).toBe("hu"));
});

test("a browser that keeps nothing can change the language all the same", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("no", "SecurityError");
  });
  await useLanguage("ru");
  expect(word("word-yes")).toBe("Да");
});

test("the first language is the one chosen before, then the browser's, then English", () => {
  expect(firstLanguage("hu", ["ru"])).toBe("hu");
  expect(firstLanguage(null, ["de-AT", "ru-RU", "pl"])).toBe("ru");
  expect(firstLanguage("tlh", ["PL"])).toBe("pl");
  expect(firstLanguage(null, ["de"])).toBe("en");
});

test("what is missing stops whoever writes the page", () => {
  expect(has("page-language-name")).toBe(true);
  expect(has("page-no-such-thing")).toBe(false);
  expect(() => word("page-no-such-thing")).toThrow("page-no-such-thing");
});

test("who plays sees what there is instead", () => {
  vi.stubEnv("DEV", false);
  expect(word("page-no-such-thing")).toBe("page-no-such-thing");
  expect(say({ messages: ["event-new.you", "event-new"], arguments: {} })).toBe("event-new");
  expect(say({ messages: ["event-turn"], arguments: { n: 2 } })).toBe("{$player}, turn 2");
  expect(parts({ messages: ["event-new"], arguments: {} })).toEqual([{ text: "event-new" }]);
});

test("a custom card keeps its name when the language changes", async () => {
  useOwnCards({ forge: { en: "Forge", pl: "Huta" } });
  const gains = { messages: ["deed-gain.you"], arguments: { cards: ["forge@custom"] } };
  expect(say(gains)).toContain("Forge");
  await useLanguage("pl");
  expect(say(gains)).toContain("Huta");
});

test.each(LANGUAGES.map(({ code }) => code))(
  "the guides in %s have their chapters, and no commands to type",
  async (code) => {
    for (const game of ["dominion", "intrigo"]) {
      const [ours, english] = [await guide(game, code), await guide(game, "en")];
      const levels = (blocks: typeof ours) =>
        blocks.flatMap((block) => (block.kind === "heading" ? [block.level] : []));
      expect(levels(ours)).toEqual(levels(english));
      expect(JSON.stringify(ours)).not.toMatch(/[`*|#]|signoria (play|cards)/);
    }
  },
);

test("a language without a guide shows the English one; a game without one is an error", async () => {
  expect(await guide("intrigo", "tlh")).toEqual(await guide("intrigo", "en"));
  await expect(guide("chess", "en")).rejects.toThrow("chess");
});
