// The guides, taken apart: of Markdown, what they use. Anything else is an error, not something that looks odd.

import type { Block, Span } from "../src/say/guides.ts";

/** The blocks of a guide. What says which words to type is for the terminal and left out. */
export function blocks(markdown: string): Block[] {
  const pieces: { kind: Kind; lines: string[] }[] = [];
  let goingOn = false;
  for (const line of markdown.split("\n")) {
    const kind = kindOf(line);
    const last = pieces.at(-1);
    if (goingOn && last && (kind === last.kind || kind === "words")) last.lines.push(line);
    else if (kind !== "nothing") pieces.push({ kind, lines: [line] });
    goingOn = kind !== "nothing" && kind !== "heading";
  }
  return pieces.flatMap(({ kind, lines }) => block(kind, lines));
}

type Kind = "nothing" | "heading" | "table" | "numbers" | "points" | "words";

function kindOf(line: string): Kind {
  if (line.trim() === "") return "nothing";
  if (line.startsWith("#")) return "heading";
  if (line.startsWith("|")) return "table";
  if (line.startsWith("- ")) return "points";
  return /^\d+\. /.test(line) ? "numbers" : "words";
}

function block(kind: Kind, lines: string[]): Block[] {
  const text = lines.join("\n");
  if (kind === "heading") return [heading(text)];
  if (kind === "table") return [table(lines)];
  if (kind === "words") return isTyped(text) ? [] : [{ kind: "paragraph", text: spans(text) }];
  if (kind === "numbers" && !text.startsWith("1. ")) throw new Error(`a list does not begin with 1: ${text}`);
  const all = text.split(/(?:^|\n)(?:-|\d+\.) /).slice(1);
  const items = all.filter((item) => !isTyped(item)).map(spans);
  return items.length > 0 ? [{ kind: "list", ordered: kind === "numbers", items }] : [];
}

function heading(text: string): Block {
  const [, signs = "", words = ""] = /^(#+) (.+)$/.exec(text) ?? [];
  if (!words) throw new Error(`a heading without words: ${text}`);
  return { kind: "heading", level: signs.length, text: words };
}

function table(lines: string[]): Block {
  const [head = [], line = [], ...rows] = lines.map((row) => {
    return row
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => cell.trim());
  });
  if (!line.every((cell) => /^-+$/.test(cell)) || rows.some((row) => row.length !== head.length)) {
    throw new Error(`a table is not in order: ${lines.join("\n")}`);
  }
  return { kind: "table", head: head.map(spans), rows: rows.map((row) => row.map(spans)) };
}

const isTyped = (text: string): boolean => text.includes("`");

function spans(text: string): Span[] {
  const flat = text.replace(/[ \n]+/g, " ").trim();
  const pieces = flat.split(/\*\*([^*]+)\*\*/); // plain, strong, plain …
  const strange = pieces.find((piece) => /[*_`<\]]|^>/.test(piece));
  if (strange !== undefined) throw new Error(`a guide has something that is not provided for: ${strange}`);
  return pieces
    .map((piece, i) => (i % 2 === 1 ? { text: piece, strong: true } : { text: piece }))
    .filter((span) => span.text !== "");
}
