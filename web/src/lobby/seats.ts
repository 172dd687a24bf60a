// The seats of a table before the game: who sits where, and what I may do about each.

import { namesInSentences } from "../table/people";
import type { GameInfo, Table } from "../wire/rest";

export type Holder = "me" | "person" | "bot" | "nobody";

export interface SeatRow {
  seat: number;
  holder: Holder;
  name: string;
  bot: string;
  /** As sentences have it: `Anna 2`, `bot:easy`. */
  written: string;
  present: boolean;
  /** I may sit down here, or move here. */
  mayTake: boolean;
  /** I may put a bot here, or another one. */
  maySeatBot: boolean;
  /** I may free this seat: my own, or any if the table is mine. */
  mayFree: boolean;
}

export function seatRows(table: Table): SeatRow[] {
  const written = namesInSentences(table.seats);
  return table.seats.map((place, seat) => {
    const holder = holderOf(place);
    return {
      seat,
      holder,
      name: place.name,
      bot: place.bot,
      written: written[seat] ?? "",
      present: place.present,
      mayTake: holder === "nobody",
      maySeatBot: table.hosted && (holder === "nobody" || holder === "bot"),
      mayFree: holder === "me" || (table.hosted && holder !== "nobody"),
    };
  });
}

function holderOf(place: Table["seats"][number]): Holder {
  if (place.bot) return "bot";
  if (place.yours) return "me";
  return place.name ? "person" : "nobody";
}

/** The first free seat; -1 if there is none. */
export function freeSeat(table: Table): number {
  return seatRows(table).findIndex((row) => row.holder === "nobody");
}

/** The first seat of mine; -1 if I have none. */
export function mySeat(table: Table): number {
  return table.seats.findIndex((place) => place.yours);
}

export function emptySeats(table: Table): number[] {
  return seatRows(table)
    .filter((row) => row.holder === "nobody")
    .map((row) => row.seat);
}

/** The people, without the bots. */
export function peopleAt(table: Table): string[] {
  return seatRows(table)
    .filter((row) => row.holder === "me" || row.holder === "person")
    .map((row) => row.name);
}

/** As people read it: "3 + 3". */
export function spaced(way: string): string {
  return way.replace("+", " + ");
}

/** How many will sit at each of two tables, "2 + 3"; "": all at one. */
export function wayOf({ status, wishes, seats }: Table, offer?: GameInfo): string {
  if (status !== "open") return "";
  const usual = offer && seats.length > offer.most_seats ? offer.splits[seats.length]?.[0] : "";
  return spaced(String(wishes["tables"] ?? usual ?? ""));
}
