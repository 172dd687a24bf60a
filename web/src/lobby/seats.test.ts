import { expect, test } from "vitest";
import type { Table } from "../wire/rest";
import { emptySeats, freeSeat, mySeat, seatRows } from "./seats";

const nobody = { name: "", bot: "", yours: false, present: false, conceded: false };
const anna = { ...nobody, name: "Anna", yours: true, present: true };
const bela = { ...nobody, name: "Béla" };
const bot = { ...nobody, bot: "easy" };

function table(hosted: boolean, ...seats: Table["seats"]): Table {
  return {
    id: "t",
    game: "dominion",
    status: "open",
    public: false,
    undo: "ask",
    chat: true,
    points: false,
    hosted,
    invite: null,
    wishes: {},
    seats,
    games_played: 0,
  };
}

const may = (row: ReturnType<typeof seatRows>[number]) => [row.holder, row.mayTake, row.maySeatBot, row.mayFree];

test("the host puts bots on free seats and may free any seat", () => {
  expect(seatRows(table(true, anna, bela, bot, nobody)).map(may)).toEqual([
    ["me", false, false, true],
    ["person", false, false, true],
    ["bot", false, true, true],
    ["nobody", true, true, false],
  ]);
});

test("a guest may only take a free seat and leave their own", () => {
  expect(seatRows(table(false, anna, bela, bot, nobody)).map(may)).toEqual([
    ["me", false, false, true],
    ["person", false, false, false],
    ["bot", false, false, false],
    ["nobody", true, false, false],
  ]);
});

test("free seats and one's own are found", () => {
  expect(emptySeats(table(true, nobody, anna, nobody))).toEqual([0, 2]);
  expect(freeSeat(table(true, anna, bot, nobody))).toBe(2);
  expect(freeSeat(table(true, anna, bot))).toBe(-1);
  expect(mySeat(table(true, bela, anna))).toBe(1);
  expect(mySeat(table(true, bela))).toBe(-1);
});
