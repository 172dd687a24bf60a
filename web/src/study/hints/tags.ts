// Which things on the table get a tag for a hint.

export interface Tag {
  /** The pick that is tagged. */
  pick: string;
  /** Which of equal things: the second Copper of a move is another card. */
  nth: number;
  /** From 0 to 1; null where another tag of the same move says it. */
  chance: number | null;
  best: boolean;
}

interface Choice {
  move: readonly string[];
  chance: number;
}

/** The best move on all of its things; each other one on the first of its things that has no tag yet. A move without picks is
    the word that ends the picking. */
export function tagsOf(choices: readonly Choice[], stop: string): Tag[] {
  const tags: Tag[] = [];
  choices.forEach(({ move, chance }, place) => {
    const picks = move.length > 0 ? move : [stop];
    if (place === 0) {
      picks.forEach((pick, at) => {
        const nth = picks.slice(0, at).filter((one) => one === pick).length;
        tags.push({ pick, nth, chance: at === 0 ? chance : null, best: true });
      });
      return;
    }
    const pick = picks.find((one) => !tags.some((tag) => tag.pick === one));
    if (pick !== undefined) tags.push({ pick, nth: 0, chance, best: false });
  });
  return tags;
}
