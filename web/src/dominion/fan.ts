// How the cards of a hand share the room there is: side by side, then narrower, then equal cards over one another; a hand
// that is still too large lies in rows of small cards.

export interface Fan {
  /** Of one card, in pixels. */
  width: number;
  /** How much shows of a card that lies under an equal one; null: none does. */
  step: number | null;
}

export const GAP = 10;
export const WIDEST = 132;
const COMFORTABLE = 92; // narrower only when equal cards lie over one another already
const NARROWEST = 66;
const STEPS = [34, 28, 22, 16];

/** In one row; null if they do not fit there. `counts`: how many there are of each kind. */
export function fan(counts: readonly number[], room: number): Fan | null {
  const kinds = counts.length;
  const cards = counts.reduce((sum, count) => sum + count, 0);
  if (cards === 0) return { width: WIDEST, step: null };
  const apart = (room - (cards - 1) * GAP) / cards;
  if (apart >= COMFORTABLE) return { width: Math.min(apart, WIDEST), step: null };
  const under = cards - kinds;
  const widthAt = (step: number) => (room - (kinds - 1) * GAP - under * step) / kinds;
  const step = STEPS.find((one) => widthAt(one) >= COMFORTABLE) ?? STEPS.at(-1) ?? 0;
  const width = Math.min(widthAt(step), WIDEST);
  return width >= NARROWEST ? { width, step: under > 0 ? step : null } : null;
}

export const SMALL_GAP = 5;
const SMALLEST = 52;
const SMALL_WIDTHS = [72, 66, 64, 60, 56, SMALLEST] as const;
const SMALL_STEPS = [24, 18, 13] as const;
const IN_A_ROW = 5; // so many never lie over one another

/** Small cards in rows: as large as two rows allow, and if that is not enough as small as can be read. */
export function inRows(counts: readonly number[], room: number): Fan {
  const cards = counts.reduce((sum, count) => sum + count, 0);
  const five = Math.floor((room - (IN_A_ROW - 1) * SMALL_GAP) / IN_A_ROW); // a fraction too much, and the fifth would wrap
  const [widest, ...smaller] = SMALL_WIDTHS;
  if (cards <= IN_A_ROW) return { width: Math.max(SMALLEST, Math.min(five, widest)), step: null };
  for (const width of [widest, ...smaller]) {
    for (const step of SMALL_STEPS) if (rows(counts, room, width, step) <= 2) return { width, step };
  }
  return { width: SMALLEST, step: SMALL_STEPS[2] };
}

/** How many rows they take; each kind stays together. */
export function rows(counts: readonly number[], room: number, width: number, step: number): number {
  let [used, count] = [0, 1];
  for (const n of counts) {
    const wide = width + (n - 1) * step;
    if (used > 0 && used + wide > room + 0.5) [used, count] = [0, count + 1];
    used += wide + SMALL_GAP;
  }
  return count;
}

/** How the room is shared between the cards that a question lays out, which come first, and the hand. */
export function shared(room: number, laidOut: number, inHand: number, between: number): [number, number] {
  if (laidOut === 0 || inHand === 0) return laidOut > 0 ? [room, 0] : [0, room];
  const wanted = laidOut * (WIDEST + GAP);
  const least = Math.min(inHand * (NARROWEST + GAP), room / 3);
  const tray = Math.min(wanted, room - between - least);
  return [tray, room - between - tray];
}
