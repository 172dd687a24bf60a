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
