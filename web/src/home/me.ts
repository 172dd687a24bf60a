// Whether this browser is a guest of the server already: asked once, so that a stranger is not turned down first.

import { api, apiAsGuest } from "../wire/ask";
import type { Guest, Me } from "../wire/rest";

let asked: Promise<Me> | null = null;

/** My identity on this server. */
export function whoAmI(): Promise<Me> {
  asked ??= api<Me>("GET", "me").catch((error: unknown) => {
    asked = null; // nobody answered: the next one asks again
    throw error;
  });
  return asked;
}

/** Somebody else from now on: a guest of another device, or nobody. */
export function lookAgain(): void {
  asked = null;
}

/** As `apiAsGuest`: a stranger becomes a guest first. */
export async function asMe<Answer>(...request: Parameters<typeof apiAsGuest>): Promise<Answer> {
  const { known } = await whoAmI();
  if (!known) {
    lookAgain();
    await api<Guest>("POST", "guests");
  }
  return await apiAsGuest<Answer>(...request);
}
