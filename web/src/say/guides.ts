// The guides: how a game is played. They are taken apart when the page is built, so that it needs no Markdown.

import { LANGUAGES } from "virtual:languages";

export interface Span {
  text: string;
  strong?: boolean;
}

export type Block =
  | { kind: "heading"; level: number; text: string }
  | { kind: "paragraph"; text: Span[] }
  | { kind: "list"; ordered: boolean; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

/** The guide to a game; in English if the language has none. */
export async function guide(game: string, code: string): Promise<Block[]> {
  const found = [code, "en"].map((one) => LANGUAGES.find((language) => language.code === one)?.guides[game]);
  const url = found.find((one) => one !== undefined);
  if (url === undefined) throw new RangeError(`there is no guide to ${game}`);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return await response.json();
}
