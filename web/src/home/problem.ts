// What went wrong with a request, in words.

import { say, word } from "../say/index";
import { Refused, Unreachable } from "../wire/ask";

export function inWords(error: unknown): string {
  if (error instanceof Refused) return say(error.say);
  return word(error instanceof Unreachable ? "page-error-unreachable" : "page-error-unknown");
}
