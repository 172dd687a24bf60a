// One person at one table: the link to the seat, what is being picked, and urgent news from the table.

import { getContext, setContext, untrack } from "svelte";
import { word } from "../say/index";
import { isOn } from "../settings.svelte";
import type { Coaching } from "../study/hints/coaching.svelte";
import type { Change, LinkStatus } from "../wire/link.svelte";
import { Rejected } from "../wire/link.svelte";
import type { AskInfo, ChatMessage, CoachInfo, Line, Peeked, Phrase, TableInfo } from "../wire/messages";
import type { View } from "../wire/views";
import { marksOf, moversSince } from "./marks";
import { namesShown } from "./people";
import { tellOfRefusals } from "./refusals.svelte";
import { Selection } from "./selection.svelte";

/** What shows a table: the link to a seat, or a finished game that is stepped through. */
export interface TableLink {
  readonly status: LinkStatus;
  readonly table: TableInfo | null;
  readonly view: View | null;
  readonly ask: AskInfo | null;
  readonly prompt: Phrase | null;
  /** What the coach of a lesson says to what is asked now. */
  readonly coach: CoachInfo | null;
  readonly log: Line[];
  readonly chat: ChatMessage[];
  readonly bye: { code: string; say: Phrase } | null;
  readonly busy: boolean;
  /** Whether moves of others are still being shown. */
  readonly catchingUp: boolean;
  /** How long the state that is shown is looked at before the next, in ms; undefined: as long as somebody likes. */
  readonly time?: number;
  /** There is a table to show them on. */
  begin?(): void;
  /** Show all of them now. */
  skip(): void;
  /** Whether this is how it was, and not how it is. */
  readonly replay?: boolean;
  /** Go to the moment that a line of the log tells of. */
  jumpTo?(line: number): void;
  change(change: Change): Promise<void>;
  peek(ask: string, picks: string[]): Promise<Peeked>;
  why(ask: string, option: string, picks?: string[]): Promise<Phrase | null>;
  close(): void;
}

/** A question of the page's own, before something that is hard to undo. */
export interface Doubt {
  text: string;
  /** What the button says that goes ahead. */
  yes: string;
  go: () => void;
}

export class Session {
  /** What is being picked for the present question; null if nothing is asked of this seat. */
  selection = $state.raw<Selection | null>(null);
  /** Why something was refused or cannot be picked: shown with the question until the next move. */
  notice = $state.raw<Phrase | null>(null);
  /** Whether this seat has just undone something: the next question is not answered by a preference. */
  undid = false;
  /** Whether the table has something to show before it is left for the end of the game. */
  lookingBack = $state(false);
  /** Whether the table shows an award, before the question that is already there. */
  atAward = $state(false);

  /** The line of the log whose moment is looked at while the game continues; null: it's now. */
  past = $state<number | null>(null);

  /** The coach of a game against bots, once somebody wants a hint or practices. */
  coach = $state.raw<Coaching | null>(null);

  /** What must be answered with yes or no before it is done. */
  doubt = $state.raw<Doubt | null>(null);
  /** The number of the last request that this seat withdrew itself. */
  withdrawn = 0;
  #chatRead = $state(0);
  #undoing = false;
  #movedAt = 0; // how long the log was when this seat moved last, as far as this visit knows

  /** What others have done since this seat moved last. */
  readonly marks = $derived.by(() => marksOf(this.link.log, this.seat, this.link.table?.seats.length ?? 0));

  /** Whose place this is; -1 is a spectator's. It changes only in a finished game, where one can look with other eyes. */
  seat = $state(-1);

  constructor(
    readonly link: TableLink,
    readonly id: string,
    seat: number,
    /** What lets somebody look at a table where they have no seat. */
    readonly invite = "",
    /** Whether several people share this screen: what is told to nobody in particular suits them. */
    readonly shared = false,
  ) {
    this.seat = seat;
    $effect.pre(() => {
      const ask = this.link.ask;
      if (ask?.id === this.selection?.ask.id) return;
      this.selection = ask ? new Selection(ask, this.link, this.failed, this.#allows) : null;
      this.notice = null;
    });
    $effect.pre(() => {
      if (this.selection?.sent) this.#movedAt = untrack(() => this.link.log.length);
    });
    tellOfRefusals(this);
    $effect(() => () => this.link.close());
  }

  /** What would the coach do? */
  async askCoach(): Promise<void> {
    await (await this.#findCoach()).ask();
  }

  async #findCoach(): Promise<Coaching> {
    const { Coaching } = await import("../study/hints/coaching.svelte");
    this.coach ??= new Coaching(this);
    return this.coach;
  }

  /** In practice the coach may warn of a move. A coach that doesn't come stops nobody. */
  #allows = async (ask: string, picks: string[]): Promise<boolean> => {
    if (!this.link.table?.practice) return true;
    const coach = await this.#findCoach().catch(() => null);
    return coach === null || coach.allows(ask, picks);
  };

  /** What goes behind an address of this table's: "?invite=…" for those who came by it. */
  get pass(): string {
    return this.invite ? `?invite=${encodeURIComponent(this.invite)}` : "";
  }

  /** Whether there is somebody to talk to: bots don't. */
  get hasChat(): boolean {
    const table = this.link.table;
    return Boolean(table?.chat) && (table?.seats.filter((seat) => seat.name && !seat.bot).length ?? 0) > 1;
  }

  /** How many lines of the chat others have written since it was looked at. */
  get unread(): number {
    return this.link.chat.slice(this.#chatRead).filter((line) => line.seat !== this.seat || this.watching).length;
  }

  readChat(): void {
    this.#chatRead = this.link.chat.length;
  }

  /** Go to the moment that a line of the log tells of. */
  jumpTo(line: number): void {
    if (this.link.replay) this.link.jumpTo?.(line);
    else this.past = line;
  }

  /** Whether this is the game of a lesson, with its coach. */
  get lesson(): boolean {
    return /^lesson \S+$/.test(this.link.table?.origin?.of ?? "");
  }

  /** Undo my last move. If others have moved since then, say first that theirs go, too. A second press in haste undoes no other move. */
  undo(): void {
    if (this.#undoing) return;
    const others = moversSince(this.link.log, this.seat, this.#movedAt);
    const undo = async () => {
      this.#undoing = true;
      if (await this.change({ type: "undo" })) this.#movedAt = 0;
      this.#undoing = false;
    };
    if (others.length === 0) {
      undo();
      return;
    }
    const names = namesShown(this.link.table?.seats ?? []);
    this.doubt = {
      text: word("page-table-undo-sure", { players: others.map((seat) => names[seat] ?? "") }),
      yes: word("page-table-undo-yes"),
      go: undo,
    };
  }

  /** Which of two tables and which game of a series it is, and when in the game, in words. */
  where(when: string): string {
    const { number = 0, series = [], status, hints = [] } = this.link.table ?? {};
    const hinted = hints[this.seat] ?? 0;
    return [
      number > 0 && word("page-table-number", { n: number }),
      series.length > 0 && status === "playing" && word("page-table-game", { n: series.length + 1 }),
      when,
      hinted > 0 && word("page-hint-used", { n: hinted }),
    ]
      .filter(Boolean)
      .join(" · ");
  }

  get watching(): boolean {
    return this.seat < 0;
  }

  /** The names at the table, by seat; a bot without one is called by its level where it is shown. */
  name(seat: number): string {
    return this.link.table?.seats[seat]?.name ?? "";
  }

  /** The points of a seat, where they are shown: with friends if the table has it so, against bots if the reader has. */
  points(seat: number): number | undefined {
    const table = this.link.table;
    const alone = (table?.seats ?? []).filter((one) => one.name).length < 2;
    return alone && !isOn("points") ? undefined : table?.points?.[seat];
  }

  failed = (error: unknown): void => {
    if (error instanceof Rejected) this.notice = error.say;
  };

  /** Ask for a change of the table; a refusal becomes a notice. */
  async change(change: Change): Promise<boolean> {
    this.notice = null;
    this.undid = change.type === "undo";
    try {
      await this.link.change(change);
      return true;
    } catch (error) {
      this.undid = false;
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
