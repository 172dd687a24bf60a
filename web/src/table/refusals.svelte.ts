// What I asked the others for and did not get: they only decline, so the page tells me.

import { untrack } from "svelte";
import type { ProposalInfo, TableInfo } from "../wire/messages";
import type { Session } from "./session.svelte";

interface Asked {
  proposal: ProposalInfo;
  /** How long the log was then: an undo that is granted cuts it. */
  lines: number;
}

function granted({ proposal, lines }: Asked, table: TableInfo, now: number): boolean {
  if (proposal.what === "undo") return now < lines;
  if (proposal.what === "bot") return Boolean(table.seats[proposal.about]?.bot);
  return table.status === "playing";
}

/** Call while a session is made. */
export function tellOfRefusals(session: Session): void {
  let asked: Asked | null = null;
  $effect(() => {
    const { table, log } = session.link;
    if (table === null) return;
    const before = asked;
    const proposal = table.proposal ?? null;
    if (before !== null && before.proposal.number === proposal?.number) return;
    asked = proposal?.seat === session.seat ? { proposal, lines: log.length } : null;
    if (before === null || before.proposal.number === session.withdrawn || granted(before, table, log.length)) return;
    untrack(() => {
      session.notice = { messages: ["page-proposal-declined"], arguments: {} };
    });
  });
}
