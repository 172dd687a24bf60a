import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hasAllOf, languages, pageCatalogue, wholeCatalogue } from "../build/catalogues";
import { blocks } from "../build/guides";
import { lean } from "../build/leanSvelte";

const PLACE = "../src/signoria/lang";

test("what only the terminal says is left out, and what it shares with the page is not", () => {
  const known = new Set(pageCatalogue(PLACE, "en").entries.map((entry) => entry.id));
  expect(known.has("help-signoria") || known.has("play-hint")).toBe(false);
  expect(known.has("bot-easy") && known.has("card-moat") && known.has("refused-illegal")).toBe(true);
});

test("whatever a message mentions comes with it", () => {
  const known = new Set(pageCatalogue(PLACE, "ru").entries.map((entry) => entry.id));
  expect(known.has("cards-counted")).toBe(true); // of a file that is left out, mentioned by one that is not
});

test("our languages are complete, so that the page loads one catalogue", () => {
  const english = pageCatalogue(PLACE, "en");
  expect(languages(PLACE)).toEqual(["en", "hu", "pl", "ru"]);
  expect(languages(PLACE).map((code) => hasAllOf(pageCatalogue(PLACE, code), english))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(hasAllOf({ code: "eo", entries: english.entries.slice(1) }, english)).toBe(false);
});

test("a catalogue that is read leaves nothing out", () => {
  expect(wholeCatalogue(PLACE, "en").entries.length).toBeGreaterThan(1000);
});

test("a guide is taken apart", () => {
  const guide = `# Title
## Chapter

Some words that go **on
and** on:
- one
- **two**
  goes on
- \`typed\`

1. first
2. second

| a | b |
|---|---|
| 1 | **2** |

Type \`this\`.
`;
  expect(blocks(guide)).toEqual([
    { kind: "heading", level: 1, text: "Title" },
    { kind: "heading", level: 2, text: "Chapter" },
    {
      kind: "paragraph",
      text: [{ text: "Some words that go " }, { text: "on and", strong: true }, { text: " on:" }],
    },
    { kind: "list", ordered: false, items: [[{ text: "one" }], [{ text: "two", strong: true }, { text: " goes on" }]] },
    { kind: "list", ordered: true, items: [[{ text: "first" }], [{ text: "second" }]] },
    {
      kind: "table",
      head: [[{ text: "a" }], [{ text: "b" }]],
      rows: [[[{ text: "1" }], [{ text: "2", strong: true }]]],
    },
  ]);
});

test.each([
  "> quoted",
  "a [link](to)",
  "an *emphasis*",
  "<b>",
  "| a |\n| 1 |",
  "| a | b |\n|---|---|\n| 1 |",
  "2. second",
  "#",
])("a guide with %s is refused", (text) => {
  expect(() => blocks(text)).toThrow();
});

test("Svelte is built without what takes over pages that a server rendered", () => {
  const component = "\tvar p = root();\n\t$.reset(p);\n\t$.next(2);\n\t$.append($$anchor, p);\n";
  expect(lean("/src/App.svelte", component)).toBe("\tvar p = root();\n\t$.append($$anchor, p);\n");

  const module = "node_modules/svelte/src/internal/client/dom/hydration.js";
  const text = readFileSync(module, "utf8");
  expect(lean(`/page/${module}`, text)).toContain("export const hydrating = false;");
  expect(() => lean(`/page/${module}`, text.replaceAll("hydrating", "renamed"))).toThrow("Svelte has changed");
  expect(lean("/src/settings.svelte.ts", "$.reset(p);")).toBeUndefined();
});
