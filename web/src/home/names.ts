// What people and bots are called in lists.

import { has, word } from "../say/index";
import { keep, recall } from "../settings.svelte";

export { botIn, called } from "../say/index";

export function botName(bot: string): string {
  return has(`bot-${bot}`) ? word(`bot-${bot}`) : word("bot-other", { name: bot });
}

/** What I am called at tables, as I said it last; otherwise a guest. */
export function myName(): string {
  return recall("name") || word("page-home-guest");
}

export function keepName(name: string): void {
  keep("name", name.trim());
}
