// What the keys do at this table. Letters go by their place on the keyboard, so that they work in every script.

export type Intent =
  | { does: "confirm" | "undo" | "treasures" | "end" | "why" | "clear" }
  | { does: "hand"; place: number };

/** The letter that is shown for each key, and its place on the keyboard. */
export const KEYS = { confirm: "C", undo: "U", treasures: "T", end: "E", why: "W" } as const;

const BY_CODE: Record<string, Intent> = Object.fromEntries(
  Object.entries(KEYS).map(([does, letter]) => [`Key${letter}`, { does } as Intent]),
);

/** What a key asks for; null: nothing of ours. */
export function intent(event: KeyboardEvent): Intent | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return null;
  const target = event.target;
  if (target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]")) return null;
  if (event.key === "Escape") return { does: "clear" };
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  if (digit !== undefined && !event.shiftKey) return { does: "hand", place: digit === "0" ? 9 : Number(digit) - 1 };
  return BY_CODE[event.code] ?? null;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Which of these boxes an arrow key leads to from one of them; -1: none. */
export function neighbour(boxes: readonly Box[], from: number, key: string): number {
  const at = boxes[from];
  if (!at) return -1;
  if (key === "Home") return 0;
  if (key === "End") return boxes.length - 1;
  if (key === "ArrowRight") return from + 1 < boxes.length ? from + 1 : -1;
  if (key === "ArrowLeft") return from - 1;
  const down = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
  if (down === 0) return -1;
  const middle = (box: Box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
  const here = middle(at);
  let best = -1;
  let nearest = Number.POSITIVE_INFINITY;
  boxes.forEach((box, i) => {
    const there = middle(box);
    const ahead = (there.y - here.y) * down;
    const away = ahead * 4 + Math.abs(there.x - here.x); // the next row first, then what is straight ahead
    if (ahead > at.height / 2 && away < nearest) [best, nearest] = [i, away];
  });
  return best;
}

/** Arrow keys among the elements of a group that can be reached; the group is one stop of the Tab key. */
export function rove(event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const group = event.currentTarget;
  if (!(group instanceof HTMLElement)) return;
  const all = [...group.querySelectorAll<HTMLElement>("[data-rove]")];
  const from = all.indexOf(document.activeElement as HTMLElement);
  if (from < 0) return;
  const to = neighbour(
    all.map((element) => element.getBoundingClientRect()),
    from,
    event.key,
  );
  if (to < 0) return;
  event.preventDefault();
  all[to]?.focus();
}
