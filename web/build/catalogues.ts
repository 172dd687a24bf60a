// The messages of a language for the page: read, without those that only the terminal says.

import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Catalogue } from "../src/say/translator.ts";
import leftOut from "./left-out.json" with { type: "json" };

type Entry = Catalogue["entries"][number];

const LEFT_OUT: Record<string, string[]> = leftOut; // by file, how the messages begin that the page says too

export function languages(place: string): string[] {
  const found = readdirSync(place).filter((name) => /^[a-z]{2,3}$/.test(name) && files(place, name).length > 0);
  return found.sort((a, b) => Number(b === "en") - Number(a === "en") || (a < b ? -1 : 1));
}

/** All that a language has. */
export function wholeCatalogue(place: string, code: string): Catalogue {
  return { code, entries: files(place, code).flatMap((file) => entriesOf(`${place}/${code}/${file}`)) };
}

/** What the page needs of it, with whatever that mentions. */
export function pageCatalogue(place: string, code: string): Catalogue {
  const all = new Map<string, Entry>();
  const wanted: string[] = [];
  for (const file of files(place, code)) {
    for (const entry of entriesOf(`${place}/${code}/${file}`)) {
      all.set(entry.id, entry);
      if (!(file in LEFT_OUT) || LEFT_OUT[file]?.some((beginning) => entry.id.startsWith(beginning)))
        wanted.push(entry.id);
    }
  }
  const entries = new Map<string, Entry>();
  for (let id = wanted.pop(); id !== undefined; id = wanted.pop()) {
    const entry = all.get(id);
    if (!entry) throw new Error(`${code}: something mentions ${id}, which is not there`);
    if (entries.has(id)) continue;
    entries.set(id, entry);
    wanted.push(...mentioned(entry));
  }
  return { code, entries: [...entries.values()].sort((a, b) => (a.id < b.id ? -1 : 1)) };
}

/** Whether a language has all messages of another. */
export function hasAllOf(catalogue: Catalogue, other: Catalogue): boolean {
  const known = new Set(catalogue.entries.map((entry) => entry.id));
  return other.entries.every((entry) => known.has(entry.id));
}

/** A message that is only text. */
export function plainText(catalogue: Catalogue, id: string): string | undefined {
  const value = catalogue.entries.find((entry) => entry.id === id)?.value;
  return typeof value === "string" ? value : undefined;
}

function files(place: string, code: string): string[] {
  return readdirSync(`${place}/${code}`)
    .filter((name) => name.endsWith(".ftl"))
    .sort();
}

/** The entries of a file. What cannot be read is dropped in silence by the library, so we count. */
function entriesOf(file: string): Entry[] {
  const text = readFileSync(file, "utf8");
  const { body } = new FluentResource(text);
  const names = [...text.matchAll(/^(-?[A-Za-z][\w-]*) *=/gm)].map((match) => match[1]);
  const read = new Set(body.map((entry) => entry.id));
  const unread = names.filter((name) => name !== undefined && !read.has(name));
  if (unread.length > 0) throw new Error(`${file}: ${unread.join(", ")} cannot be read`);
  return body;
}

/** The messages and terms that an entry refers to. */
function mentioned(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const below = Object.values(node).flatMap(mentioned);
  if (!("type" in node) || !("name" in node)) return below;
  if (node.type === "mesg") below.push(`${node.name}`);
  if (node.type === "term") below.push(`-${node.name}`);
  return below;
}
