import { describe, expect, it } from "vitest";
import type { Line } from "../wire/messages";
import type { Building, Gap } from "../wire/views";
import { buyers, foreseen, gains, lastAward, lastDeed, signsNow } from "./award";

type Arguments = Line["say"]["arguments"];

function line(event: string, seat: number, given: Arguments, form = ""): Line {
  const name = `intrigo-event-${event}`;
  return { say: { messages: form ? [`${name}.${form}`, name] : [name], arguments: given }, seat, weight: 1 };
}

const round = (n: number) => line("round", 0, { n, player: "Anna" });
const play = (seat: number, card: string, gap: number) => line("play", seat, { card: `intrigo_${card}`, gap });

const LOG = [
  round(1),
  line("token", -1, { tokens: [] }),
  play(0, "contarini_4", 1),
  play(1, "dandolo_2", 3),
  line("buy", 2, { card: "intrigo_assassin", gap: 2, ducats: 1 }),
  line("turn_card", 2, { card: "intrigo_dandolo_2", gap: 3 }),
  play(0, "tiepolo_3", 5),
  line("swap_cards", 1, { gap: 1, to: 3 }),
  line("move_card", 2, { gap: 5, to: 6 }),
  line("call", 1, { card: "intrigo_dandolo_3", gap: 12 }, "you"),
  line("award", 1, { building: "A", token: "intrigo_clergy", card: "intrigo_dandolo_3" }, "you-alone"),
  line("stays_face_down", -1, { building: "B", token: "intrigo_ducat", card: "intrigo_dandolo_2" }),
  line("award", 0, {
    building: "C",
    token: "intrigo_ducat",
    card: "intrigo_contarini_4",
    against: "intrigo_tiepolo_3",
  }),
];

it("is known who bought a character, wherever it lies now, until the round is over", () => {
  const moved = [...LOG, line("move_card", 0, { gap: 2, to: 8 })];
  expect(buyers(moved, 12)).toEqual([-1, -1, -1, -1, -1, -1, -1, 2, -1, -1, -1, -1]);
  expect(new Set(buyers([...moved, round(2)], 12))).toEqual(new Set([-1]));
});

describe("the last award", () => {
  it("is not there before the first round is over", () => {
    expect(lastAward(LOG.slice(0, 9), 12)).toBeNull();
  });

  it("tells of every building with a token: who got it, or why it stays", () => {
    const award = lastAward([...LOG, round(2), play(0, "contarini_2", 1)], 12);
    expect(award?.round).toBe(1);
    expect(award?.results.map(({ building, token, seat, what }) => [building, token, seat, what])).toEqual([
      [0, "clergy", 1, "award"],
      [1, "ducat", -1, "stays_face_down"],
      [2, "ducat", 0, "award"],
    ]);
    expect(award?.results[2]?.cards).toEqual(["contarini_4", "tiepolo_3"]);
    expect(award?.verdict).toBeNull();
  });

  it("shows the palace as it lay then: cards turned, swapped, moved and called", () => {
    const award = lastAward([...LOG, round(2)], 12);
    expect(award?.gaps.map(({ card, down }) => (card ? `${card}${down ? " down" : ""}` : ""))).toEqual([
      "dandolo_2 down",
      "assassin",
      "contarini_4",
      "",
      "",
      "tiepolo_3",
      "",
      "",
      "",
      "",
      "",
      "dandolo_3",
    ]);
    expect(award?.buildings[1]).toEqual({ token: "ducat", down: true, leads: null });
    expect(award?.buildings[3]).toEqual({ token: null, down: false, leads: null });
  });

  it("of a game that is over says how it ended", () => {
    const four = line("four", 1, { player: "Bela", organisation: "clergy" });
    expect(lastAward([...LOG, four], 12)?.verdict).toBe(four);
  });

  it("adds up for each seat", () => {
    expect(gains(lastAward(LOG, 12)?.results ?? [], 3)).toEqual([["ducat"], ["clergy"], []]);
  });
});

describe("the last deed of a seat", () => {
  it("is the last thing it did in this round", () => {
    expect(lastDeed(LOG.slice(0, 9), 0)).toEqual({ what: "play", card: "intrigo_tiepolo_3" });
    expect(lastDeed(LOG.slice(0, 9), 2)).toEqual({ what: "buy", card: "intrigo_assassin" });
    expect(lastDeed([...LOG, round(2)], 0)).toBeNull();
  });
});

describe("why tokens would stay now", () => {
  const ring = (cards: Record<number, string>, turned: number[] = []) =>
    Array.from({ length: 12 }, (_, at) => ({ card: (cards[at] ?? null) as Gap["card"], down: turned.includes(at) }));
  const tokens = (leads: Record<number, number> = {}): Building[] =>
    Array.from({ length: 12 }, (_, at) => ({ token: "ducat" as const, down: at === 9, leads: leads[at] ?? null }));

  it("is a sign: equal cards, a family without a player, no card that counts, a token face down", () => {
    const gaps = ring({ 0: "contarini_3", 1: "dandolo_3", 3: "morosini_4", 6: "thief", 7: "trader" });
    expect(signsNow(tokens({ 0: 0, 2: 1 }), gaps, ["contarini", "dandolo", "gradenigo"])).toEqual({
      b1: "=",
      b3: "×",
      b4: "×",
      b7: "–",
      b9: "↓",
    });
  });

  it("takes no card into account that lies face down", () => {
    const gaps = ring({ 0: "contarini_3", 1: "dandolo_3" }, [0]);
    expect(signsNow(tokens({ 1: 1, 2: 1 }), gaps, ["contarini", "dandolo", "gradenigo"])).toEqual({ b9: "↓" });
  });
});

describe("the palace after what is picked", () => {
  const family = ["contarini", "dandolo", "gradenigo"] as const;
  const now: Building[] = Array.from({ length: 12 }, () => ({ token: "ducat" as const, down: false, leads: 1 }));
  const told = (event: string, building: string, card: string) => ({
    messages: [`intrigo-event-${event}`],
    arguments: { building, card: `intrigo_${card}` },
  });

  it("shows who would lead then, or why nobody does, and is else as it was", () => {
    const outlook = [told("award.you", "A", "contarini_4"), told("stays_tie", "C", "dandolo_2")];
    const then = foreseen(now, { b0: "=", b5: "×" }, outlook, family);
    expect(then.buildings.slice(0, 4).map(({ leads }) => leads)).toEqual([0, 1, null, 1]);
    expect(then.signs).toEqual({ b0: "", b2: "=", b5: "×" });
    expect(foreseen(now, { b5: "×" }, [], family)).toEqual({ buildings: now, signs: { b5: "×" } });
  });
});
