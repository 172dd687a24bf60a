// Looking back at an award before the next round: building by building, as fast as one can read, then all of it.

import { untrack } from "svelte";
import { word } from "../say/index";
import type { Line } from "../wire/messages";
import type { Building } from "../wire/views";
import { type Award, gains, lastAward } from "./award";
import { buildingPick, numberOf, sortOf } from "./picks";

const PACE = 900; // ms for a building

/** Why a token stays, as a sign on its building. */
const SIGNS: Record<string, string> = {
  stays_face_down: "↓",
  stays_no_contender: "–",
  stays_tie: "=",
  stays_neutral: "×",
};

interface Table {
  log: Line[];
  phase: string;
  /** Whether the reader has kept a card already. */
  begun: boolean;
  buildings: Building[];
}

export class Review {
  /** How many buildings have been told of. */
  shown = $state(0);
  #closed = $state(0); // the last round whose award was looked at
  #lookedAt = $state(-1);

  constructor(readonly table: () => Table) {
    // Whoever comes back to a round that has begun has seen the award, or missed it, and is not held up by it.
    const { log, phase, begun, buildings } = untrack(table);
    if (phase !== "draft" || begun) this.#closed = lastAward(log, buildings.length)?.round ?? 0;

    $effect(() => {
      if (!this.open) return;
      const all = this.award?.results.length ?? 0;
      if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
        this.shown = all;
        return;
      }
      this.shown = 0;
      const timer = setInterval(() => {
        if (this.shown >= all) clearInterval(timer);
        else this.shown += 1;
      }, PACE);
      return () => clearInterval(timer);
    });
    // Others may play on while somebody only watches.
    $effect(() => {
      if (table().phase === "placement") this.close();
    });
  }

  #award = $derived.by((): Award | null => {
    const { log, buildings } = this.table();
    return lastAward(log, buildings.length);
  });

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
    return this.done ? -1 : (this.#award?.results[this.shown - 1]?.building ?? -1);
  }

  /** The palace of that round; who won a token shows once it is told. What a victory left untouched still lies there. */
  get buildings(): Building[] {
    const { phase, buildings } = this.table();
    const told = new Set(this.#award?.results.slice(0, this.shown).map(({ building }) => building));
    return (this.#award?.buildings ?? []).map((one, at) => {
      if (told.has(at)) return one;
      const left = one.token === null && phase === "over" ? (buildings[at] ?? one) : one;
      return { ...left, leads: null };
    });
  }

  get signs(): Record<string, string> {
    const told = this.#award?.results.slice(0, this.shown) ?? [];
    return Object.fromEntries(
      told.flatMap(({ building, what }) => (SIGNS[what] ? [[buildingPick(building), SIGNS[what]]] : [])),
    );
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
