// What a player has picked so far of an answer, and what could come next. The server knows the rules: after every pick of
// several it is asked what could follow.

import type { AskInfo, Option, Peeked, Phrase } from "../wire/messages";

/** What a selection needs of the link to its table. */
export interface AnswerLink {
  peek(ask: string, picks: string[]): Promise<Peeked>;
  change(change: { type: "move"; ask: string; picks: string[] }): Promise<void>;
}

export class Selection {
  /** In the order of picking. */
  picks = $state.raw<string[]>([]);
  /** What can be picked next, without the word that ends the picking. */
  options = $state.raw<Option[]>([]);
  /** Where the things lie that can be picked next. */
  place = $state("");
  /** What is asked now that something is picked; null: the question as it came. */
  prompt = $state.raw<Phrase | null>(null);
  /** What the picks would bring about, where the game can tell. */
  outlook = $state.raw<Phrase[]>([]);
  /** Whether this is a whole answer. */
  enough = $state(false);
  /** Whether nothing more can be picked. */
  complete = $state(false);
  /** Whether the server is being asked what could follow, or is being answered. */
  waiting = $state(false);
  sent = $state(false);

  /** How to stop, in words, where that is possible now. */
  stop = $state.raw<Option | null>(null);

  constructor(
    readonly ask: AskInfo,
    readonly link: AnswerLink,
    readonly failed: (error: unknown) => void = () => {},
    /** Whether an answer may be sent, or somebody has doubts about it. */
    readonly allows: (ask: string, picks: string[]) => Promise<boolean> = async () => true,
  ) {
    this.#begin();
  }

  /** Whether one pick is the whole answer, sent right away. */
  get single(): boolean {
    return this.ask.most === 1;
  }

  can(pick: string): boolean {
    return !this.sent && this.options.some((option) => option.pick === pick);
  }

  /** How often this is among the picks. */
  count(pick: string): number {
    return this.picks.filter((one) => one === pick).length;
  }

  async pick(pick: string): Promise<void> {
    if (this.waiting || !this.can(pick)) return;
    if (this.single) return this.#send([pick]);
    await this.#look([...this.picks, pick]);
  }

  /** Undo the pick at this place. Later picks stay if they still can. */
  async unpick(at: number): Promise<void> {
    if (this.waiting || this.sent || this.picks[at] === undefined) return;
    const rest = this.picks.filter((_, place) => place !== at);
    await this.#look(rest, this.picks.slice(0, at));
  }

  async clear(): Promise<void> {
    if (!this.waiting && !this.sent) this.#begin();
  }

  /** Put these picks in place of the present ones, if they are possible in this order. */
  async arrange(picks: string[]): Promise<void> {
    if (!this.waiting && !this.sent) await this.#look(picks, this.picks);
  }

  /** Send the picks as the answer. */
  async confirm(): Promise<void> {
    if (this.enough && !this.waiting && !this.sent) await this.#send(this.picks);
  }

  /** Answer with the word that ends the picking, whatever is picked. */
  async stopNow(): Promise<void> {
    if (this.stop && !this.sent) await this.#send(this.picks);
  }

  /** Send these picks, whatever anybody thinks of them. */
  async insist(picks: string[]): Promise<void> {
    if (!this.sent) await this.#send(picks, true);
  }

  #begin(): void {
    this.picks = [];
    this.#offer(this.ask.options, this.ask.stop ?? "");
    this.place = this.ask.place;
    this.prompt = null;
    this.outlook = [];
    this.complete = false;
    this.enough = this.ask.least === 0 && this.stop !== null;
  }

  #offer(options: Option[], stop: string): void {
    this.options = options.filter((option) => option.pick !== stop);
    this.stop = options.find((option) => option.pick === stop) ?? null;
  }

  async #look(picks: string[], otherwise?: string[]): Promise<void> {
    if (picks.length === 0) return this.#begin();
    this.waiting = true;
    try {
      const peeked = await this.link.peek(this.ask.id, picks);
      this.picks = picks;
      this.#offer(peeked.options, peeked.stop);
      this.place = peeked.place;
      this.prompt = peeked.prompt;
      this.outlook = peeked.outlook ?? [];
      this.complete = peeked.complete;
      this.enough = peeked.complete || this.stop !== null;
    } catch (error) {
      if (otherwise === undefined) this.failed(error);
      else if (otherwise.length < picks.length) return await this.#look(otherwise);
    } finally {
      this.waiting = false;
    }
  }

  async #send(picks: string[], sure = false): Promise<void> {
    this.sent = true;
    try {
      if (!sure && !(await this.allows(this.ask.id, picks))) {
        this.sent = false;
        return;
      }
      await this.link.change({ type: "move", ask: this.ask.id, picks });
    } catch (error) {
      this.sent = false;
      this.failed(error);
    }
  }
}
