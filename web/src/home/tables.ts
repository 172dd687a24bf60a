// Lists of tables: what stands first in them, and who is there.

import type { TableLine } from "../wire/rest";

/** My tables with a running game. */
export function inProgress(tables: readonly TableLine[]): TableLine[] {
  return sorted(tables.filter((table) => table.status === "playing" || table.status === "open"));
}

/** Those that wait for me first, then those where something happened last. */
function sorted(tables: readonly TableLine[]): TableLine[] {
  return [...tables].sort((a, b) => Number(b.waits ?? false) - Number(a.waits ?? false) || b.touched - a.touched);
}

/** The people and bots at a table, without the empty seats, and without one of this name: me. */
export function companyOf(table: TableLine, me = ""): string[] {
  const names = table.seats.filter((name) => name !== "");
  const mine = names.indexOf(me);
  return names.filter((_, seat) => seat !== mine);
}

export function freeSeats(table: TableLine): number {
  return table.seats.filter((name) => name === "").length;
}
