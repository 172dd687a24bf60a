// What a coach points at: from the words of a lesson to the elements of a table.

/** How each thing is found, the best place first: on a small screen some of them are hidden. */
const THINGS: Record<string, string[]> = {
  hand: [".Hand > .cards", ".MyHand"],
  lit: [".HandCard[data-can]"],
  deck: [".Hand > .deck", ".Hand > .piles"],
  discard: [".Hand > .discard", ".Hand > .piles"],
  phases: [".Phases"],
  question: [".Question > .words"],
  answer: [".Question > .answer"],
  play_area: [".PlayArea"],
  supply: [".Supply"],
  trash: [".Trash"],
  end: [".EndMeter"],
  log: [".Log", ".LogStrip"],
  palace: [".PalaceRing"],
  goal: [".ToWin", ".FamilySeats"],
  award: [".Award"],
  market: [".Stacks", ".DraftPack .prices"],
  seals: [".FamilySeats .SealCounters", ".FamilySeats"],
  draft: [".DraftPack .cards", ".DraftPack"],
};
const COUNTERS = ["actions", "buys", "coins"];

/** The selectors for a point: "pile silver", "hand". */
export function selectors(point: string): string[] {
  const [kind = "", ...rest] = point.split(" ");
  const name = CSS.escape(rest.join("_"));
  switch (kind) {
    case "card":
      return [`.HandCard[data-card="${name}"]`, `.MyHand [data-pick="${name}"]`, `.DraftPack [data-pick="${name}"]`];
    case "pile":
      return [`[data-pile="${name}"]`];
    case "word":
      return [`[data-word="${name}"]`];
    case "counter":
      return [`.Counters > li:nth-child(${COUNTERS.indexOf(name) + 1})`];
    case "seat":
      return [`[data-seat="${name}"]`];
    case "gap":
    case "building":
      return [`.PalaceRing [data-pick="${name}"]`];
    case "character":
      return [`.Stacks [data-pick="${name}"]`];
    default:
      return THINGS[kind] ?? [];
  }
}

/** The elements that a coach points at now; those that aren't to be seen are left out. */
export function targets(points: readonly string[], root: ParentNode = document): HTMLElement[] {
  return points.flatMap((point) => {
    const seen = selectors(point)
      .flatMap((selector) => [...root.querySelectorAll<HTMLElement>(selector)])
      .filter((element) => isSeen(element));
    return point === "lit" ? seen : seen.slice(0, 1);
  });
}

function isSeen(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 2 && height > 2 && getComputedStyle(element).visibility !== "hidden";
}
