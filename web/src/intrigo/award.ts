// The award of a round as the log tells it, and the palace as it lay then: by the time it is told, the next round has begun.

import type { Line } from "../wire/messages";
import type { Building, Gap, Token } from "../wire/views";
import { buildingCalled, gapCalled } from "./ring";

/** What became of one building's token. */
export interface Result {
  building: number;
  token: Token;
  /** Who got it; -1: it stays. */
  seat: number;
  /** `award`, or why it stays: `stays_tie` and so on. */
  what: string;
  /** The cards that contended for it, the higher one first. */
  cards: string[];
  line: Line;
}

export interface Award {
  round: number;
  results: Result[];
  buildings: Building[];
  gaps: Gap[];
  /** How the game ended with it, if it did. */
  verdict: Line | null;
}

const RESULTS = ["award", "stays_face_down", "stays_no_contender", "stays_tie", "stays_neutral"];
const VERDICTS = ["four", "five", "round_limit"];
const NAME = "intrigo-event-";

/** Which event a line tells: `play`, `award` and so on. */
export function eventOf(line: Line): string {
  const message = line.say.messages.at(-1) ?? "";
  return message.startsWith(NAME) ? (message.slice(NAME.length).split(".")[0] ?? "") : "";
}

/** The last award of the log; null before the first. */
export function lastAward(log: readonly Line[], size: number): Award | null {
  const end = log.findLastIndex((line) => RESULTS.includes(eventOf(line)));
  if (end < 0) return null;
  const start = log.findLastIndex((line, at) => at < end && eventOf(line) === "round");
  const told = log.slice(Math.max(start, 0), end + 1);
  const results = told.filter((line) => RESULTS.includes(eventOf(line))).map(result);
  const next = log[end + 1];
  return {
    round: number(told[0], "n"),
    results,
    buildings: buildings(results, size),
    gaps: gaps(told, size),
    verdict: next && VERDICTS.includes(eventOf(next)) ? next : null,
  };
}

/** What each seat got, in the order of the buildings. */
export function gains(results: readonly Result[], seats: number): Token[][] {
  return Array.from({ length: seats }, (_, seat) => results.filter((one) => one.seat === seat).map((one) => one.token));
}

/** The last thing a seat did in this round, as an event and the card it was done with; null if nothing yet. */
export function lastDeed(log: readonly Line[], seat: number): { what: string; card: string } | null {
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const line = log[at] as Line;
    const what = eventOf(line);
    if (what === "round") return null;
    if (line.seat === seat && ["play", "buy", "call", "pass", "auto_pass"].includes(what))
      return { what, card: text(line, "card") };
  }
  return null;
}

function result(line: Line): Result {
  const cards = [text(line, "card"), text(line, "against")].filter(Boolean).map(bare);
  return {
    building: buildingCalled(text(line, "building")),
    token: bare(text(line, "token")) as Token,
    seat: line.seat,
    what: eventOf(line),
    cards,
    line,
  };
}

function buildings(results: readonly Result[], size: number): Building[] {
  const all: Building[] = Array.from({ length: size }, () => ({ token: null, down: false, leads: null }));
  for (const { building, token, seat, what } of results)
    all[building] = { token, down: what === "stays_face_down", leads: seat >= 0 ? seat : null };
  return all;
}

/** The gaps after everything that was told of them. */
function gaps(told: readonly Line[], size: number): Gap[] {
  const all: Gap[] = Array.from({ length: size }, () => ({ card: null, down: false }));
  for (const line of told) {
    const gap = gapCalled(number(line, "gap"));
    const to = gapCalled(number(line, "to"));
    const [here, there] = [all[gap], all[to]];
    switch (eventOf(line)) {
      case "play":
      case "buy":
      case "call":
        all[gap] = { card: bare(text(line, "card")) as Gap["card"], down: false };
        break;
      case "turn_card":
        if (here) all[gap] = { ...here, down: true };
        break;
      case "swap_cards":
      case "move_card": // into an empty gap: the same as a swap
        if (here && there) [all[gap], all[to]] = [there, here];
        break;
    }
  }
  return all;
}

const bare = (name: string): string => name.replace(/^intrigo_/, "");

function text(line: Line, key: string): string {
  const value = line.say.arguments[key];
  return typeof value === "string" ? value : "";
}

function number(line: Line | undefined, key: string): number {
  const value = line?.say.arguments[key];
  return typeof value === "number" ? value : 0;
}
