// The table of Dominion as one person handles it: which cards lie where, which can be picked, and what pressing one does.

import { getContext, setContext, untrack } from "svelte";
import { useOwnCards } from "../say/index";
import { isOn } from "../settings.svelte";
import type { Selection } from "../table/selection.svelte";
import type { Session } from "../table/session.svelte";
import { api } from "../wire/ask";
import type { Option } from "../wire/messages";
import type { Table } from "../wire/rest";
import type { CardId, DominionPlayer, DominionView, Pick } from "../wire/views";
import { automatic, wastes } from "./automatic";
import { type Copy, copies, marked, movedTo, sortHand } from "./copies";
import { type Facts, factsOf, ownFacts } from "./facts";
import { myself, type Offer, offer, onButtons, tray } from "./offer";
import { titles } from "./piles";

export type Zone = "hand" | "supply" | "tray";

/** Where the cards are that a question is about; null: it is about words. */
function zoneOf(place: string): Zone[] | null {
  if (place === "") return null;
  if (place === "hand_and_play") return ["hand", "tray"];
  if (place === "titles") return ["supply", "tray"];
  return place === "hand" || place === "supply" ? [place] : ["tray"];
}

/** Milliseconds between the question whether to end a turn and its answer: a double click is not one. */
const SECOND_PRESS = 500;

const NOTHING: Offer = { hand: new Set(), supply: new Set(), tray: new Set(), buttons: [] };

export class Tabletop {
  /** Whether the next thing pressed is asked about, not picked. */
  asking = $state(false);
  /** The copies that were pressed for an answer, and for which. */
  #presses = $state.raw<{ ask: string; keys: string[] }>({ ask: "", keys: [] });
  #own = $state.raw<Record<CardId, Facts>>({});
  #texts = $state.raw<Record<CardId, Record<string, string>>>({});
  #fetched = false;
  #last: Promise<void> = Promise.resolve();
  /** When it was asked whether to end the turn with coins left, and for which question. */
  #doubted = { ask: "", at: 0 };

  constructor(
    readonly session: Session,
    readonly view: () => DominionView,
  ) {
    $effect(() => {
      if (!this.#fetched && this.view().editions.includes("custom")) this.#fetchOwnCards();
    });
    $effect(() => this.#answerForMe());
  }

  // --- cards -------------------------------------------------------------------------------------------------------

  #titles = $derived.by(() => titles(this.view()));

  /** What the catalogues call a card. */
  title(card: CardId): string {
    return this.#titles[card] ?? card;
  }

  facts(card: CardId): Facts {
    return factsOf(card, this.#own);
  }

  get own(): Record<CardId, Facts> {
    return this.#own;
  }

  /** The text of a card that somebody made, by language. */
  ownText(card: CardId): Record<string, string> | undefined {
    return this.#texts[card];
  }

  async #fetchOwnCards(): Promise<void> {
    this.#fetched = true;
    const table = await api<Table>("GET", `tables/${encodeURIComponent(this.session.id)}${this.session.pass}`).catch(
      () => null,
    );
    if (table === null) return; // they can be played without their names
    const cards = (table.wishes["custom"] ?? []) as { id: CardId; names?: object; text?: object }[];
    this.#own = ownFacts(cards);
    this.#texts = Object.fromEntries(cards.map((card) => [card.id, (card.text ?? {}) as Record<string, string>]));
    useOwnCards(Object.fromEntries(cards.map((card) => [card.id, (card.names ?? {}) as Record<string, string>])));
  }

  // --- what lies where ---------------------------------------------------------------------------------------------

  get me(): DominionPlayer | undefined {
    return myself(this.view());
  }

  get selection(): Selection | null {
    return this.session.selection;
  }

  /** Where the cards of this question lie. Once all are picked the server names no place any more. */
  get place(): string {
    return this.selection ? this.selection.place || this.selection.ask.place : "";
  }

  hand = $derived.by(() => copies(sortHand(this.me?.hand ?? [], this.#own), "hand"));

  /** What this question lays out before me. */
  tray = $derived.by(() => {
    const selection = this.selection;
    if (!selection) return [];
    return copies(
      tray(this.view(), this.place, selection.ask.options, selection.picks, selection.options),
      `tray:${selection.ask.id}`,
    );
  });

  offer = $derived.by(() => {
    const laidOut = this.tray.map(({ card }) => card);
    return this.selection ? offer(this.view(), this.place, this.selection.options, laidOut) : NOTHING;
  });

  can(card: CardId | null, zone: Zone): boolean {
    return card !== null && !this.selection?.sent && this.offer[zone].has(card);
  }

  // --- picking -----------------------------------------------------------------------------------------------------

  get #pressed(): string[] {
    return this.#presses.ask === this.selection?.ask.id ? this.#presses.keys : [];
  }

  set #pressed(keys: string[]) {
    this.#presses = { ask: this.selection?.ask.id ?? "", keys };
  }

  #marks = $derived.by(() => marked(this.selection?.picks ?? [], this.#pressed, [...this.hand, ...this.tray]));

  /** The place of a copy among the picks, from 1; 0 if it is not picked. */
  order(copy: Copy): number {
    return this.#marks.indexOf(copy.key) + 1;
  }

  /** How often a pile of the Supply is picked. */
  picked(card: CardId): number {
    return this.place === "supply" || this.place === "titles" ? (this.selection?.count(card) ?? 0) : 0;
  }

  get ordered(): boolean {
    return this.selection?.ask.ordered === true && !this.selection.single;
  }

  /** Press a card of the hand or the tray: pick it, unpick it, or learn why it can't be picked. */
  press(copy: Copy, zone: "hand" | "tray"): void {
    const card = copy.card;
    if (card === null || this.#asksWhy(card, zone)) return;
    this.#soon(async () => {
      this.session.notice = null;
      const at = this.order(copy) - 1;
      if (at >= 0) {
        this.#pressed = this.#pressed.filter((key) => key !== copy.key);
        await this.selection?.unpick(at);
      } else if (this.can(card, zone)) {
        this.#pressed = [...this.#pressed.filter((key) => key !== copy.key), copy.key];
        await this.selection?.pick(card);
      } else {
        await this.#explain(card, zone);
      }
    });
  }

  pressPile(card: CardId): void {
    if (this.#asksWhy(card, "supply")) return;
    this.#soon(async () => {
      this.session.notice = null;
      const picks = this.selection?.picks ?? [];
      if (this.can(card, "supply")) await this.selection?.pick(card);
      else if (this.picked(card) > 0) await this.selection?.unpick(picks.lastIndexOf(card));
      else await this.#explain(card, "supply");
    });
  }

  /** Answer what the preferences answer; after an undo the player decides. */
  #answerForMe(): void {
    const selection = this.selection;
    if (selection === null || selection.sent || this.session.link.catchingUp) return;
    if (this.session.undid) {
      this.session.undid = false;
      return;
    }
    const pick = automatic(selection.ask, { treasures: isOn("treasures"), ending: isOn("ending") });
    if (pick !== null) untrack(() => this.pressWord(pick));
  }

  /** Whether a press must be repeated: it ends a turn with coins and buys left. */
  #doubts(pick: Pick): boolean {
    const view = this.view();
    if (!isOn("confirming") || !wastes(pick, view)) return false;
    const ask = this.selection?.ask.id ?? "";
    if (this.#doubted.ask === ask) return Date.now() - this.#doubted.at < SECOND_PRESS;
    this.#doubted = { ask, at: Date.now() };
    const given = { coins: view.coins, buys: view.buys };
    this.session.notice = { messages: ["page-dominion-end-anyway"], arguments: given };
    return true;
  }

  /** Press a word. If several can be chosen, a second press unpicks it. */
  pressWord(pick: Pick): void {
    if (this.#doubts(pick)) return;
    this.#soon(async () => {
      const at = this.selection?.picks.indexOf(pick) ?? -1;
      if (at >= 0) await this.selection?.unpick(at);
      else if (this.selection?.complete) this.session.notice = { messages: ["reason-too_many"], arguments: {} };
      else await this.selection?.pick(pick);
    });
  }

  /** Move a pick to another place in the order. */
  move(at: number, to: number): void {
    this.#soon(async () => {
      const selection = this.selection;
      if (!selection || to < 0 || to >= selection.picks.length || at === to) return;
      this.#pressed = movedTo(this.#marks, at, to).filter((key) => key !== null);
      await selection.arrange(movedTo(selection.picks, at, to));
    });
  }

  takeBack(at: number): void {
    this.#soon(async () => this.selection?.unpick(at));
  }

  /** The next thing pressed is asked about; again: it is not. */
  askWhy(): void {
    if (this.selection === null) return;
    this.asking = !this.asking;
    this.session.notice = this.asking ? { messages: ["page-dominion-why-hint"], arguments: {} } : null;
  }

  clear(): void {
    this.asking = false;
    this.session.notice = null;
    this.#soon(async () => this.selection?.clear());
  }

  confirm(): void {
    this.#soon(async () => this.selection?.confirm());
  }

  stop(): void {
    this.#soon(async () => this.selection?.stopNow());
  }

  /** The answers to this question that are on buttons. */
  get words(): Option[] {
    const selection = this.selection;
    return selection ? onButtons(selection.ask.options, selection.ask.stop ?? "", this.offer.buttons) : [];
  }

  #asksWhy(card: CardId, zone: Zone): boolean {
    if (!this.asking) return false;
    this.asking = false;
    this.#soon(() => this.#explain(card, zone));
    return true;
  }

  async #explain(card: CardId, zone: Zone): Promise<void> {
    const selection = this.selection;
    if (selection === null || selection.sent) return;
    const tell = (message: string, given = {}) => {
      this.session.notice = { messages: [message], arguments: given };
    };
    const askedOf = zoneOf(this.place);
    const verb = selection.ask.verb;
    const could = selection.ask.options.some((option) => option.pick === card);
    if (this.can(card, zone)) tell("page-dominion-possible", { card: this.title(card) });
    else if (zone === "supply" && verb === "play_treasure") tell("page-dominion-treasures-first");
    else if (zone === "supply" && verb === "play_action") tell("page-dominion-actions-first");
    else if (zone === "hand" && verb === "buy") await this.session.explain(card);
    else if (askedOf !== null && !askedOf.includes(zone)) tell(`page-dominion-asked-of-${askedOf[0]}`);
    else if (could && selection.complete) tell("reason-too_many");
    else await this.session.explain(card);
  }

  /** One press after another: each needs to know what became of the one before. */
  #soon(press: () => Promise<void> | undefined): void {
    this.#last = this.#last.then(press, press);
  }
}

const KEY = Symbol("tabletop");

export function provideTabletop(tabletop: Tabletop): Tabletop {
  return setContext(KEY, tabletop);
}

export function useTabletop(): Tabletop {
  return getContext<Tabletop>(KEY);
}
