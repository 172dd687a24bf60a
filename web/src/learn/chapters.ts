// The chapters of a guide: its headings of the second level, with the places they stand at.

import type { Block } from "../say/index";

export interface Chapter {
  id: string;
  title: string;
}

export function chaptersOf(blocks: readonly Block[]): Chapter[] {
  return blocks.flatMap((block, i) =>
    block.kind === "heading" && block.level === 2 ? [{ id: `chapter-${i}`, title: block.text }] : [],
  );
}

/** What the guide is called: its heading of the first level. */
export function titleIn(blocks: readonly Block[]): string {
  const first = blocks.find((block) => block.kind === "heading" && block.level === 1);
  return first?.kind === "heading" ? first.text : "";
}
