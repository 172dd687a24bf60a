// The language that the page speaks now. What is said in a template changes with it.

import { LANGUAGES as BUILT } from "virtual:languages";
import { keep, recall } from "../settings.svelte";
import { botIn, withBotsNamed } from "./bots";
import type { Part, Phrase } from "./phrase";
import { BadMessage, type Catalogue, FALLBACK, NoSuchMessage, type OwnCards, Tongue } from "./tongue";

/** The languages there are, each by its own name. */
export const LANGUAGES: readonly { code: string; name: string }[] = BUILT;

let tongue = $state.raw(new Tongue("", []));
let catalogues: Catalogue[] = [];
let asked = 0; // so that of two languages asked for at once the later one is spoken, whichever comes first
const fetched = new Map<string, Promise<Catalogue>>();

/** The code of the language that is spoken. */
export function language(): string {
  return tongue.lang || FALLBACK;
}

/** Whether there is anything to say it with yet. */
export function ready(): boolean {
  return tongue.lang !== "";
}

/** Speak another language, and remember it. It is spoken when its catalogue has come; if none comes, the old one is. */
export async function useLanguage(code: string): Promise<void> {
  asked += 1;
  const mine = asked;
  const found = BUILT.find((one) => one.code === code);
  if (!found) throw new RangeError(`there is no language ${code}`);
  const needed = found.complete ? [code] : [code, FALLBACK];
  const come = await Promise.all(needed.map(catalogueOf));
  if (mine !== asked) return;
  catalogues = come;
  tongue = new Tongue(code, catalogues, tongue.ownCards);
  document.documentElement.lang = code;
  keep("language", code);
}

/** Speak the language that was chosen here before, else the first of the browser's that there is. */
export async function useFirstLanguage(): Promise<void> {
  const code = firstLanguage(recall("language"), navigator.languages);
  await useLanguage(code).catch((problem) => {
    if (code === FALLBACK) throw problem;
    return useLanguage(FALLBACK);
  });
}

export function firstLanguage(chosen: string | null, wanted: readonly string[]): string {
  const codes = [chosen ?? "", ...wanted].map((tag) => tag.toLowerCase().split("-")[0]);
  return codes.find((code) => BUILT.some((one) => one.code === code)) ?? FALLBACK;
}

/** The names of custom cards, by language, by card id: no catalogue has them. */
export function useOwnCards(names: OwnCards): void {
  tongue = new Tongue(tongue.lang, catalogues, names);
}

/** The text of a phrase. */
export function say(phrase: Phrase): string {
  return spoken(phrase.messages, () => tongue.say(withBotsNamed(phrase, called)));
}

/** The text of one message, `page-home-play`, or of one of its forms, `page-home-play.hint`. */
export function word(id: string, given: Record<string, unknown> = {}): string {
  return spoken([id], () => tongue.firstOf([id], given));
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return tongue.knows(id);
}

/** A phrase in pieces, with the cards it names, and the seats if their names are given. */
export function parts(phrase: Phrase, names: readonly string[] = []): Part[] {
  const told = withBotsNamed(phrase, called);
  const shown = names.map(called);
  if (import.meta.env.DEV) return tongue.parts(told, shown);
  try {
    return tongue.parts(told, shown);
  } catch {
    return [{ text: say(phrase) }];
  }
}

/** What somebody is called here, who is `bot:easy` or `Anna` to the server. */
export function called(name: string): string {
  const found = botIn(name);
  if (!found) return name;
  const bot = has(`bot-${found.bot}`) ? word(`bot-${found.bot}`) : word("bot-other", { name: found.bot });
  return found.number > 1 ? word("bot-numbered", { bot, n: found.number }) : bot;
}

/** A mistake in a message stops whoever writes it; who plays sees what there is of it. */
function spoken(messages: readonly string[], text: () => string): string {
  if (import.meta.env.DEV) return text();
  try {
    return text();
  } catch (problem) {
    if (problem instanceof BadMessage) return problem.text;
    if (problem instanceof NoSuchMessage) return messages.at(-1) ?? "";
    throw problem;
  }
}

function catalogueOf(code: string): Promise<Catalogue> {
  const before = fetched.get(code);
  if (before) return before;
  const coming = fetchCatalogue(code);
  coming.catch(() => fetched.delete(code)); // the next time it may come
  fetched.set(code, coming);
  return coming;
}

async function fetchCatalogue(code: string): Promise<Catalogue> {
  const built = BUILT.find((one) => one.code === code);
  if (!built) throw new RangeError(`there is no language ${code}`);
  const response = await fetch(built.catalogue);
  if (!response.ok) throw new Error(`${built.catalogue}: ${response.status}`);
  return { code, entries: await response.json() };
}
