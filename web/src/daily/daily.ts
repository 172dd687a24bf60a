// The kingdom of the day: into today's game, its date, and a text to share that gives nothing away.

import { asMe } from "../home/me";
import { myName } from "../home/names";
import { go } from "../router.svelte";
import type { Daily, DailyResult, DailyTable } from "../wire/rest";

export async function playDaily(): Promise<void> {
  const { table } = await asMe<DailyTable>("POST", "daily", { name: myName() });
  go(`/table/${table}`);
}

/** A date as people write it; dates are the same everywhere, whatever the reader's clock says. */
export function written(day: string, language: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}

/** The clock time at which the next one comes, where the reader is. */
export function clock(until: number, language: string): string {
  const said = new Intl.DateTimeFormat(language, { hour: "numeric", minute: "2-digit" }).format(new Date(until));
  return said.replaceAll(" ", "\u00a0"); // 12:00 and AM stay together
}

/** Mine and the levels', the best first: by the lead over the opponent, then by fewer turns. */
export function ranking(daily: Daily): DailyResult[] {
  const all = [...(daily.yours ? [daily.yours] : []), ...daily.levels];
  const lead = (one: DailyResult) => (one.gave_up ? -1000 : one.points - one.other);
  return all.sort((a, b) => lead(b) - lead(a) || a.turns - b.turns || Number(a.who !== "") - Number(b.who !== ""));
}

/** How many days up to today, or to yesterday, were played without a gap. */
export function streak(history: readonly DailyResult[], today: string): number {
  const played = new Set(history.map((one) => one.day));
  let day = Date.parse(`${today}T00:00:00Z`);
  if (!played.has(today)) day -= 86_400_000;
  let days = 0;
  while (played.has(new Date(day).toISOString().slice(0, 10))) {
    days += 1;
    day -= 86_400_000;
  }
  return days;
}

/** One square for each level and me, filled where I was better: no card is named. */
export function squares(daily: Daily): string {
  const order = ranking(daily);
  const mine = order.findIndex((one) => one.who === "");
  return daily.levels.map((level) => (order.indexOf(level) > mine ? "■" : "□")).join("");
}

/** Whether an address leads nowhere on other devices: no use in sending it. */
export function isLocal(host: string): boolean {
  return /^(localhost|127\.|\[::1\])/.test(host);
}
