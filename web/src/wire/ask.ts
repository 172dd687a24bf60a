// Requests over HTTP: JSON both ways, and refusals as errors that say why in the reader's language.

import { language } from "../say/index";
import type { Phrase } from "./messages";
import type { Me, Problem } from "./rest";

/** The server said no, and why. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly say: Phrase,
    readonly status: number,
  ) {
    super(code);
  }
}

/** Nobody answered: no network, or the server is away. */
export class Unreachable extends Error {}

type Method = "GET" | "POST" | "PUT" | "DELETE";

const PAUSES = [500, 1000, 2000]; // ms, while the server cannot tell whether something was kept
const UNKNOWN = 503;

/** `api("POST", "tables", {...})`, below the base path of the page. Sent again where nobody knows what came of it. */
export async function api<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  for (const pause of PAUSES) {
    try {
      return await once<Answer>(method, path, body);
    } catch (error) {
      if (!(error instanceof Refused && error.status === UNKNOWN)) throw error;
    }
    await new Promise((later) => setTimeout(later, pause));
  }
  return await once<Answer>(method, path, body);
}

async function once<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = { "Accept-Language": language() };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(new URL(`api/${path}`, document.baseURI), {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Unreachable();
  }
  if (response.status === 204) return undefined as Answer;
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  const problem = answer as Problem | null;
  if (problem?.code === undefined) throw new Unreachable();
  throw new Refused(problem.code, problem.say, response.status);
}

let guest: Promise<void> | undefined;

/** Become a guest, unless this browser is one already. */
function beGuest(): Promise<void> {
  guest ??= api<Me>("GET", "me").then(async ({ known }) => {
    if (!known) await api("POST", "guests");
  });
  guest.catch(() => {
    guest = undefined;
  });
  return guest;
}

/** As `api`, for somebody who may not be a guest yet: becomes one first. */
export async function apiAsGuest<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  await beGuest();
  try {
    return await api<Answer>(method, path, body);
  } catch (error) {
    if (!(error instanceof Refused && error.code === "no_guest")) throw error;
    guest = undefined; // forgotten meanwhile
    await beGuest();
    return await api<Answer>(method, path, body);
  }
}
