import { expect, test } from "vitest";
import type { Option } from "../wire/messages";
import type { DominionPlayer, DominionView } from "../wire/views";
import { offer, onButtons, tray, usual } from "./offer";

const card = (pick: string): Option => ({ pick, say: { messages: ["option-card"], arguments: { card: pick } } });
const word = (pick: string): Option => ({ pick, say: { messages: [`word-${pick}`], arguments: {} } });

function player(seat: number, more: Partial<DominionPlayer> = {}): DominionPlayer {
  return {
    seat,
    turns: 1,
    hand_size: 5,
    known_hand: [],
    known_deck: [],
    discard_top: null,
    in_play: [],
    set_aside: [],
    revealed: [],
    owned: {},
    ...more,
  };
}

function table(owner: number | null, ...players: DominionPlayer[]): DominionView {
  return {
    seat: 0,
    seats: players.length,
    supply: [
      ["copper", 40, 0],
      ["moat", 10, 2],
    ],
    editions: ["basic", "base2"],
    players,
    question: { verb: "any", source: null, about: null, owner, asked: [0] },
  } as unknown as DominionView;
}

const picks = (set: ReadonlySet<string>) => [...set];

test("cards of the hand are picked there, words are buttons", () => {
  const view = table(0, player(0, { hand: ["copper", "moat"] }), player(1));
  const { hand, supply, buttons } = offer(view, "hand", [card("copper"), word("all_treasures")], []);
  expect([picks(hand), picks(supply), buttons.map((one) => one.pick)]).toEqual([["copper"], [], ["all_treasures"]]);
});

test("a Copper in the hand is no Copper of the Supply", () => {
  const view = table(0, player(0, { hand: ["copper"] }), player(1));
  expect(picks(offer(view, "supply", [card("copper")], []).hand)).toEqual([]);
  expect(picks(offer(view, "hand", [card("copper")], []).supply)).toEqual([]);
});

test("revealed cards are laid out, whosever they are", () => {
  const view = table(1, player(0), player(1, { revealed: ["gold", null, "gold"] }));
  const laid = tray(view, "revealed", [card("gold")], [], [card("gold")]);
  expect(laid).toEqual(["gold", null, "gold"]);
  expect(picks(offer(view, "revealed", [card("gold")], laid).tray)).toEqual(["gold"]);
});

test("of a pile that is looked through there is one card of each kind, and more as they are picked", () => {
  const view = table(0, player(0), player(1));
  const asked = [card("copper"), card("estate")];
  expect(tray(view, "discard_pile", asked, [], asked)).toEqual(["copper", "estate"]);
  expect(tray(view, "discard_pile", asked, ["copper"], asked)).toEqual(["copper", "copper", "estate"]);
  expect(tray(view, "discard_pile", asked, ["copper"], [card("estate")])).toEqual(["copper", "estate"]);
});

test("a card to be named is a pile of the Supply, or laid out if it is not in this game", () => {
  const view = table(0, player(0), player(1));
  const asked = [card("copper"), card("moat"), card("spy")];
  const laid = tray(view, "titles", asked, [], asked);
  const offered = offer(view, "titles", asked, laid);
  expect([laid, picks(offered.supply), picks(offered.tray), offered.buttons]).toEqual([
    ["spy"],
    ["copper", "moat"],
    ["spy"],
    [],
  ]);
});

test("a card that lies nowhere on the table gets a button", () => {
  const view = table(0, player(0, { hand: [] }), player(1));
  expect(offer(view, "hand", [card("copper")], []).buttons.map((one) => one.pick)).toEqual(["copper"]);
  expect(offer(view, "", [card("copper"), word("yes")], []).buttons.map((one) => one.pick)).toEqual(["copper", "yes"]);
});

test("cards in hand and in play can be asked for together", () => {
  const view = table(0, player(0, { hand: ["copper"], in_play: ["moat"] }), player(1));
  const laid = tray(view, "hand_and_play", [card("copper"), card("moat")], [], []);
  const offered = offer(view, "hand_and_play", [card("copper"), card("moat")], laid);
  expect([picks(offered.hand), picks(offered.tray), offered.buttons]).toEqual([["copper"], ["moat"], []]);
});

test("what most people do is the solid button: all Treasures, or the only way on", () => {
  expect(usual([word("end_treasures"), word("all_treasures")], 3)).toBe("all_treasures");
  expect(usual([word("end_turn")], 4)).toBeNull();
  expect(usual([word("end_turn")], 0)).toBe("end_turn");
  expect(usual([word("yes"), word("no")], 0)).toBeNull();
});

test("words stay in their places, whatever is picked", () => {
  const asked = [card("copper"), word("cards"), word("actions"), word("stop")];
  const picks = (options: Option[]) => options.map((option) => option.pick);
  expect(picks(onButtons(asked, "stop", [word("cards")]))).toEqual(["cards", "actions"]);
  expect(picks(onButtons(asked, "stop", [card("spy"), word("actions")]))).toEqual(["cards", "actions", "spy"]);
});
