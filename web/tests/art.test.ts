import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { beforeEach, expect, test, vi } from "vitest";
import { fieldOf, PLACE } from "../src/art/field";

const read = (path: string) => readFileSync(path, "utf8");
const SHEETS = ["dominion", "intrigo", "icons"] as const;
const sheets = Object.fromEntries(SHEETS.map((name) => [name, read(`src/art/${name}.svg`)])) as Record<
  (typeof SHEETS)[number],
  string
>;
const pens = read("src/style/pens.css");
const ids = (text: string) => [...text.matchAll(/ id="([^"]+)"/g)].map((found) => found[1] ?? "");
const cards = new Map(
  read("../docs/rules/cards.csv")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split(","))
    .map((cells) => [cells[0] ?? "", (cells[7] ?? "").split("|")]),
);

test("every card has exactly one glyph, and no glyph is without a card", () => {
  expect(cards.size).toBe(64);
  const glyphs = ids(sheets.dominion).filter((id) => id.startsWith("g-"));
  expect(glyphs.toSorted()).toEqual([...cards.keys(), "custom", "back"].map((card) => `g-${card}`).toSorted());
});

test("every character, seal, coin and family of Intrigo is drawn", () => {
  const words = read("../src/signoria/intrigo/words.py");
  const names = (list: string) =>
    [...(words.match(new RegExp(`^${list}: Final.*?= \\(([^)]*)\\)`, "ms"))?.[1] ?? "").matchAll(/"(\w+)"/g)].map(
      (found) => found[1] ?? "",
    );
  const pieces = [...names("CHARACTERS"), ...names("ORGANISATIONS"), "ducat"];
  expect(pieces.length).toBe(12);
  expect(ids(sheets.intrigo)).toEqual(expect.arrayContaining(pieces.map((piece) => `g-intrigo_${piece}`)));
  expect(names("FAMILIES").length).toBe(5);
  expect(ids(sheets.icons)).toEqual(expect.arrayContaining(names("FAMILIES").map((family) => `a-${family}`)));
});

test("the icons that components may name are the icons that are drawn", () => {
  const named = [...read("src/art/icons.ts").matchAll(/\| "([^"]+)"/g)].map((found) => `i-${found[1]}`);
  const drawn = ids(sheets.icons).filter((id) => id.startsWith("i-"));
  expect(named.toSorted()).toEqual(drawn.toSorted());
});

test("no id is drawn twice, for all sheets end in one document", () => {
  const all = SHEETS.flatMap((name) => ids(sheets[name]));
  expect(all.filter((id, place) => all.indexOf(id) !== place)).toEqual([]);
});

test("whatever a drawing refers to is in its own sheet", () => {
  for (const name of SHEETS) {
    const known = new Set(ids(sheets[name]));
    const wanted = [...sheets[name].matchAll(/url\(#([^)]+)\)/g)].map((found) => found[1] ?? "");
    expect(wanted.filter((id) => !known.has(id))).toEqual([]);
  }
});

test("drawings have no colour and no style of their own, only pens", () => {
  const pensKnown = new Set([...pens.matchAll(/^\.([\w-]+)/gm)].map((found) => found[1]));
  for (const name of SHEETS) {
    expect(sheets[name]).not.toMatch(/#[0-9a-f]{3,8}\b(?!-)(?=["; ])|rgb|hsl|var\(|style=|<style|<script/i);
    expect(sheets[name].replace(/fill="url\(#h-[a-z]+\)"/g, "")).not.toMatch(/ (fill|stroke|color)="/);
    const used = [...sheets[name].matchAll(/class="([^"]+)"/g)].map((found) => found[1]);
    expect(used.filter((pen) => !pensKnown.has(pen))).toEqual([]);
  }
  expect(pens).not.toMatch(/#[0-9a-f]{3,8}\b/i);
});

test("the sheets together stay below 24 kB on the way", () => {
  const sizes = SHEETS.map((name) => gzipSync(sheets[name], { level: 9 }).length);
  console.info(`drawings, gzipped: ${SHEETS.map((name, i) => `${name} ${sizes[i]}`).join(", ")} bytes`);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(24_000);
});

test.each([
  [["action"], "action"],
  [["action", "attack"], "attack"],
  [["action", "reaction"], "reaction"],
  [["treasure"], "treasure"],
  [["victory"], "victory"],
  [["curse"], "curse"],
  [["action", "victory"], "action-victory"],
  [["treasure", "victory"], "treasure-victory"],
  [[], "action"],
])("the field of %j is %s", (types, field) => {
  expect(fieldOf(types)).toBe(field);
});

test("every card's field is drawn", () => {
  const drawn = ids(sheets.dominion);
  const fields = new Set([...cards.values()].map(fieldOf));
  expect([...fields].toSorted()).toEqual(Object.keys(PLACE).toSorted());
  expect([...fields].filter((field) => !drawn.includes(`f-${field}`))).toEqual([]);
});

/* The page: sheets are fetched once, put into the document, and asked for again when they did not come. */
let answers: (() => Response)[] = [];

async function show(component: "Glyph" | "Field" | "Icon", props: Record<string, unknown>): Promise<HTMLElement> {
  const { flushSync, mount } = await import("svelte");
  const { default: drawing } = await import(`../src/art/${component}.svelte`);
  const target = document.body.appendChild(document.createElement("div"));
  mount(drawing, { target, props });
  flushSync();
  return target;
}
const fetched: string[] = [];

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  document.body.replaceChildren();
  fetched.length = 0;
  answers = [];
  vi.stubGlobal("fetch", async (url: string) => {
    fetched.push(url);
    const sheet = SHEETS.find((name) => url.includes(name)) ?? "icons";
    return answers.shift()?.() ?? new Response(sheets[sheet]);
  });
});

test("many drawings bring their sheet once", async () => {
  await show("Glyph", { name: "moat" });
  await show("Glyph", { name: "village" });
  await vi.runAllTimersAsync();
  expect(fetched.length).toBe(1);
  expect(document.querySelectorAll("svg.sprite").length).toBe(1);
  expect([...document.querySelectorAll("svg.Glyph use")].map((use) => use.getAttribute("href"))).toEqual([
    "#g-moat",
    "#g-village",
  ]);
});

test("a sheet that did not come is asked for again", async () => {
  answers = [() => new Response("busy", { status: 503 }), () => Response.error()];
  await show("Icon", { name: "undo" });
  await vi.runAllTimersAsync();
  expect(fetched.length).toBe(3);
  expect(document.getElementById("i-undo")).not.toBeNull();
});

test("a card that nobody has drawn gets the generic glyph", async () => {
  const place = await show("Field", { card: "lighthouse", types: ["action"] });
  await vi.runAllTimersAsync();
  expect([...place.querySelectorAll("use")].map((use) => use.getAttribute("href"))).toEqual(["#f-action", "#g-custom"]);
});

test("a drawing is silent unless it stands alone", async () => {
  const beside = (await show("Glyph", { name: "moat" })).querySelector("svg");
  const alone = (await show("Glyph", { name: "intrigo_ducat", label: "Ducat" })).querySelector("svg");
  expect(beside?.getAttribute("aria-hidden")).toBe("true");
  expect([alone?.getAttribute("role"), alone?.getAttribute("aria-label")]).toEqual(["img", "Ducat"]);
});
