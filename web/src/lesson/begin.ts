// Into a game that continues from somewhere: a lesson, a step of a finished game, a position.

import { asMe } from "../home/me";
import { myName } from "../home/names";
import { go } from "../router.svelte";
import { isOn } from "../settings.svelte";
import type { NewBranch, SeatAtTable } from "../wire/rest";

type From = Omit<NewBranch, "name">;

/** Opens the table and goes there. A lesson that was left is resumed, unless it is to begin anew. */
export async function begin(from: From, { replace = false } = {}): Promise<void> {
  const request_id = from.of === "lesson" ? "" : (crypto.randomUUID?.() ?? String(Math.random()));
  const practice = from.of !== "lesson" && isOn("practice");
  const found = await asMe<SeatAtTable>("POST", "branches", { ...from, name: myName(), practice, request_id });
  go(`/table/${found.table}/${found.seat}`, { replace });
}

/** The address of a lesson: /learn/first-dominion. */
export function addressOf(lesson: string): string {
  return `/learn/${lesson.replaceAll("_", "-")}`;
}
