// What a line of Intrigo's log tells of the palace: cards and characters that were laid, cards and tokens that moved or were
// turned. The award is stepped through by itself.

import type { Happening } from "../table/pace";
import type { Line } from "../wire/messages";
import { eventOf } from "./award";
import { buildingPick, gapPick } from "./picks";
import { buildingCalled, gapCalled } from "./ring";

export function read(line: Line, before: number): Happening[] {
  const given = line.say.arguments as Record<string, string | number>;
  const thing = String(given["card"] ?? "").replace("intrigo_", "");
  const gap = gapPick(gapCalled(Number(given["gap"])));
  const building = buildingPick(buildingCalled(String(given["building"])));
  const { seat, depth = 0 } = line;
  const event = eventOf(line);
  if (event === "round") return [{ kind: "turn", seat: -1, by: -1, thing: "", n: 1 }];
  const by = depth > 0 ? before : seat;
  const moved = (from: string, to: string): Happening => ({ kind: "moved", seat: by, by, thing: "", n: 1, from, to });
  const begins: Happening[] =
    depth === 0 && seat !== before && seat >= 0 ? [{ kind: "turn", seat, by: seat, thing: "", n: 1 }] : [];
  const to = gapPick(gapCalled(Number(given["to"])));
  const other = buildingPick(buildingCalled(String(given["other"])));
  switch (event) {
    case "play":
    case "call":
      return [...begins, { kind: "played", seat, by, thing, n: 1, to: gap }];
    case "buy":
      return [...begins, { kind: "played", seat, by, thing, n: 1, from: thing, to: gap }];
    case "pass":
    case "auto_pass":
      return begins;
    case "swap_tokens":
      return [moved(building, other), moved(other, building)];
    case "swap_cards":
      return [moved(gap, to), moved(to, gap)];
    case "move_card":
      return [moved(gap, to)];
    case "turn_card":
      return [moved(gap, gap)];
    case "turn_token":
      return [moved(building, building)];
    default:
      return [];
  }
}
