// One person at one table: the line to the seat, what is being picked, and what the table has to tell them at once.

import { getContext, setContext } from "svelte";
import type { Change, LinkStatus } from "../wire/link.svelte";
import { Rejected } from "../wire/link.svelte";
import type { AskInfo, ChatMessage, Line, Peeked, Phrase, TableInfo } from "../wire/messages";
import type { View } from "../wire/views";
import { Selection } from "./selection.svelte";

/** What shows a table: the line to a seat, or a finished game that is stepped through. */
export interface TableLink {
  readonly status: LinkStatus;
  readonly table: TableInfo | null;
  readonly view: View | null;
  readonly ask: AskInfo | null;
  readonly prompt: Phrase | null;
  readonly log: Line[];
  readonly chat: ChatMessage[];
  readonly bye: { code: string; say: Phrase } | null;
  readonly busy: boolean;
  change(change: Change): Promise<void>;
  peek(ask: string, picks: string[]): Promise<Peeked>;
  why(ask: string, option: string, picks?: string[]): Promise<Phrase | null>;
  close(): void;
}

export class Session {
  /** What is being picked for the present question; null if nothing is asked of this seat. */
  selection = $state.raw<Selection | null>(null);
  /** Why something was refused or cannot be picked: shown with the question until the next move. */
  notice = $state.raw<Phrase | null>(null);
  /** Whether the table has something to show before it is left for the end of the game. */
  lookingBack = $state(false);

  /** Whose place this is; -1 is a spectator's. It changes only in a finished game, where one can look with other eyes. */
  seat = $state(-1);

  constructor(
    readonly link: TableLink,
    readonly id: string,
    seat: number,
  ) {
    this.seat = seat;
    $effect.pre(() => {
      const ask = this.link.ask;
      if (ask?.id === this.selection?.ask.id) return;
      this.selection = ask ? new Selection(ask, this.link, this.failed) : null;
      this.notice = null;
    });
    $effect(() => () => this.link.close());
  }

  get watching(): boolean {
    return this.seat < 0;
  }

  /** The names at the table, by seat; a bot without one is called by its level where it is shown. */
  name(seat: number): string {
    return this.link.table?.seats[seat]?.name ?? "";
  }

  failed = (error: unknown): void => {
    if (error instanceof Rejected) this.notice = error.say;
  };

  /** Ask for a change of the table; a refusal becomes a notice. */
  async change(change: Change): Promise<boolean> {
    this.notice = null;
    try {
      await this.link.change(change);
      return true;
    } catch (error) {
      this.failed(error);
      return false;
    }
  }

  /** Say why this cannot be picked now, or after these picks. */
  async explain(option: string, picks: readonly string[] = []): Promise<void> {
    if (this.link.ask === null) return;
    try {
      this.notice = await this.link.why(this.link.ask.id, option, [...picks]);
    } catch (error) {
      this.failed(error);
    }
  }
}

const KEY = Symbol("session");

export function provideSession(session: Session): Session {
  return setContext(KEY, session);
}

export function useSession(): Session {
  return getContext<Session>(KEY);
}
