// Where the coach goes: near what it points at, never over that, the question or the hand.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Line = Record<"x1" | "y1" | "x2" | "y2", number>;

const STEP = 8; // px between two places that are tried
const EDGE = 8; // px kept free at the edge of the window and around what must be seen

/** How much of two boxes is the same, in square pixels. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

export function middle({ left, top, right, bottom }: Box): { x: number; y: number } {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/**
 * The best place for a box of this size. `must` may not be covered; what is in `rather` is covered only if there is no
 * other way. Null if the box fits nowhere.
 */
export function place(
  size: { width: number; height: number },
  window: { width: number; height: number },
  must: readonly Box[],
  rather: readonly Box[],
  near: Box | null,
): Box | null {
  const goal = near ? middle(near) : { x: window.width / 2, y: window.height / 2 };
  const kept = must.map((box) => grown(box, EDGE));
  let best: Box | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let top = EDGE; top + size.height <= window.height - EDGE + 1; top += STEP) {
    for (let left = EDGE; left + size.width <= window.width - EDGE + 1; left += STEP) {
      const box = { left, top, right: left + size.width, bottom: top + size.height };
      if (kept.some((one) => overlap(one, box) > 0)) continue;
      const at = middle(box);
      const covered = rather.reduce((sum, one) => sum + overlap(one, box), 0);
      const cost = Math.hypot(at.x - goal.x, at.y - goal.y) + covered / 40;
      if (cost < least) {
        least = cost;
        best = box;
      }
    }
  }
  return best;
}

const TAIL = 20; // px of an arrow that has no room to come from the coach
const EDGES = [
  { x: 0, y: 1 },
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];

/**
 * An arrow that ends in the middle of an edge of its target and meets that edge squarely. It comes from the coach if nothing
 * that can be read lies between them; otherwise it is short, on a side with room, or else below or above.
 */
export function arrow(
  from: Box,
  to: Box,
  words: readonly Box[],
  window: { width: number; height: number },
): Line | null {
  const center = middle(to);
  const ways = EDGES.map((side) => {
    const x2 = center.x + (side.x * (to.right - to.left)) / 2;
    const y2 = center.y + (side.y * (to.bottom - to.top)) / 2;
    const { x: x1, y: y1 } = clamped(from, { x: x2, y: y2 });
    const long = Math.hypot(x1 - x2, y1 - y2);
    const square = ((x1 - x2) * side.x + (y1 - y2) * side.y) / (long || 1);
    return { line: { x1, y1, x2, y2 }, tail: { x1: x2 + side.x * TAIL, y1: y2 + side.y * TAIL, x2, y2 }, long, square };
  }).sort((one, other) => one.long - other.long);
  const straight = ways.find(({ line, long, square }) => long > 14 && square > 0.6 && !crosses(line, words));
  const inside = ({ tail: { x1, y1 } }: { tail: Line }) =>
    x1 > 0 && y1 > 0 && x1 < window.width && y1 < window.height && !crosses({ x1, y1, x2: x1, y2: y1 }, [from]);
  const short = ways.filter(inside);
  const upright = short.filter(({ tail }) => tail.x1 === tail.x2).sort((one, other) => other.tail.y1 - one.tail.y1);
  const free = short.find(({ tail }) => !crosses(tail, words)) ?? upright[0] ?? short[0];
  return straight?.line ?? free?.tail ?? null;
}

/** Boxes in a row or in a column, close together, become one. */
export function joined(boxes: readonly Box[]): Box[] {
  const found: Box[] = [];
  for (const box of boxes) {
    const beside = found.find(
      (one) =>
        isBeside(one, box, "top", "bottom", "left", "right") || isBeside(one, box, "left", "right", "top", "bottom"),
    );
    if (!beside) found.push({ ...box });
    else {
      beside.left = Math.min(beside.left, box.left);
      beside.top = Math.min(beside.top, box.top);
      beside.right = Math.max(beside.right, box.right);
      beside.bottom = Math.max(beside.bottom, box.bottom);
    }
  }
  return found;
}

type Side = keyof Box;

function isBeside(a: Box, b: Box, from: Side, to: Side, near: Side, far: Side): boolean {
  const gap = Math.max(a[near], b[near]) - Math.min(a[far], b[far]);
  return Math.abs(a[from] - b[from]) < 5 && Math.abs(a[to] - b[to]) < 5 && gap < 2 * EDGE;
}

/** Whether a line goes through one of these boxes. */
export function crosses(line: Line, boxes: readonly Box[]): boolean {
  return Array.from({ length: 21 }, (_, i) => i / 20).some((t) => {
    const x = line.x1 + (line.x2 - line.x1) * t;
    const y = line.y1 + (line.y2 - line.y1) * t;
    return boxes.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom);
  });
}

/** What of a box can be seen in the window, with a little room around it; null if nothing. */
export function framed(box: Box, window: { width: number; height: number }, room: number): Box | null {
  const { left, top, right, bottom } = grown(box, room);
  const seen = {
    left: Math.max(2, left),
    top: Math.max(2, top),
    right: Math.min(window.width - 2, right),
    bottom: Math.min(window.height - 2, bottom),
  };
  return seen.right - seen.left > 4 * room && seen.bottom - seen.top > 4 * room ? seen : null;
}

function clamped(box: Box, { x, y }: { x: number; y: number }): { x: number; y: number } {
  return { x: Math.max(box.left, Math.min(box.right, x)), y: Math.max(box.top, Math.min(box.bottom, y)) };
}

function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}
