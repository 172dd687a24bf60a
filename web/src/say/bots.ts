// The server calls a bot by its level, `bot:easy`, the second of them `bot:easy 2`. People read it in their language.

import { isPhrase, type Phrase } from "./phrase";

export interface Called {
  bot: string;
  number: number;
}

/** The bot that a name means; null for a person. */
export function botIn(name: string): Called | null {
  const found = /^bot:(\S+)(?: (\d+))?$/.exec(name);
  return found ? { bot: found[1] ?? "", number: Number(found[2] ?? 1) } : null;
}

/** The carnival masks of icons.svg. */
export const MASKS = ["bauta", "colombina", "medico", "gatto", "zanni", "volto", "moretta", "pantalone"] as const;

/** The face of a bot: of a kind the next has the next mask, and other kinds begin elsewhere. */
export function maskOf({ bot, number }: Called): (typeof MASKS)[number] {
  const begin = [...bot].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return MASKS[(begin + number - 1) % MASKS.length] ?? MASKS[0];
}

/** The same phrase with every bot in it named by `called`. */
export function withBotsNamed(phrase: Phrase, called: (name: string) => string): Phrase {
  const named = (value: unknown): unknown => {
    if (typeof value === "string") return value.startsWith("bot:") ? called(value) : value;
    if (Array.isArray(value)) return value.map(named);
    return isPhrase(value) ? withBotsNamed(value, called) : value;
  };
  const given = Object.entries(phrase.arguments).map(([name, value]) => [name, named(value)]);
  return { messages: phrase.messages, arguments: Object.fromEntries(given) };
}
