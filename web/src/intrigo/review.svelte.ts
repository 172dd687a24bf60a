// Looking back at an award before the next round: building by building, as fast as one can read, then all of it.

import { untrack } from "svelte";
import { word } from "../say/index";
import type { Line } from "../wire/messages";
import type { Building, IntrigoPlayer } from "../wire/views";
import { type Award, gains, lastAward, type Result, SIGNS } from "./award";
import { buildingPick, numberOf, sortOf } from "./picks";

const PACE = 900; // ms for a building
const NOTHING = { round: 0, buildings: 0 };

interface Table {
  log: Line[];
  phase: string;
  /** Whether the reader has kept a card already. */
  begun: boolean;
  /** Whether the last move of the round is still looked at: its award comes after it. */
  acting: boolean;
  buildings: Building[];
}

export class Review {
  #told = $state.raw(NOTHING);
  #closed = $state(0); // the last round whose award was looked at
  #lookedAt = $state(-1);

  constructor(readonly table: () => Table) {
    // Players who return to a running round have seen the award, or missed it, and don't have to wait for it.
    const { log, phase, begun, buildings } = untrack(table);
    if (phase !== "draft" || begun) this.#closed = lastAward(log, buildings.length)?.round ?? 0;

    $effect(() => {
      if (this.#opened === 0) return;
      const all = untrack(() => this.award?.results.length ?? 0);
      if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
        untrack(() => this.finish());
        return;
      }
      const timer = setInterval(() => {
        if (this.shown >= all) clearInterval(timer);
        else this.shown += 1;
      }, PACE);
      return () => clearInterval(timer);
    });
    // Others may play on while somebody only watches. And if moves are undone, the same round is awarded anew.
    $effect(() => {
      if (table().phase !== "placement") return;
      this.close();
      this.#told = NOTHING;
    });
  }

  #award = $derived.by((): Award | null => {
    const { log, buildings } = this.table();
    return lastAward(log, buildings.length);
  });

  // The round whose award is open: others may draft meanwhile, and that does not begin it anew.
  #opened = $derived.by(() => (this.open && !this.table().acting ? (this.#award?.round ?? 0) : 0));

  /** How many buildings have been told of; of a new award the first, and none before it begins. */
  get shown(): number {
    if (this.#told.round === this.#award?.round) return this.#told.buildings;
    return this.table().acting ? 0 : 1;
  }

  set shown(buildings: number) {
    this.#told = { round: this.#award?.round ?? 0, buildings };
  }

  get award(): Award | null {
    return this.#award;
  }

  /** Whether there is an award to look at: before the draft, or before the end. */
  get open(): boolean {
    return this.table().phase !== "placement" && this.#award !== null && this.#award.round > this.#closed;
  }

  get done(): boolean {
    return this.shown >= (this.#award?.results.length ?? 0);
  }

  /** The building that is spoken of; -1: none. */
  get at(): number {
    if (!this.open) return -1;
    if (this.#lookedAt >= 0) return this.#lookedAt;
    return this.done ? (this.#award?.decides ?? -1) : (this.#award?.results[this.shown - 1]?.building ?? -1);
  }

  // Before the award begins, the palace shows what it will come to, as at any time of the round.
  get #signed(): Result[] {
    return this.#award?.results.slice(0, this.shown || undefined) ?? [];
  }

  /**
   * The palace of that round. Once it is told who won a token, that is shown and the token is gone. What a victory left untouched
   * still lies there.
   */
  get buildings(): Building[] {
    const { phase, buildings } = this.table();
    const told = new Set(this.#signed.map(({ building }) => building));
    return (this.#award?.buildings ?? []).map((one, at) => {
      if (told.has(at)) return one.leads === null || this.shown === 0 ? one : { ...one, token: null };
      const left = one.token === null && phase === "over" ? (buildings[at] ?? one) : one;
      return { ...left, leads: null };
    });
  }

  get signs(): Record<string, string> {
    return Object.fromEntries(
      this.#signed.flatMap(({ building, what }) => (SIGNS[what] ? [[buildingPick(building), SIGNS[what]]] : [])),
    );
  }

  /** The players as they were before what has not been told yet. */
  players(now: readonly IntrigoPlayer[]): IntrigoPlayer[] {
    const untold = gains(this.#award?.results.slice(this.shown) ?? [], now.length);
    return now.map((player, seat) => {
      const counters = { ...player.counters };
      let ducats = player.ducats;
      for (const token of untold[seat] ?? []) {
        if (token === "ducat") ducats -= 1;
        else counters[token] -= 1;
      }
      return { ...player, counters, ducats: Math.max(0, ducats) };
    });
  }

  /** The seat that began the round of the award. The flag has moved to the left since, unless the game is over. */
  first(now: number, seats: number): number {
    return this.open && this.table().phase !== "over" ? (now + seats - 1) % seats : now;
  }

  /** The log as far as the award has been told. */
  told(log: readonly Line[]): Line[] {
    const next = this.#award?.results[this.shown];
    if (next) return log.slice(0, log.lastIndexOf(next.line));
    const last = this.#award?.verdict ?? this.#award?.results.at(-1)?.line;
    return last ? log.slice(0, log.lastIndexOf(last) + 1) : [...log];
  }

  look(building: number): void {
    this.#lookedAt = building;
  }

  /** Look at a building of the ring; again: at none. */
  choose(pick: string): void {
    const building = numberOf(pick);
    this.#lookedAt = sortOf(pick) === "building" && building !== this.#lookedAt ? building : -1;
  }

  finish(): void {
    this.shown = this.#award?.results.length ?? 0;
  }

  close(): void {
    this.#closed = this.#award?.round ?? 0;
    this.#lookedAt = -1;
  }

  /** What a seat won, in a sentence; nothing until all of it is told. */
  summary(seat: number): string {
    if (!this.open || !this.done || this.#award === null || seat < 0) return "";
    const won = gains(this.#award.results, seat + 1)[seat] ?? [];
    if (won.length === 0) return word("page-intrigo-award-none");
    const ducats = won.filter((token) => token === "ducat").length;
    return word("page-intrigo-award-you", { seals: won.length - ducats, ducats });
  }
}
