export { botIn, maskOf } from "./bots";
export type { Block, Span } from "./guides";
export { guide } from "./guides";
export {
  called,
  firstLanguage,
  has,
  LANGUAGES,
  language,
  parts,
  ready,
  say,
  useFirstLanguage,
  useLanguage,
  useOwnCards,
  wantedLanguage,
  word,
} from "./language.svelte";
export type { Part, Phrase } from "./phrase";
