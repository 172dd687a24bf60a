// The figures of a review as they are drawn: points by turn, grades by turn, and what adds up to the result.

import type { Review, ReviewDecision, ReviewTurning } from "../../wire/rest";
import type { View } from "../../wire/views";

/** From the best to the worst. */
export const GRADES = ["best", "good", "inaccuracy", "mistake", "blunder"] as const;
export type Grade = (typeof GRADES)[number];

/** How bad a grade is: 0 is the best. */
export function badness(grade: Grade): number {
  return GRADES.indexOf(grade);
}

export interface Point {
  /** How many turns each player has had; between two turns, with the part of the turn that is over. */
  turn: number;
  /** The step of the replay where it was so. */
  step: number;
  /** By seat, from 0 to 1. */
  chances: readonly number[];
}

const FEW_TURNS = 8;
const MOST_POINTS = 40;

/** The chances before each turn of all players, and in the end. A game of a few long rounds has points within them, too. */
export function pointsOf({ chances, turns }: Pick<Review, "chances" | "turns">): Point[] {
  const last = chances.length - 1;
  const steps = turns.slice(0, last).map((turn, step) => ({ turn, step }));
  const starts = steps.filter(({ turn, step }) => step === 0 || turn !== turns[step - 1]);
  const stride = starts.length < FEW_TURNS ? Math.ceil(last / MOST_POINTS) : 0;
  const points = (stride > 0 ? steps.filter(({ step }) => step % stride === 0) : starts).map(({ turn, step }) => {
    const first = turns.indexOf(turn);
    const length = turns.slice(0, last).lastIndexOf(turn) + 1 - first;
    return { turn: turn - 1 + (step - first) / length, step, chances: chances[step] ?? [] };
  });
  return [...points, { turn: turns[last] ?? 0, step: last, chances: chances[last] ?? [] }];
}

/** The chances of a seat when a turn was over. */
export function chanceAfter(points: readonly Point[], turn: number, seat: number): number {
  const point = points.find((one) => one.turn >= turn) ?? points.at(-1);
  return point?.chances[seat] ?? 0;
}

/** The worst decision of a seat in each of its turns. */
export function worstByTurn(decisions: readonly ReviewDecision[], seat: number): ReviewDecision[] {
  const worst = new Map<number, ReviewDecision>();
  for (const one of decisions) {
    const other = worst.get(one.turn);
    if (one.seat === seat && (!other || badness(one.grade) > badness(other.grade))) worst.set(one.turn, one);
  }
  return [...worst.values()];
}

/** The decisions of a seat: what cost most first, and what cost nothing as it was played. */
export function byCost(decisions: readonly ReviewDecision[], seat: number): ReviewDecision[] {
  return decisions
    .filter((one) => one.seat === seat)
    .sort((a, b) => b.loss - a.loss || badness(b.grade) - badness(a.grade) || a.step - b.step);
}

/** How many decisions of a seat have each grade. */
export function countGrades(decisions: readonly ReviewDecision[], seat: number): Record<Grade, number> {
  const counts = { best: 0, good: 0, inaccuracy: 0, mistake: 0, blunder: 0 };
  for (const one of decisions) if (one.seat === seat) counts[one.grade] += 1;
  return counts;
}

/** The seat whose game it is: the reader's, otherwise the first person's. */
export function whose(players: readonly string[], seat: number): number {
  if (seat >= 0 && seat < players.length) return seat;
  return Math.max(
    0,
    players.findIndex((name) => !name.startsWith("bot:")),
  );
}

/** What is spoken of: a decision, or the luck of the turn that begins at a step. */
export interface Moment {
  step: number;
  luck: boolean;
}

/** What a reader looks at first: their own costliest mistake, otherwise the first turning point. */
export function firstMoment({ turning, decisions }: Pick<Review, "turning" | "decisions">, seat: number): Moment {
  const [worst] = byCost(decisions, seat);
  if (worst && badness(worst.grade) >= badness("mistake")) return { step: worst.step, luck: false };
  const [first] = turning;
  return first ? momentOf(first) : { step: worst?.step ?? -1, luck: false };
}

export function momentOf({ step, kind }: ReviewTurning): Moment {
  return { step, luck: kind === "luck" };
}

/** Which turning point it is; -1: none. */
export function turningAt(turning: readonly ReviewTurning[], { step, luck }: Moment): number {
  return turning.findIndex((one) => one.step === step && (one.kind === "luck") === luck);
}

/** As an address has it: `41`, `luck-41`. */
export function writeMoment({ step, luck }: Moment): string {
  return `${luck ? "luck-" : ""}${step}`;
}

export function readMoment(text: string | null): Moment | null {
  const found = /^(luck-)?(\d+)$/.exec(text ?? "");
  return found ? { step: Number(found[2]), luck: found[1] !== undefined } : null;
}

export const PARTS = ["start", "luck", "own", "others"] as const;
export type Part = (typeof PARTS)[number];

export interface Split {
  /** In whole percent; together they are the result. */
  parts: Record<Part, number>;
  result: number;
}

/** Start, luck and decisions of a seat in whole percent. Luck is what the others don't explain, so rounding goes there. */
export function splitOf(review: Pick<Review, "start" | "own" | "others" | "result">, seat: number): Split {
  const whole = (values: readonly number[]) => Math.round(100 * (values[seat] ?? 0));
  const [start, own, others, result] = [review.start, review.own, review.others, review.result].map(whole) as [
    number,
    number,
    number,
    number,
  ];
  return { parts: { start, luck: result - start - own - others, own, others }, result };
}

export interface Bar {
  part: Part;
  from: number;
  to: number;
}

/** The parts as bars, each from where the one before it ended. */
export function fall({ parts }: Split): Bar[] {
  let at = 0;
  return PARTS.map((part) => {
    const from = at;
    at += parts[part];
    return { part, from, to: at };
  });
}

/** The least and the most that any bar reaches; 0 and 100 are always in sight. */
export function reach(splits: readonly Split[]): { low: number; high: number } {
  const ends = splits.flatMap((one) => fall(one).map(({ to }) => to));
  return { low: Math.min(0, ...ends), high: Math.max(100, ...ends) };
}

export interface Held {
  cards: string[];
  /** To spend, where that matters. */
  coins: number | null;
}

/** What a seat had before it when it decided: what it has played this turn and its hand. */
export function heldAt(view: View, seat: number): Held {
  if ("supply" in view) {
    const player = view.players[seat];
    const played = view.active === seat ? (player?.in_play ?? []) : [];
    const spends = view.active === seat && (view.phase === "treasure" || view.phase === "buy");
    return { cards: [...played, ...(player?.hand ?? [])], coins: spends ? view.coins : null };
  }
  const player = view.players[seat];
  return { cards: view.phase === "draft" ? (player?.pack ?? []) : (player?.hand ?? []), coins: null };
}
