// Cards in words: their names, types and texts, as the catalogues have them.

import { has, language, say, word } from "../say/index";
import type { Facts } from "./facts";

/** A card's name; `title` is `mine@base2` or an id. */
export function nameOf(title: string): string {
  return say({ messages: ["option-card"], arguments: { card: title } });
}

/** The name for narrow cards. */
export function narrowName(title: string): string {
  return breakable(nameOf(title));
}

/** A text whose long words may break where the language lets them. */
export function breakable(text: string): string {
  const breaks = new Map<string, number>();
  for (const word of allowedBreaks()) breaks.set(word.replace("-", ""), word.indexOf("-"));
  return text
    .split(" ")
    .map((one) => {
      const at = breaks.get(one.toLowerCase());
      return at === undefined ? one : `${one.slice(0, at)}\u00AD${one.slice(at)}`;
    })
    .join(" ");
}

function allowedBreaks(): string[] {
  return word("page-dominion-breaks").toLowerCase().split(" ");
}

/** How large a name can be written: by its longest word. */
export function lengthOf(name: string): "" | "long" | "longer" {
  const longest = Math.max(...name.split(" ").map((piece) => piece.length));
  return longest >= 12 ? "longer" : longest >= 9 ? "long" : "";
}

/** "Action – Attack" */
export function typesOf(facts: Facts): string {
  return facts.types
    .map((type) => word(`type-${type}`))
    .reduce((first, second) => word("type-both", { first, second }));
}

function message(title: string): string {
  const [id = "", edition = ""] = title.split("@");
  return has(`text-${id}-${edition}`) ? `text-${id}-${edition}` : `text-${id}`;
}

/** What a card says, line by line; of a card that somebody made, what came with it. */
export function textOf(title: string, own?: Record<string, string>): string[] {
  if (own) return (own[language()] ?? own["en"] ?? "").split("\n");
  return has(message(title)) ? word(message(title)).split("\n") : [];
}

/** What players ask about it. */
export function helpOf(title: string): string {
  return has(`${message(title)}.help`) ? word(`${message(title)}.help`) : "";
}

/** What a small card says: the bonuses its text begins with, and "…" if there is more to read. */
export function gistOf(title: string): string[] {
  const [first = "", ...rest] = textOf(title);
  const bonuses = first.startsWith("+") ? first.replace(/\.$/, "").split(", ") : [];
  return rest.length > 0 || (first && bonuses.length === 0) ? [...bonuses, "…"] : bonuses;
}

/** The box a card is from, where that is more than the seven cards of every game. */
export function boxOf(title: string): string {
  const edition = title.split("@")[1] ?? "basic";
  return has(`box-${edition}`) ? word(`box-${edition}`) : "";
}
