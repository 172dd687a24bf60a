// A game that is stepped through, finished or so far: it shows itself to a table's components as a line to a seat does, but nothing
// is asked in it and nothing can be changed.

import { botIn } from "../say/index";
import type { TableLink } from "../table/session.svelte";
import { api } from "../wire/ask";
import type { Line, Peeked, Phrase, TableInfo } from "../wire/messages";
import type { Replay, ReplayLine, ReplayStep } from "../wire/rest";
import type { View } from "../wire/views";

export class ReplayLink implements TableLink {
  readonly replay = true;
  readonly status = "open";
  readonly ask = null;
  readonly coach = null;
  readonly chat = [];
  readonly bye = null;
  readonly busy = false;
  readonly catchingUp = false;
  view = $state.raw<View | null>(null);
  prompt = $state.raw<Phrase | null>(null);
  log = $state.raw<Line[]>([]);
  table = $state.raw<TableInfo | null>(null);
  overview = $state.raw<Replay | null>(null);
  /** The seat that moves next; -1 if the game is over here. */
  mover = $state(-1);
  /** The step that is shown. */
  step = $state(0);

  #seat = $state(-1);
  #steps = new Map<string, Promise<ReplayStep>>();
  #wanted = 0;

  /** `place` is where the game lies: `tables/ID/replay`, `tables/ID/so-far`, or `replays/ID`. */
  constructor(
    readonly place: string,
    readonly game: number,
    first = 0,
    /** What lets somebody look who had no seat. */
    readonly invite = "",
  ) {
    this.step = first;
  }

  /** Where a game that is played on comes from. */
  source(): { of: "table" | "record"; id: string; game: number } {
    const [kind, id = ""] = this.place.split("/").map(decodeURIComponent);
    return { of: kind === "tables" ? "table" : "record", id, game: this.game };
  }

  /** Where the page shows what the coach says about this game. */
  reviewed(): string {
    const { of, id } = this.source();
    const place = `${of === "record" ? "record/" : ""}${encodeURIComponent(id)}`;
    return `/review/${place}?${this.#query(this.#seat)}`;
  }

  /** The address of something that belongs to the step that is shown. */
  addressOf(rest: string): string {
    return this.#address(`/${this.step}${rest}`, this.#seat);
  }

  get seat(): number {
    return this.#seat;
  }

  /** Look with the eyes of this seat; -1 is a spectator. A line of the log says where, or it's the step that was shown. */
  async lookAs(seat: number, line = -1): Promise<void> {
    const overview = await api<Replay>("GET", this.#address("", seat));
    this.#seat = seat;
    this.overview = overview;
    this.table = {
      id: "",
      game: overview.game,
      status: "playing",
      host: -1,
      seats: overview.seats.map((name) => {
        const bot = botIn(name)?.bot;
        return bot ? { name: "", bot, present: true } : { name, present: true };
      }),
      undo: "never",
      chat: false,
    };
    await this.go(overview.lines[line]?.step ?? this.step);
  }

  async go(step: number): Promise<void> {
    const overview = this.overview;
    if (overview === null) return;
    const wanted = Math.max(0, Math.min(overview.steps, step));
    this.#wanted = wanted;
    const shown = await this.#at(wanted);
    if (this.#wanted !== wanted) return; // somebody was quicker
    this.step = wanted;
    this.mover = shown.mover;
    this.view = shown.view;
    this.prompt = shown.prompt;
    this.log = [...overview.lines.slice(0, shown.log_from), ...shown.log];
    if (wanted < overview.steps) void this.#at(wanted + 1); // most people step forward
  }

  /** The step where the next or the last turn begins, seen from here. */
  turn(direction: 1 | -1): number {
    const starts = this.overview?.turns.map((turn) => turn.step) ?? [];
    if (direction > 0) return starts.find((start) => start > this.step) ?? this.overview?.steps ?? 0;
    return starts.findLast((start) => start < this.step) ?? 0;
  }

  #at(step: number): Promise<ReplayStep> {
    const key = `${this.#seat}/${step}`;
    let found = this.#steps.get(key);
    if (found === undefined) {
      found = api<ReplayStep>("GET", this.#address(`/${step}`, this.#seat));
      this.#steps.set(key, found);
      found.catch(() => this.#steps.delete(key));
    }
    return found;
  }

  #address(rest: string, seat: number): string {
    return `${this.place}${rest}?${this.#query(seat)}`;
  }

  #query(seat: number): URLSearchParams {
    const query = new URLSearchParams({ seat: String(seat) });
    if (this.game > 0) query.set("game", String(this.game));
    if (this.invite) query.set("invite", this.invite);
    return query;
  }

  skip(): void {}

  jumpTo(line: number): void {
    const told = (this.log[line] ?? this.overview?.lines[line]) as ReplayLine | undefined;
    if (told) void this.go(told.step);
  }

  async change(): Promise<void> {}

  async peek(): Promise<Peeked> {
    throw new Error("nothing is asked in a finished game");
  }

  async why(): Promise<null> {
    return null;
  }

  close(): void {}
}
