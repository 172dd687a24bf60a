// What happened, read off the log, whichever game it tells: so players, spectators and replays see the same, in the order
// of the log, and nobody learns more than their log says.

import { read as readDominion } from "../dominion/happened";
import { isDeed } from "../intrigo/award";
import { read as readIntrigo } from "../intrigo/happened";
import type { Line, Phrase } from "../wire/messages";
import type { Happening } from "./pace";

const isIntrigo = (line: Line): boolean => line.say.messages.at(-1)?.startsWith("intrigo-") ?? false;

function read(line: Line, by: number): Happening[] {
  return isIntrigo(line) ? readIntrigo(line, by) : readDominion(line, by);
}

/** Whether a line tells of a move: what somebody did, and not what they were awarded. */
export function isMove(line: Line): boolean {
  return line.seat >= 0 && (isIntrigo(line) ? isDeed(line) : line.weight === 1);
}

/** What these lines tell; `by` is the seat whose turn it was before them. */
export function happenings(lines: readonly Line[], by = -1): Happening[] {
  const all: Happening[] = [];
  for (const line of lines) {
    for (const one of read(line, by)) {
      if (one.kind === "turn") by = one.seat;
      all.push(one);
    }
  }
  return all;
}

const MOST_TOLD = 3;

/** The newest line, with those before it that tell the same of other players: an attack hits several. And what caused it. */
export function newest(log: readonly Line[]): { told: readonly Line[]; cause: Line | undefined } {
  const at = log.findLastIndex((line) => line.weight < 2);
  const last = log[at];
  const depth = last?.depth ?? 0;
  if (last === undefined || depth === 0) return { told: last ? [last] : [], cause: undefined };
  const from = log.findLastIndex((line, i) => i < at && line.weight === 1 && (line.depth ?? 0) < depth);
  const like = (line: Line) => line.depth === depth && line.seat !== log[from]?.seat && deedsOf(line) === deedsOf(last);
  const told = log
    .slice(from + 1, at)
    .filter(like)
    .slice(1 - MOST_TOLD);
  return { told: [...told, last], cause: log[from] };
}

const deedsOf = ({ say }: Line): string => {
  const deeds = say.arguments["deeds"];
  return Array.isArray(deeds) ? (deeds as Phrase[]).map(({ messages }) => messages.at(-1)).join() : "";
};

const same = (one: Line | undefined, other: Line | undefined) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
const named = ({ kind, seat, by, thing, from, to }: Happening) => [kind, seat, by, thing, from, to].join(" ");

/** What a log tells that it did not tell before. Its last lines may have been written anew, with more in them. */
export function news(before: readonly Line[], after: readonly Line[]): Happening[] {
  let first = 0;
  while (first < after.length && first < before.length && same(before[first], after[first])) first += 1;
  const turn = happenings(
    before.slice(
      Math.max(
        0,
        before.findLastIndex((line, i) => i < first && line.weight === 0),
      ),
      first,
    ),
  );
  const by = turn.findLast(({ kind }) => kind === "turn")?.seat ?? -1;
  const known = new Map<string, number>();
  for (const one of happenings(before.slice(first), by)) known.set(named(one), (known.get(named(one)) ?? 0) + one.n);
  return happenings(after.slice(first), by).flatMap((one) => {
    const told = Math.min(one.n, known.get(named(one)) ?? 0);
    known.set(named(one), (known.get(named(one)) ?? 0) - told);
    return one.n > told ? [{ ...one, n: one.n - told }] : [];
  });
}
