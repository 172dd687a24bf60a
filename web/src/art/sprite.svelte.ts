/* The sheets of drawings. A sheet is an asset of our own server, fetched once and put into the document:
   only there do the pens of style/pens.css and the hatchings (`url(#…)`) reach it in every browser,
   and a sheet that is fetched does not count as JavaScript. */
import "../style/pens.css";
import dominion from "./dominion.svg?url";
import icons from "./icons.svg?url";
import intrigo from "./intrigo.svg?url";

export type Sheet = "dominion" | "intrigo" | "icons";

const urls: Record<Sheet, string> = { dominion, intrigo, icons };
const asked = new Set<Sheet>();
const here: Record<Sheet, boolean> = $state({ dominion: false, intrigo: false, icons: false });

/* Seconds between attempts; after the last, the next drawing that is shown asks again. */
const PAUSES = [1, 3, 10, 30];

async function fetchSheet(sheet: Sheet): Promise<void> {
  const answer = await fetch(urls[sheet]);
  if (!answer.ok) throw new Error(`${urls[sheet]}: ${answer.status}`);
  const drawings = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  document.body.append(document.importNode(drawings, true));
  here[sheet] = true;
}

/** Makes sure that a sheet is in the document. All drawings have names next to them, so the page is usable meanwhile. */
export function bring(sheet: Sheet, attempt = 0): void {
  if (attempt === 0) {
    if (asked.has(sheet)) return;
    asked.add(sheet);
  }
  fetchSheet(sheet).catch((error: unknown) => {
    const pause = PAUSES[attempt];
    if (pause !== undefined) setTimeout(() => bring(sheet, attempt + 1), pause * 1000);
    else {
      asked.delete(sheet);
      console.warn("drawings did not arrive:", error);
    }
  });
}

/** The sheet that holds the glyph of a card or piece. */
export function sheetOf(name: string): Sheet {
  return name.startsWith("intrigo_") ? "intrigo" : "dominion";
}

/** The symbol of a card or piece; a card that nobody has drawn (a custom one) gets the generic glyph. */
export function symbolOf(name: string): string {
  const id = `g-${name}`;
  return here.dominion && sheetOf(name) === "dominion" && document.getElementById(id) === null ? "g-custom" : id;
}
