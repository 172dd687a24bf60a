// The language that the page speaks now. What is said in a template changes with it.

import { LANGUAGES as BUILT } from "virtual:languages";
import { keep, recall } from "../settings.svelte";
import { botIn, withBotsNamed } from "./bots";
import type { Part, Phrase } from "./phrase";
import { BadMessage, type Catalogue, FALLBACK, NoSuchMessage, type OwnCards, Translator } from "./translator";

/** The languages there are, each by its own name. */
export const LANGUAGES: readonly { code: string; name: string }[] = BUILT;

let translator = $state.raw(new Translator("", []));
let catalogues: Catalogue[] = [];
let wanted = $state(""); // the language asked for last wins, no matter which one loads first
const fetched = new Map<string, Promise<Catalogue>>();

/** The code of the language that is spoken. */
export function language(): string {
  return translator.lang || FALLBACK;
}

/** Whether there is anything to say it with yet. */
export function ready(): boolean {
  return translator.lang !== "";
}

/** The language asked for last: spoken already, or as soon as its catalogue comes. */
export function wantedLanguage(): string {
  return wanted || language();
}

/** Speak another language, and remember it. If it can't be fetched, the old one is spoken until the connection is back. */
export async function useLanguage(code: string): Promise<void> {
  if (!BUILT.some((one) => one.code === code)) throw new RangeError(`there is no language ${code}`);
  await speak(code).catch(() => {
    addEventListener("online", () => wanted === code && useLanguage(code), { once: true });
  });
}

async function speak(code: string): Promise<void> {
  wanted = code;
  const complete = BUILT.find((one) => one.code === code)?.complete;
  const come = await Promise.all((complete ? [code] : [code, FALLBACK]).map(catalogueOf));
  if (wanted !== code) return;
  catalogues = come;
  translator = new Translator(code, catalogues, translator.ownCards);
  document.documentElement.lang = code;
  keep("language", code);
}

/** Speak the language that was chosen here before, else the first of the browser's that there is. */
export async function useFirstLanguage(): Promise<void> {
  const code = firstLanguage(recall("language"), navigator.languages);
  await speak(code).catch((problem) => {
    if (code === FALLBACK) throw problem;
    return speak(FALLBACK);
  });
}

export function firstLanguage(chosen: string | null, wanted: readonly string[]): string {
  const codes = [chosen ?? "", ...wanted].map((tag) => tag.toLowerCase().split("-")[0]);
  return codes.find((code) => BUILT.some((one) => one.code === code)) ?? FALLBACK;
}

/** The names of custom cards, by language, by card id: no catalogue has them. */
export function useOwnCards(names: OwnCards): void {
  translator = new Translator(translator.lang, catalogues, names);
}

/** The text of a phrase. */
export function say(phrase: Phrase): string {
  return spoken(phrase.messages, () => translator.say(withBotsNamed(phrase, called)));
}

/** The text of one message, `page-home-play`, or of one of its forms, `page-home-play.hint`. */
export function word(id: string, given?: Record<string, unknown>): string {
  return spoken([id], () => (given ? translator.firstOf([id], given) : translator.label(id)));
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return translator.knows(id);
}

/** A phrase in pieces, with the cards it names, and the seats if their names are given. */
export function parts(phrase: Phrase, names: readonly string[] = []): Part[] {
  const told = withBotsNamed(phrase, called);
  const shown = names.map(called);
  if (import.meta.env.DEV) return translator.parts(told, shown);
  try {
    return translator.parts(told, shown);
  } catch {
    return [{ text: say(phrase) }];
  }
}

/** What somebody is called here, who is `bot:easy` or `Anna` to the server. */
export function called(name: string): string {
  const found = botIn(name);
  if (!found) return name;
  const known = has(`bot-${found.bot}`);
  const names = known ? word(`bot-${found.bot}.names`).split(", ") : [word("bot-other", { name: found.bot })];
  const own = names[found.number - 1];
  return own ?? word("bot-numbered", { bot: names[0] ?? "", n: found.number });
}

/** A mistake in a message is an error in development; players see as much of the message as there is. */
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
