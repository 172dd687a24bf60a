import { expect, test } from "vitest";
import type { Table } from "../wire/rest";
import { emptySeats, freeSeat, mySeat, seatRows, wayOf } from "./seats";

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
    watch: false,
    pause: true,
    practice: false,
    hosted,
    invite: null,
    wishes: {},
    seats,
    games_played: 0,
    score: [],
    number: 0,
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

test("the lobby says how many will sit at each of two tables until they do", () => {
  const offer = { game: "dominion", least_seats: 2, most_seats: 6, most_people: 8, splits: { 7: ["3+4"] }, bots: [] };
  const [six, seven] = [6, 7].map((n) => table(true, ...Array(n).fill(nobody))) as [Table, Table];
  expect(wayOf(seven, offer)).toBe("3 + 4");
  expect(wayOf({ ...six, wishes: { tables: "2+4" } }, offer)).toBe("2 + 4");
  expect(wayOf(six, offer)).toBe("");
  expect(wayOf({ ...seven, status: "playing" }, offer)).toBe("");
});
