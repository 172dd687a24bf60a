// Says who can reach this page: everyone who can reach its server, or, at an address of this computer itself, nobody else.

import { href } from "../router.svelte";

/** Whether an address leads to the computer it is opened on, whichever that is. */
export function isHere(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, "").toLowerCase();
  return (
    host === "localhost" || host.endsWith(".localhost") || host === "::1" || /^127\./.test(host) || host === "0.0.0.0"
  );
}

/** The invite link: at the page's own address, or at one of the server's that others can reach. */
export function inviteLink(invite: string, base: string): string {
  return base ? new URL(`join/${invite}`, base).href : new URL(href(`/join/${invite}`), location.origin).href;
}

/** The part of a link that people recognize a network by: `192.168.1.23:8000`. */
export function placeOf(link: string): string {
  return new URL(link).host;
}
