// What the people and bots at a table are called.

import { called } from "../say/index";
import type { SeatInfo } from "../wire/messages";

/** By seat, as the server's sentences have it: the second of a name is `Anna 2`, a bot without one `bot:easy`. */
export function namesInSentences(seats: readonly SeatInfo[]): string[] {
  const names = seats.map(({ name, bot }) => name || (bot ? `bot:${bot}` : ""));
  return names.map((name, seat) => {
    const before = names.slice(0, seat).filter((one) => one === name).length;
    return before > 0 ? `${name} ${before + 1}` : name;
  });
}

/** By seat, as people read it. */
export function namesShown(seats: readonly SeatInfo[]): string[] {
  return namesInSentences(seats).map(called);
}
