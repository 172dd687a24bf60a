// The coach at a table against bots: what it would do if it is asked, and a warning before a blunder in practice.

import type { Component } from "svelte";
import { asMe } from "../../home/me";
import { inWords } from "../../home/problem";
import type { Session } from "../../table/session.svelte";
import type { Check, Hint, MoveWarning } from "../../wire/rest";
import CoachSide from "./CoachSide.svelte";

const PATIENCE = 1500; // ms: a coach that is later than that doesn't hold up a move

export interface Warned extends MoveWarning {
  ask: string;
  /** The move that it warns of. */
  picks: string[];
}

export class Coaching {
  /** What the table shows of it. */
  readonly Side: Component = CoachSide;
  #hint = $state.raw<Hint | null>(null);
  #warned = $state.raw<Warned | null>(null);
  /** The question that the coach is thinking about; "": none. */
  #thinking = $state("");
  problem = $state("");
  /** Whether the player wants no more warnings in this game. */
  quiet = $state(false);

  constructor(readonly session: Session) {}

  get #ask(): string {
    return this.session.selection?.ask.id ?? "";
  }

  /** What the coach would do now; null if it wasn't asked that. */
  get hint(): Hint | null {
    return this.#hint?.ask === this.#ask ? this.#hint : null;
  }

  /** Why the move that was chosen may be a mistake; null if nothing is wrong with it. */
  get warned(): Warned | null {
    return this.#warned?.ask === this.#ask ? this.#warned : null;
  }

  get thinking(): boolean {
    return this.#thinking !== "" && this.#thinking === this.#ask;
  }

  /** Whether there is anything to show or to wait for. */
  get speaks(): boolean {
    return this.thinking || this.hint !== null || this.problem !== "";
  }

  /** Ask what it would do now. */
  async ask(): Promise<void> {
    const ask = this.#ask;
    if (ask === "" || this.thinking || this.hint) return;
    this.#thinking = ask;
    this.problem = "";
    try {
      this.#hint = await asMe<Hint>("POST", `tables/${this.session.id}/hint`, { seat: this.session.seat, ask });
    } catch (error) {
      if (this.#ask === ask) this.problem = inWords(error);
    } finally {
      this.#thinking = "";
    }
  }

  hide(): void {
    this.#hint = null;
    this.problem = "";
  }

  /** Whether a move may be made: it may, unless the coach warns of it in time. */
  async allows(ask: string, picks: string[]): Promise<boolean> {
    this.#warned = null;
    this.problem = "";
    if (this.quiet) return true;
    const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE));
    const checked = asMe<Check>("POST", `tables/${this.session.id}/check`, { seat: this.session.seat, ask, picks });
    const answer = await Promise.race([checked, late]).catch(() => null);
    if (!answer?.warning || this.#ask !== ask) return true;
    this.#warned = { ...answer.warning, ask, picks };
    return false;
  }

  /** Make the move that it warned of. */
  async insist(): Promise<void> {
    const warned = this.warned;
    this.#warned = null;
    if (warned) await this.session.selection?.insist(warned.picks);
  }

  async chooseAgain(): Promise<void> {
    this.#warned = null;
    await this.session.selection?.clear();
  }
}
