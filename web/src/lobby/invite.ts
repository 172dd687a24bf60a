// The invite to a table: its address, and that address as a QR code.

import { encode } from "uqr";

const QUIET = 2; // modules of white around the code; the paper it lies on is white too

export interface Drawing {
  size: number;
  path: string;
}

/** A QR code as one path: a bar for each run of dark modules. */
export function drawCode(text: string): Drawing {
  const { data, size } = encode(text, { border: QUIET, ecc: "M" });
  return {
    size,
    path: data.flatMap((row, y) => runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)).join(""),
  };
}

/** Where the dark runs of a row begin, and how long they are. */
export function runs(row: readonly boolean[]): [number, number][] {
  const found: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = found.at(-1);
    if (!dark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else found.push([x, 1]);
  });
  return found;
}

/** The invite in what somebody was sent: a whole link, or only its last part; "" if there is none. */
export function inviteIn(text: string): string {
  const last = text.trim().split(/[?#]/)[0]?.replace(/\/+$/, "").split("/").at(-1) ?? "";
  return /^[\w-]{16,64}$/.test(last) ? last : "";
}
