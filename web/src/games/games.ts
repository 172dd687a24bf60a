// My finished games: what a line says, and which lines somebody looks for.

import { called, word } from "../say/index";
import type { MyGame } from "../wire/rest";

export type Outcome = "won" | "shared" | "lost" | "screen";

export function outcomeOf(game: MyGame): Outcome {
  if (game.screen.length > 1) return "screen";
  if (!game.winners.includes(game.seat)) return "lost";
  return game.winners.length > 1 ? "shared" : "won";
}

/** Everybody else, by name. */
export function opponents(game: MyGame): string[] {
  return game.players.filter((_, seat) => seat !== game.seat).map(called);
}

export function titleOf(game: MyGame): string {
  if (game.day) return word("page-daily-title");
  if (game.title) return word(`kingdom-${game.title}`);
  return word(game.kingdom.length > 0 ? "page-games-own-kingdom" : `page-game-${game.game}`);
}

export function cardName(entry: string): string {
  return word(`card-${entry.split("@")[0]}`);
}

/** My points and those of the others; seals in Intrigo. */
export function scoreOf(game: MyGame): { mine: number; others: number[] } {
  if (game.points.length > 0) {
    return { mine: game.points[game.seat] ?? 0, others: game.points.filter((_, seat) => seat !== game.seat) };
  }
  const seals = Object.entries(game.had).filter(([thing]) => thing !== "ducat");
  return { mine: seals.reduce((sum, [, n]) => sum + n, 0), others: [] };
}

/** Whether a game has all of these words: in its title, its players, its cards, or its date. */
export function matches(game: MyGame, text: string, language: string): boolean {
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(game.at);
  const all = [titleOf(game), word(`page-game-${game.game}`), ...opponents(game), ...game.kingdom.map(cardName), date];
  const where = plain(all.join(" · "));
  return plain(text)
    .split(/\s+/)
    .every((one) => where.includes(one));
}

/** Small letters without accents. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}
