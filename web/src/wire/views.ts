// What the games show of themselves: their views and results, which the server hands on as plain data. Written by hand
// from dominion/view.py and intrigo/view.py; tests/server/test_page_types.py holds it against games that are played.

export type View = DominionView | IntrigoView;
export type Result = DominionResult | IntrigoResult;

// --- Dominion ---------------------------------------------------------------------------------------------------------

/** A card by its id, such as `throne_room`; its name is in the catalogue. */
export type CardId = string;

/** What can be picked: a card, or a word such as `end_turn`. */
export type Pick = string;

export type DominionPhase = "action" | "treasure" | "buy" | "clean_up" | "over";

export interface DominionView {
  /** The seat that looks; -1 is a spectator. */
  seat: number;
  seats: number;
  /** Turns of all players together, from 1. */
  turn: number;
  phase: DominionPhase;
  /** Whose turn it is. */
  active: number;
  actions: number;
  buys: number;
  coins: number;
  actions_played: number;
  /** By how much cards are cheaper this turn; the costs in `supply` have it in them. */
  cost_reduction: number;
  /** How much more every Copper is worth this turn. */
  copper_bonus: number;
  merchants: number;
  silvers_played: number;
  /** The piles: the seven basic ones first, then the kingdom. */
  supply: Pile[];
  /** The box each pile's card is from, in the same order: `base2`; its name and text may hang on it. */
  editions: string[];
  trash: CardId[];
  players: DominionPlayer[];
  /** What is asked now, of any seat; none when the game is over. */
  question: DominionQuestion | null;
}

/** A pile: its card, how many are left, what one costs now. */
export type Pile = [CardId, number, number];

/** A known card in a deck: how many cards lie above it, and which it is. */
export type KnownPlace = [number, CardId];

export interface DominionPlayer {
  seat: number;
  turns: number;
  hand_size: number;
  /** The cards in this hand that the reader knows. */
  known_hand: CardId[];
  known_deck: KnownPlace[];
  discard_top: CardId | null;
  in_play: CardId[];
  set_aside: CardId[];
  /** Revealed cards; null for one that somebody else looks at alone. */
  revealed: (CardId | null)[];
  /** All cards of this player as far as the reader can count them. */
  owned: Record<CardId, number>;
  /** Only the reader's own. */
  hand?: CardId[];
  /** Only the reader's own. */
  deck_size?: number;
}

export interface DominionQuestion {
  /** What the reader is asked. Of what a card asks somebody else, only `resolve`: that it is being carried out. */
  verb: string;
  /** The card that asks; none for the turn itself. */
  source: CardId | null;
  /** The card it is about; null for those who are not asked. */
  about: CardId | null;
  /** Whose cards it is about, if not the asked player's; null for those who are not asked, and where that is a secret. */
  owner: number | null;
  /** The seats that have yet to answer, or might have had to; null if that is secret. */
  asked: number[] | null;
  /** What the reader is asked. */
  mine?: Choice;
  /** What the reader has answered, while others have not. */
  answered?: Pick[];
}

/** What the reader may pick. */
export interface Choice {
  least: number;
  most: number;
  ordered: boolean;
  picked: Pick[];
  options: Pick[];
}

/** Of a game that was given up only the winners. */
export interface DominionResult {
  winners: number[];
  points?: number[];
  turns?: number[];
}

// --- Intrigo ----------------------------------------------------------------------------------------------------------

export type Family = "contarini" | "dandolo" | "gradenigo" | "morosini" | "tiepolo";
export type Character = "trader" | "assassin" | "courtesan" | "gondolier" | "guard" | "thief";
export type Organisation = "merchants" | "military" | "clergy" | "farmers" | "workers";
export type Token = Organisation | "ducat";
export type IntrigoPhase = "draft" | "placement" | "over";
export type Reason = "four" | "five" | "round_limit";

/** An intrigue card: its family and its value, such as `dandolo_7`. */
export type IntrigueCard = `${Family}_${number}`;

export interface IntrigoView {
  /** The seat that looks; -1 is a spectator. */
  seat: number;
  seats: number;
  /** From 1. */
  round: number;
  max_rounds: number;
  phase: IntrigoPhase;
  /** The seat with the first-player marker. */
  first: number;
  /** Whose go it is; nobody's in the draft. */
  active: number | null;
  /** With three players, the family that nobody has. */
  absent: Family | null;
  /** Clockwise; gap i lies between building i and the next one. */
  buildings: Building[];
  gaps: Gap[];
  /** The six stacks of characters. */
  stacks: Stack[];
  /** Ducats that are nobody's. */
  pool: number;
  /** Seals in the bag. */
  bag: Record<Organisation, number>;
  players: IntrigoPlayer[];
  /** When the game is over. */
  result: IntrigoOutcome | null;
  /** What is asked now, of any seat; none when the game is over. */
  question: IntrigoQuestion | null;
}

export interface Building {
  token: Token | null;
  /** Whether the token lies face down. */
  down: boolean;
  /** The seat that would get the token if the round ended now. */
  leads: number | null;
}

export interface Gap {
  card: IntrigueCard | Character | null;
  /** Whether the card lies face down. */
  down: boolean;
}

export interface Stack {
  character: Character;
  /** Of the cards that are left, the top one first. */
  prices: number[];
}

export interface IntrigoPlayer {
  seat: number;
  family: Family;
  ducats: number;
  counters: Record<Organisation, number>;
  /** How many seals the player lacks at least. */
  need: number;
  hand_size: number;
  /** The cards of this hand that came into the palace this round, in order. */
  laid: IntrigueCard[];
  /** Only the reader's own; in the draft what was kept so far. */
  hand?: IntrigueCard[];
  /** Only the reader's own: the pack to keep a card of, in the draft. */
  pack?: IntrigueCard[];
  /** Only the reader's own: the packs of this round as they came. */
  packs_held?: IntrigueCard[][];
  /** Of others: what the reader knows them to hold. */
  known_hand?: IntrigueCard[];
  /** Of others: what they may hold for all the reader knows. */
  may_hold?: IntrigueCard[];
}

export interface IntrigoOutcome {
  reason: Reason;
  winners: number[];
  /** By seat, from 1. */
  places: number[];
}

export interface IntrigoQuestion {
  verb: string;
  /** The seats that have yet to answer. */
  asked: number[];
  /** What the reader is asked. */
  mine?: Choice;
  /** What the reader has answered, while others have not. */
  answered?: Pick[];
}

/** Of a game that was given up only the winners. */
export interface IntrigoResult {
  winners: number[];
  places?: number[];
  reason?: Reason;
  /** By seat, one number for each organisation. */
  seals?: number[][];
  ducats?: number[];
  rounds?: number;
}
