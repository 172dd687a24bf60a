// One turn being put together: picks on hand, characters, ring and names; each can be undone or replaced.

import { untrack } from "svelte";
import type { Session } from "../table/session.svelte";
import type { Phrase } from "../wire/messages";
import { otherwise, type Step, sortOf } from "./picks";

export class Go {
  #steps = $state.raw<Step[]>([]);

  constructor(readonly session: Session) {
    $effect.pre(() => {
      const selection = session.selection;
      if (selection === null || selection.waiting) return;
      const { picks, options, place, prompt } = selection;
      const before = picks.length > 0 ? untrack(() => this.#steps).slice(0, picks.length) : [];
      this.#steps = [...before, { options, place, prompt }];
    });
  }

  get picks(): readonly string[] {
    return this.session.selection?.picks ?? [];
  }

  /** What may be picked now, or in the place of the last pick once all is picked, or of the card that is played. */
  get offered(): ReadonlySet<string> {
    const selection = this.session.selection;
    if (selection === null || selection.sent) return new Set();
    const offers = selection.complete ? (this.#steps[selection.picks.length - 1]?.options ?? []) : selection.options;
    const cards = sortOf(selection.picks[0] ?? "") === "card" ? (this.#steps[0]?.options ?? []) : [];
    const picks = [...offers, ...cards.filter(({ pick }) => sortOf(pick) === "card")].map(({ pick }) => pick);
    return new Set(picks.filter((pick) => !selection.picks.includes(pick)));
  }

  /** Whether there is nothing left to pick: the button says what will happen. */
  get ready(): boolean {
    return this.session.selection?.complete ?? false;
  }

  /** What is asked now; once all is picked, what was asked last. */
  get prompt(): Phrase | null {
    const selection = this.session.selection;
    const asked = selection?.complete ? this.#steps[selection.picks.length - 1]?.prompt : selection?.prompt;
    return asked ?? this.session.link.prompt;
  }

  /** Where the next thing lies. */
  get place(): string {
    return this.session.selection?.complete ? "" : (this.session.selection?.place ?? "");
  }

  /** Whether cards of the hand may be picked now: a courtesan's names aren't cards in hand. */
  get plays(): boolean {
    return this.place === "hand" || sortOf(this.picks[0] ?? "") === "card";
  }

  /** Pick this, unpick it, or replace an earlier pick with it; if none of that is possible, say why. */
  async choose(pick: string, { ofHand = false } = {}): Promise<void> {
    const { session } = this;
    const selection = session.selection;
    if (selection === null) return this.#wait();
    if (selection.waiting || selection.sent) return;
    const at = selection.picks.indexOf(pick);
    if (at === 0 || (at > 0 && !ofHand)) return selection.unpick(at);
    session.notice = null;
    if (selection.can(pick) && (this.plays || !ofHand)) return selection.pick(pick);
    const changed = otherwise(ofHand ? this.#steps.slice(0, 1) : this.#steps, selection.picks, pick);
    if (changed) return selection.arrange(changed);
    await session.explain(pick, selection.complete ? selection.picks.slice(0, -1) : selection.picks);
  }

  async takeBack(): Promise<void> {
    this.session.notice = null;
    await this.session.selection?.unpick(this.picks.length - 1);
  }

  /** A word is a whole answer: pick it and send it. */
  async answer(word: string): Promise<void> {
    const selection = this.session.selection;
    if (selection === null) return;
    await selection.clear();
    await selection.pick(word);
    await selection.confirm();
  }

  #wait(): void {
    const { session } = this;
    if (session.watching || session.link.view === null) return;
    const reason = session.link.view.phase === "draft" ? "already_picked" : "not_your_go";
    session.notice = { messages: [`intrigo-reason-${reason}`], arguments: {} };
  }
}
