// My tables with a game in progress, looked at again now and then: a game over days waits for me somewhere else.

import { notify } from "../installed";
import { href } from "../router.svelte";
import { word } from "../say/index";
import { api } from "../wire/ask";
import type { TableLine } from "../wire/rest";
import { whoAmI } from "./me";
import { inProgress } from "./tables";

const LOOK_AGAIN = 30_000; // ms

export class Mine {
  /** Null until the server has answered. */
  tables = $state.raw<TableLine[] | null>(null);
  /** Whether the server knows this browser. */
  known = $state(false);
  me = $state("");

  /** Call while a component is made. */
  constructor(complain: (error: unknown) => void) {
    this.look().catch(complain);
    $effect(() => {
      const again = setInterval(() => this.look().catch(() => {}), LOOK_AGAIN); // the page shows what it has
      return () => clearInterval(again);
    });
  }

  get playing(): TableLine[] {
    return inProgress(this.tables ?? []);
  }

  async look(): Promise<void> {
    const { known, name } = await whoAmI();
    this.known = known;
    this.me = name;
    const found = known ? await api<TableLine[]>("GET", "me/tables") : [];
    for (const table of newlyWaiting(this.tables, found)) {
      notify(
        word(`page-game-${table.game}`),
        word("page-notify-move"),
        new URL(href(`/table/${table.id}`), location.origin).href,
      );
    }
    this.tables = found;
  }
}

/** The tables that wait for me now and didn't at the last look. */
export function newlyWaiting(before: readonly TableLine[] | null, now: readonly TableLine[]): TableLine[] {
  if (before === null) return [];
  const waited = new Set(before.filter((table) => table.waits).map((table) => table.id));
  return now.filter((table) => table.waits && !waited.has(table.id));
}
