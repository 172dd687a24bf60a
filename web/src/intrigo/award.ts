// The award of a round as the log tells it, and the palace as it lay then: by the time it is told, the next round has begun.

import type { Line, Phrase } from "../wire/messages";
import type { Building, Family, Gap, Token } from "../wire/views";
import { buildingPick } from "./picks";
import { buildingCalled, gapCalled } from "./ring";

/** What became of one building's token. */
export interface Result {
  building: number;
  token: Token;
  /** The winner's seat; -1: it stays. */
  seat: number;
  /** `award`, or why it stays: `stays_tie` and so on. */
  what: string;
  /** The cards that contended for it, the higher one first. */
  cards: string[];
  line: Line;
}

/** What lies in a gap, and the seat that bought it if it is a character; -1: nobody. */
interface Laid extends Gap {
  buyer: number;
}

export interface Award {
  round: number;
  results: Result[];
  buildings: Building[];
  gaps: Gap[];
  /** How the game ended with it, if it did. */
  verdict: Line | null;
  /** The building whose seal won the game; -1: none did. */
  decides: number;
}

/** Why a token stays, as a sign on its building. */
export const SIGNS: Record<string, string> = {
  stays_face_down: "↓",
  stays_no_contender: "–",
  stays_tie: "=",
  stays_neutral: "×",
};

const RESULTS = ["award", "stays_face_down", "stays_no_contender", "stays_tie", "stays_neutral"];
const DEEDS = ["keep", "play", "buy", "pass"];
const VERDICTS = ["four", "five", "round_limit"];
const NAME = "intrigo-event-";

/** Which event a line tells: `play`, `award` and so on. */
export function eventOf(line: Line): string {
  const message = line.say.messages.at(-1) ?? "";
  return message.startsWith(NAME) ? (message.slice(NAME.length).split(".")[0] ?? "") : "";
}

/** Whether a line tells what a player did, and not what came of it: a token, or a pass for want of anything else. */
export const isDeed = (line: Line): boolean => DEEDS.includes(eventOf(line));

/** The last award of the log; null before the first. */
export function lastAward(log: readonly Line[], size: number): Award | null {
  const end = log.findLastIndex((line) => RESULTS.includes(eventOf(line)));
  if (end < 0) return null;
  const start = log.findLastIndex((line, at) => at < end && eventOf(line) === "round");
  const told = log.slice(Math.max(start, 0), end + 1);
  const results = told.filter((line) => RESULTS.includes(eventOf(line))).map(result);
  const next = log[end + 1];
  const verdict = next && VERDICTS.includes(eventOf(next)) ? next : null;
  return {
    round: number(told[0], "n"),
    results,
    buildings: buildings(results, size),
    gaps: gaps(told, size),
    verdict,
    decides: verdict && eventOf(verdict) !== "round_limit" ? (results.at(-1)?.building ?? -1) : -1,
  };
}

/** Why tokens would stay if the award were now, as signs: equal cards, or a higher one of a family without a player. */
export function signsNow(
  buildings: readonly Building[],
  gaps: readonly Gap[],
  families: readonly Family[],
): Record<string, string> {
  const signs: Record<string, string> = {};
  for (const [at, { token, down, leads }] of buildings.entries()) {
    const beside = [gaps[(at + gaps.length - 1) % gaps.length], gaps[at]];
    const cards = beside.flatMap((gap) => (gap?.card && !gap.down ? [gap.card.split("_")] : []));
    const contenders = cards.filter(([, value]) => value !== undefined);
    if (token === null || leads !== null) continue;
    const [one, other] = contenders.map(([, value]) => value);
    let why = "";
    if (down) why = "stays_face_down";
    else if (one !== undefined && one === other) why = "stays_tie";
    else if (contenders.some(([family]) => !families.includes(family as Family))) why = "stays_neutral";
    else if (beside.every((gap) => gap?.card)) why = "stays_no_contender";
    if (why) signs[buildingPick(at)] = SIGNS[why] ?? "";
  }
  return signs;
}

/** The palace as it would be awarded after what is picked: `outlook` tells of each building where that changes something. */
export function foreseen(
  buildings: readonly Building[],
  signs: Readonly<Record<string, string>>,
  outlook: readonly Phrase[],
  families: readonly Family[],
): { buildings: Building[]; signs: Record<string, string> } {
  const then = { buildings: [...buildings], signs: { ...signs } };
  for (const say of outlook) {
    const line = { seat: -1, say } as Line;
    const at = buildingCalled(text(line, "building"));
    const now = buildings[at];
    if (!now) continue;
    const [family = ""] = bare(text(line, "card")).split("_");
    const leads = eventOf(line) === "award" ? families.indexOf(family as Family) : -1;
    then.buildings[at] = { ...now, leads: leads < 0 ? null : leads };
    then.signs[buildingPick(at)] = SIGNS[eventOf(line)] ?? "";
  }
  return then;
}

/** The seats that bought the characters of this round, by gap; -1: none lies there. */
export function buyers(log: readonly Line[], size: number): number[] {
  const start = log.findLastIndex((line) => eventOf(line) === "round");
  return gaps(log.slice(Math.max(start, 0)), size).map(({ buyer }) => buyer);
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
function gaps(told: readonly Line[], size: number): Laid[] {
  const all: Laid[] = Array.from({ length: size }, () => ({ card: null, down: false, buyer: -1 }));
  for (const line of told) {
    const gap = gapCalled(number(line, "gap"));
    const to = gapCalled(number(line, "to"));
    const [here, there] = [all[gap], all[to]];
    const event = eventOf(line);
    switch (event) {
      case "play":
      case "buy":
      case "call":
        all[gap] = {
          card: bare(text(line, "card")) as Gap["card"],
          down: false,
          buyer: event === "buy" ? line.seat : -1,
        };
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
