// From a choice to a table: opening it, sitting down, bots on the other seats, the deal.

import type { NewTable, SeatToken, Table } from "../wire/rest";
import type { asMe } from "./me";

type Ask = typeof asMe;

/** Opens a table and takes its first seat. */
export async function openTable(ask: Ask, wanted: NewTable, name: string): Promise<Table> {
  const table = await ask<Table>("POST", "tables", wanted);
  await ask<SeatToken>("POST", `tables/${table.id}/seats/0`, { name });
  return table;
}

/** A table for one person and bots, dealt: only its address is missing. */
export async function playAgainstBots(ask: Ask, wanted: NewTable, name: string, bot: string): Promise<string> {
  const { id } = await openTable(ask, wanted, name);
  for (let seat = 1; seat < wanted.seats; seat++) await ask("PUT", `tables/${id}/seats/${seat}/bot`, { bot });
  await ask("POST", `tables/${id}/start`);
  return id;
}
