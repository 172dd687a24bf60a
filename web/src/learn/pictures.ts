// What stands in a guide beside its text: cards to look at, a picture, and a position to try. By chapter, because the chapters
// are the same in every language.

export interface Picture {
  /** Cards of Dominion, or characters of Intrigo. */
  cards?: string[];
  /** The palace from above. */
  palace?: boolean;
  /** A lesson that shows what the chapter says. */
  lesson?: string;
}

export const CHARACTERS = ["trader", "assassin", "courtesan", "gondolier", "guard", "thief"].map(
  (name) => `intrigo_${name}`,
);
const FIRST_GAME = [
  "cellar",
  "moat",
  "merchant",
  "village",
  "workshop",
  "militia",
  "remodel",
  "smithy",
  "market",
  "mine",
];

/** How many chapters each guide has. */
export const CHAPTERS: Record<string, number> = { dominion: 12, intrigo: 9 };

export const PICTURES: Record<string, Record<number, Picture>> = {
  dominion: {
    0: { cards: ["estate", "duchy", "province"] }, // the goal
    1: { cards: ["copper", "silver", "gold", "curse"] }, // the table
    2: { cards: FIRST_GAME }, // setup
    3: { lesson: "first_dominion" }, // your turn
    4: { cards: ["market", "smithy", "silver", "estate"], lesson: "example_turn" }, // example turn
    5: { cards: ["village", "festival", "remodel", "chapel"], lesson: "trashing" }, // words on the cards
    6: { cards: ["militia", "witch", "moat"], lesson: "attacks" }, // Attacks and Reactions
    8: { cards: ["province"], lesson: "ending" }, // end of the game
    11: { cards: ["village", "smithy", "laboratory", "chapel"], lesson: "engines" }, // strategy tips
  },
  intrigo: {
    1: { palace: true }, // the palace
    3: { lesson: "first_intrigo" }, // a round
    4: { cards: CHARACTERS }, // the six characters
    5: { lesson: "example_round" }, // example round
    6: { lesson: "award" }, // end of the game
  },
};
