// What *Play now* starts: remembered from the last time, and kept within what the server offers.

import type { GameInfo } from "../wire/rest";

/** How well the bots play, in people's words. */
export const LEVELS = ["novice", "easy", "medium", "hard", "expert"] as const;
export type Level = (typeof LEVELS)[number];

/** The levels of a game: those of all games and, for some, the last one. */
export function levelsOf(game: string): readonly Level[] {
  return LEVELS.slice(0, game === "dominion" ? 5 : 4);
}

/** The level, or the highest one that a game has. */
export function levelIn(game: string, level: Level): Level {
  return levelsOf(game).includes(level) ? level : "hard";
}

export const GAMES = ["dominion", "intrigo"] as const;
export type Game = (typeof GAMES)[number];

/** For how many a game is played if nobody says otherwise. */
const USUAL_SEATS: Record<Game, number> = { dominion: 3, intrigo: 4 };

export interface Plan {
  game: Game;
  level: Level;
  /** For each game, so switching games and back keeps the number. */
  seats: Record<Game, number>;
}

const FIRST: Plan = { game: "dominion", level: "easy", seats: USUAL_SEATS };

/** The stored choices; unreadable or outdated ones get their defaults. */
export function readPlan(kept: string | null): Plan {
  const found = parsed(kept);
  const seats = isRecord(found.seats) ? found.seats : {};
  return {
    game: oneOf(GAMES, found.game) ?? FIRST.game,
    level: oneOf(LEVELS, found.level) ?? FIRST.level,
    seats: {
      dominion: count(seats.dominion) ?? FIRST.seats.dominion,
      intrigo: count(seats.intrigo) ?? FIRST.seats.intrigo,
    },
  };
}

/** The numbers of players that one table of this game takes. */
export function seatsOf(game: Game, offers: readonly GameInfo[]): number[] {
  const offer = offers.find((one) => one.game === game);
  return offer ? range(offer.least_seats, offer.most_seats) : [USUAL_SEATS[game]];
}

/** The numbers of people that can play together, at two tables if they are too many for one. */
export function peopleOf(game: Game, offers: readonly GameInfo[]): number[] {
  const offer = offers.find((one) => one.game === game);
  return offer ? range(offer.least_seats, offer.most_people) : [USUAL_SEATS[game]];
}

/** The nearest possible number. */
export function nearest(wanted: number, possible: readonly number[]): number {
  return possible.reduce(
    (best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best),
    possible[0] ?? wanted,
  );
}

export function isGame(name: string): name is Game {
  return (GAMES as readonly string[]).includes(name);
}

function range(least: number, most: number): number[] {
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(text ?? "");
    return isRecord(found) ? found : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function oneOf<T extends string>(known: readonly T[], value: unknown): T | undefined {
  return known.find((one) => one === value);
}

function count(value: unknown): number | undefined {
  return typeof value === "number" && Number.isInteger(value) && value > 0 && value < 20 ? value : undefined;
}
