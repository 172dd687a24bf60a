// One language to speak in: from a message's name and its arguments to text. It knows no game and no page.
// The twin of signoria/lang/translator.py, held to the same bytes by rendered.test.ts.

import {
  FluentBundle,
  type FluentFunction,
  FluentNumber,
  type FluentResource,
  FluentType,
  type FluentVariable,
  type Scope,
} from "@fluent/bundle";
import { isPhrase, type Part, type Phrase } from "./phrase";

/** The messages of a language as they are built: read already, so that the page needs no parser. */
export interface Catalogue {
  code: string;
  entries: FluentResource["body"];
}

/** Cards that no catalogue has: names by language, by card id. */
export type OwnCards = Record<string, Record<string, string>>;

export const FALLBACK = "en"; // what other languages lack is said in this one

/** No catalogue has any of these messages. */
export class NoSuchMessage extends Error {}

/** A message that cannot be said with these arguments, and as much of its text as there is. */
export class BadMessage extends Error {
  constructor(
    message: string,
    readonly text: string,
  ) {
    super(message);
  }
}

/** A list as an argument; only our functions can make text of it. */
class Several extends FluentType<string[]> {
  override toString(): string {
    throw new TypeError("a list is said with CARDS or LIST");
  }
}

/**
 * Python's Babel puts a separator into 1000 in every language; browsers leave it out in Polish and Hungarian. What is
 * below zero has a minus sign, not a hyphen.
 */
class Amount extends FluentNumber {
  constructor(value: number) {
    super(value, { useGrouping: "always" });
  }

  override toString(scope: Scope): string {
    return super.toString(scope).replace("-", "\u2212");
  }
}

// How those in the middle of a list are joined to it, and the last one.
const LINKS: Record<string, [string, string]> = {
  and: ["list-more", "list-last"],
  or: ["list-more", "list-last-or"],
  none: ["list-more", "list-more"],
  deeds: ["list-more", "list-last-deed"],
  steps: ["list-more", "list-last-step"],
  "long-steps": ["list-semicolon", "list-last-long-step"],
  semicolon: ["list-semicolon", "list-semicolon"],
};

// Around what is marked: what it is, its name, the end. No text from outside has these characters: `printable` takes them out.
const [OPEN, NAMED, CLOSE] = ["\uFDD0", "\uFDD1", "\uFDD2"];
const MARKED = new RegExp(`${OPEN}([^${NAMED}]*)${NAMED}([^${CLOSE}]*)${CLOSE}`, "u");
const PEOPLE = ["player", "players", "taker", "others"]; // the arguments that name them

/** One catalogue, and nothing to fall back to. */
class Voice {
  readonly #bundle: FluentBundle;

  constructor({ code, entries }: Catalogue, functions: Record<string, FluentFunction>) {
    this.#bundle = new FluentBundle(code, { functions, useIsolating: false });
    this.#bundle.addResource({ body: entries });
  }

  #pattern(message: string) {
    const [name = "", attribute] = message.split(".");
    const entry = this.#bundle.getMessage(name);
    if (!attribute) return entry?.value ?? null;
    return entry && Object.hasOwn(entry.attributes, attribute) ? (entry.attributes[attribute] ?? null) : null;
  }

  knows(message: string): boolean {
    return this.#pattern(message) !== null;
  }

  /** The attributes that a message has. */
  forms(name: string): string[] {
    return Object.keys(this.#bundle.getMessage(name)?.attributes ?? {});
  }

  say(message: string, given: Record<string, FluentVariable>): string {
    const pattern = this.#pattern(message);
    if (pattern === null) throw new NoSuchMessage(message);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, given, errors);
    if (errors.length > 0) throw new BadMessage(`${message}: ${errors.map((error) => error.message).join("; ")}`, text);
    return text;
  }
}

/** Says messages in one language; what its catalogue lacks, in those after it. */
export class Translator {
  readonly #voices: Voice[];
  #names: readonly string[] = []; // of the seats, while parts are told apart
  #marks = false;
  readonly #labels = new Map<string, string>();

  constructor(
    readonly lang: string,
    catalogues: Catalogue[],
    readonly ownCards: OwnCards = {},
  ) {
    const functions: Record<string, FluentFunction> = {
      CARD: ([card], { form, case: grammatical }) => this.#marked(`${card}`, `${form ?? ""}`, `${grammatical ?? ""}`),
      CARDS: ([cards], { form, case: grammatical }) =>
        this.#cards(items(cards), { form: `${form ?? ""}`, case: `${grammatical ?? ""}` }),
      LIST: ([things], { link, start }) => {
        const text = this.#join(items(things), "list-none", `${link ?? "and"}`);
        return `${start ?? ""}` === "upper" ? text.charAt(0).toUpperCase() + text.slice(1) : text;
      },
    };
    this.#voices = catalogues.map((catalogue) => new Voice(catalogue, functions));
  }

  /** The text of the first message of a phrase that there is: `deed-draw.you`, `deed-draw`. */
  say(phrase: Phrase): string {
    return this.firstOf(phrase.messages, phrase.arguments);
  }

  firstOf(messages: readonly string[], given: Record<string, unknown>): string {
    const native: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(given)) {
      if (value !== undefined && value !== null) native[key] = this.#native(value, PEOPLE.includes(key));
    }
    return this.#said(messages, native);
  }

  /** A message without arguments, which is the same every time: screens are full of them. */
  label(message: string): string {
    const text = this.#labels.get(message) ?? this.firstOf([message], {});
    this.#labels.set(message, text);
    return text;
  }

  #said(messages: readonly string[], given: Record<string, FluentVariable>): string {
    for (const voice of this.#voices) {
      for (const message of messages) if (voice.knows(message)) return voice.say(message, given);
    }
    throw new NoSuchMessage(`no catalogue has ${messages.join(" or ")}`);
  }

  /** Whether a message is in any catalogue of this translator. */
  knows(message: string): boolean {
    return this.#voices.some((voice) => voice.knows(message));
  }

  /** The sentence in pieces, with the cards and the seats that it names; articles aren't part of a card's name. */
  parts(phrase: Phrase, names: readonly string[] = []): Part[] {
    [this.#marks, this.#names] = [true, names];
    try {
      return takenApart(this.say(phrase));
    } finally {
      [this.#marks, this.#names] = [false, []];
    }
  }

  #native(value: unknown, person: boolean): FluentVariable {
    if (typeof value === "number") return new Amount(value);
    if (typeof value === "boolean") return new Amount(value ? 1 : 0);
    if (Array.isArray(value))
      return new Several(value.map((one) => (isPhrase(one) ? this.say(one) : this.#word(one, person))));
    return isPhrase(value) ? this.say(value) : this.#word(value, person);
  }

  #word(value: unknown, person: boolean): string {
    const text = printable(`${value}`);
    const seat = person ? this.#names.indexOf(`${value}`) : -1;
    return seat < 0 ? text : `${OPEN}${seat}${NAMED}${text}${CLOSE}`;
  }

  // --- our functions ------------------------------------------------------------------------------------------------

  /** A card's name in a form and case; the plain name if the catalog lacks that form. */
  card(card: string, form = "", grammatical = ""): string {
    const [id = "", edition] = card.split("@");
    const attribute = [grammatical, form].filter(Boolean).join("-");
    const own = this.#own(id);
    if (own !== undefined) {
      const formOfAny = attribute ? `card-own.${attribute}` : "card-own"; // a noun with the name in it, where names take endings
      return this.knows(formOfAny) ? this.firstOf([formOfAny], { name: own }) : own;
    }
    const names = edition ? [`card-${id}-${edition}`, `card-${id}`] : [`card-${id}`];
    return this.#said(
      names.flatMap((name) => (attribute ? [`${name}.${attribute}`, name] : [name])),
      {},
    );
  }

  #own(id: string): string | undefined {
    const names = Object.hasOwn(this.ownCards, id) ? this.ownCards[id] : undefined;
    return names?.[this.lang] || names?.[FALLBACK];
  }

  /** A card's name in every form that the catalogue has. */
  formsOf(card: string): string[] {
    const [id = "", edition] = card.split("@");
    const names = [this.card(card)];
    const voice = this.#voices[0];
    const message = [`card-${id}-${edition}`, `card-${id}`].find((name) => voice?.knows(name));
    if (this.#own(id) === undefined && voice && message) {
      names.push(...voice.forms(message).map((form) => voice.say(`${message}.${form}`, {})));
    }
    return [...new Set(names)];
  }

  #marked(card: string, form: string, grammatical: string): string {
    const text = this.card(card, form, grammatical);
    if (!this.#marks) return text;
    const [before, name, after] = this.#aroundTheName(card, text);
    return `${before}${OPEN}${card}${NAMED}${name}${CLOSE}${after}`;
  }

  #aroundTheName(card: string, text: string): [string, string, string] {
    const own = this.#own(card.split("@")[0] ?? "");
    const at = own === undefined ? -1 : text.indexOf(own);
    if (own !== undefined && at >= 0) return [text.slice(0, at), own, text.slice(at + own.length)];
    const lower = text.toLowerCase(); // "the palace guard" of "Palace guard"
    const names = this.formsOf(card).filter((form) => lower.endsWith(` ${form.toLowerCase()}`));
    const start = text.length - Math.max(0, ...names.map((name) => name.length));
    return start === text.length ? ["", text, ""] : [text.slice(0, start), text.slice(start), ""];
  }

  #cards(cards: string[], how: { form: string; case: string }): string {
    const counted = new Map<string, number>(); // keeps the order in which they are named
    for (const card of cards) counted.set(card, (counted.get(card) ?? 0) + 1);
    const said = [...counted].map(([card, n]) => this.firstOf(["cards-item"], { card, n, ...how }));
    return this.#join(said, "cards-none", "and");
  }

  #join(items: string[], nothing: string, link: string): string {
    const [first, ...rest] = items;
    if (first === undefined) return this.#said([nothing], {});
    const long = link === "steps" && rest.length > 1 && items.slice(0, -1).some((item) => item.includes(","));
    const links = LINKS[long ? "long-steps" : link];
    if (!links) throw new TypeError(`lists have no link ${link}`);
    const [more, last] = links;
    const n = new Amount(items.length);
    return rest.reduce((list, item, i) => this.#said([i === rest.length - 1 ? last : more], { list, item, n }), first);
  }
}

function items(list: unknown): string[] {
  if (list instanceof Several) return list.valueOf();
  throw new TypeError("this is no list");
}

function takenApart(text: string): Part[] {
  const pieces = text.split(MARKED); // text, what is marked, its name, text …
  const parts: Part[] = [];
  for (let i = 0; i < pieces.length; i += 3) {
    const [before = "", what, name = ""] = pieces.slice(i, i + 3);
    if (before) parts.push({ text: before });
    if (what !== undefined)
      parts.push(/^\d+$/.test(what) ? { text: name, seat: Number(what) } : { text: name, card: what });
  }
  return parts;
}

/** Text from outside, without anything that is not printed: what `printable` leaves of it in Python. */
export function printable(text: string): string {
  return text.replace(/(?![ \n\u00a0])[\p{C}\p{Z}]/gu, "·");
}
