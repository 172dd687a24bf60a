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
const NARROWEST = 76;
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
const SMALL_WIDTHS = [72, 66, 60, 56, 52];
const SMALL_STEPS = [24, 18, 13];
const IN_A_ROW = 5; // so many never lie over one another

/** Small cards in rows: as large as two rows allow, and if that is not enough as small as can be read. */
export function inRows(counts: readonly number[], room: number): Fan {
  const cards = counts.reduce((sum, count) => sum + count, 0);
  const five = (room - (IN_A_ROW - 1) * SMALL_GAP) / IN_A_ROW;
  const widest = Math.min(five, SMALL_WIDTHS[0] ?? five);
  if (cards <= IN_A_ROW) return { width: widest, step: null };
  for (const width of SMALL_WIDTHS.filter((one) => one <= widest + 6)) {
    for (const step of SMALL_STEPS) if (rows(counts, room, width, step) <= 2) return { width, step };
  }
  return { width: SMALL_WIDTHS.at(-1) ?? five, step: SMALL_STEPS.at(-1) ?? 0 };
}

/** How many rows they take when each kind stays together as far as it can. */
export function rows(counts: readonly number[], room: number, width: number, step: number): number {
  let [used, count] = [0, 1];
  for (const n of counts) {
    for (let i = 0; i < n; i += 1) {
      const more = i < n - 1 ? step : width + SMALL_GAP; // a card under an equal one shows little
      if (used + width > room + 0.5) [used, count] = [0, count + 1];
      used += more;
    }
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
