// From a choice to a table: opening it, sitting down, bots on the other seats, the deal.

import { isOn } from "../settings.svelte";
import type { NewTable, SeatToken, Table } from "../wire/rest";
import type { asMe } from "./me";

type Ask = typeof asMe;

/** Opens a table and takes its first seat. */
export async function openTable(ask: Ask, wanted: NewTable, name: string): Promise<Table> {
  const request_id = crypto.randomUUID?.() ?? String(Math.random()); // sent twice, it is still one table
  const table = await ask<Table>("POST", "tables", { ...wanted, request_id });
  await ask<SeatToken>("POST", `tables/${table.id}/seats/0`, { name });
  return table;
}

/** A table for one person and bots, dealt: only its address is missing. */
export async function playAgainstBots(ask: Ask, wanted: NewTable, name: string, bot: string): Promise<string> {
  // The score counter is always counted; the page shows it to those who want it.
  const points = wanted.game === "dominion";
  const { id } = await openTable(ask, { ...wanted, points, practice: isOn("practice") }, name);
  for (let seat = 1; seat < wanted.seats; seat++) await ask("PUT", `tables/${id}/seats/${seat}/bot`, { bot });
  await ask("POST", `tables/${id}/start`);
  return id;
}
