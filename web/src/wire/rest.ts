// Made by tools/page_types.py from the server's schemas: change those, not this.
import type { Phrase } from "./messages";
import type { Result, View } from "./views";

export interface BotName {
  bot: string;
}

export interface CardFile {
  /** A file of custom cards, in YAML. */
  text: string;
}

export interface Claim {
  code: string;
}

export interface Code {
  code: string;
  minutes: number;
}

export interface GameInfo {
  game: string;
  least_seats: number;
  most_seats: number;
  /** More than `most_seats` play at two tables. */
  most_people: number;
  bots: string[];
}

export interface Guest {
  guest: string;
  /** For clients without cookies: send it as `Authorization: Bearer …`. */
  token: string;
}

export interface Health {
  status: string;
  tables: Record<string, number>;
}

/** So many of one thing. */
export interface Holding {
  /** A card, or what else the game has, as views name it. */
  thing: string;
  count: number;
  /** What they bring in all. */
  points: number;
}

/** Ten cards. */
export interface Kingdom {
  /** Of a recommended set: `kingdom-ID` is its title, `kingdom-ID.about` a word on it. */
  id: string | null;
  /** The editions its cards come from. */
  boxes: string[];
  /** By cost, as `moat@base2`. */
  cards: string[];
  /** The share code. */
  code: string;
}

/** The printed facts of a card; its name and text are in the catalogues. */
export interface KingdomCard {
  id: string;
  /** `base1`, `base2`, `intrigue1`, `basic` for what every game has, or `custom`. */
  edition: string;
  cost: number;
  types: string[];
  /** What it is good for: `village`, `trasher`… */
  traits: string[];
  /** Of a Treasure. */
  coins: number;
  /** None if they hang on what else its owner has. */
  points: number | null;
  /** The messages with its text: the first that a catalogue has. */
  text: string[];
}

export interface KingdomDrawn {
  /** Of a recommended set: `kingdom-ID` is its title, `kingdom-ID.about` a word on it. */
  id: string | null;
  /** The editions its cards come from. */
  boxes: string[];
  /** By cost, as `moat@base2`. */
  cards: string[];
  /** The share code. */
  code: string;
  /** How many kingdoms would have done. */
  among: number;
}

export interface KingdomText {
  /** A share code, ten cards or a name. */
  text: string;
  base_edition?: string;
  /** Custom cards that may be in it, as data. */
  custom?: Record<string, unknown>[];
}

/** What a random kingdom shall be like. The words are those of `signoria kingdoms`. */
export interface KingdomWishes {
  editions?: string[];
  /** `village, attack<=2, reaction if attack` */
  wanted?: string;
  /** `curser, cost6` */
  unwanted?: string;
  /** In which edition cards are that both have. */
  base_edition?: string;
  /** With `swap`: exchange some cards of this kingdom. */
  kingdom?: string[];
  swap?: string[];
  /** Custom cards to draw from, as data. */
  custom?: Record<string, unknown>[];
}

export interface Me {
  /** Whether you are a guest here. */
  known: boolean;
  guest: string;
  /** What you were called last. */
  name: string;
}

export interface NewTable {
  game: string;
  seats: number;
  /** What the game is to be set up with. */
  wishes?: Record<string, unknown>;
  public?: boolean;
  /** What can be taken back: `ask`, `free` or `never`. */
  undo?: string;
  chat?: boolean;
  /** Whether all see the points of all during the game, where it counts any. */
  points?: boolean;
}

/** A custom card. */
export interface OwnCard {
  id: string;
  /** `base1`, `base2`, `intrigue1`, `basic` for what every game has, or `custom`. */
  edition: string;
  cost: number;
  types: string[];
  /** What it is good for: `village`, `trasher`… */
  traits: string[];
  /** Of a Treasure. */
  coins: number;
  /** None if they hang on what else its owner has. */
  points: number | null;
  /** The messages with its text: the first that a catalogue has. */
  text: string[];
  /** By language. */
  names: Record<string, string>;
  /** By language. */
  texts: Record<string, string>;
  /** What goes into a table's wishes, under `custom`. */
  data: Record<string, unknown>;
}

/** Why a request was turned down. `text` is in the language of the request's Accept-Language. */
export interface Problem {
  code: string;
  say: Phrase;
  text: string;
}

export interface RecordText {
  /** A record as it was saved. */
  record: string;
}

/** A game that can be looked at step by step. Step k is where k moves were made. */
export interface Replay {
  game: string;
  /** Which game of its table it is, from 1. */
  number: number;
  /** How many there are at that table. */
  games: number;
  /** Names. */
  seats: string[];
  /** Who looks; -1: a spectator. */
  seat: number;
  /** The last step. */
  steps: number;
  turns: ReplayTurn[];
  lines: ReplayLine[];
}

export interface ReplayId {
  /** Good for a quarter of an hour after the last look. */
  id: string;
}

/** A sentence of the log. */
export interface ReplayLine {
  /** The step at which it has just been told. */
  step: number;
  say: Phrase;
  seat: number;
  weight: number;
}

export interface ReplayStep {
  step: number;
  view: View;
  /** What is asked, or whom everybody waits for; none at the end. */
  prompt: Phrase | null;
  /** How many lines of the log have been told. */
  lines: number;
  /** Who makes the next move; -1: there is none. */
  mover: number;
}

export interface ReplayTurn {
  /** Where it begins. */
  step: number;
  turn: number;
  /** Whose it is; -1: everybody's. */
  seat: number;
}

export interface Seat {
  name: string;
  bot: string;
  yours: boolean;
  present: boolean;
  conceded: boolean;
}

export interface SeatToken {
  seat: number;
  /** Opens the socket of this seat, on any device. */
  token: string;
}

export interface Sitter {
  name: string;
}

/** How a game came out. */
export interface Summary {
  game: string;
  /** Which game of its table it is, from 1. */
  number: number;
  /** How many there are at that table. */
  games: number;
  /** Who has won, and what decided it; none if the game was broken off. */
  outcome: Phrase | null;
  /** How it came to its end, where the outcome does not say it. */
  how: Phrase | null;
  /** As in the record; none if the game was not played to its end. */
  result: Result | null;
  seats: SummarySeat[];
  /** The message with what a round is called. */
  unit: string;
  /** The messages with what is measured; the most telling first. */
  gauges: string[];
  /** How it went: at the beginning, and after each round. */
  rounds: SummaryRound[];
}

export interface SummaryRound {
  /** The step of the replay after which it was so. */
  step: number;
  /** By seat, one number for each of `gauges`. */
  standings: number[][];
  /** By seat, how many of each thing. */
  holdings: Record<string, number>[];
}

export interface SummarySeat {
  name: string;
  /** From 1; equal players share one. */
  place: number;
  won: boolean;
  turns: number;
  /** One number for each of `gauges`. */
  standing: number[];
  holdings: Holding[];
}

export interface Table {
  id: string;
  game: string;
  status: string;
  public: boolean;
  undo: string;
  chat: boolean;
  points: boolean;
  /** Whether you opened it. */
  hosted: boolean;
  /** The last part of the invite link; only those at the table get it. */
  invite: string | null;
  wishes: Record<string, unknown>;
  seats: Seat[];
  games_played: number;
}

/** A table in a list. */
export interface TableLine {
  id: string;
  game: string;
  status: string;
  public: boolean;
  /** When something happened there last: milliseconds since 1970. */
  touched: number;
  /** Who sits where; empty for a free seat. */
  seats: string[];
  /** Whether you are asked something there. */
  waits?: boolean;
}

/** Every request over HTTP: what it takes and what it gives. */
export interface Endpoints {
  /** Become a guest. Nothing is asked: the token is all that says who you are. */
  "POST /api/guests": {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    gives: Guest;
  };
  /** Who you are here. A stranger is told so. */
  "GET /api/me": {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    gives: Me;
  };
  /** Delete what we have about you: your token, and your name wherever it stands. */
  "DELETE /api/me": {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    gives: undefined;
  };
  "GET /api/me/tables": {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    gives: TableLine[];
  };
  /** A code to type on another device, which then has the same games. */
  "POST /api/me/code": {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    gives: Code;
  };
  /** Have the games of whoever got this code, on this device too. */
  "POST /api/me/claim": {
    path: Record<string, never>;
    query: Record<string, never>;
    body: Claim;
    gives: Guest;
  };
  "GET /api/games": {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    gives: GameInfo[];
  };
  /** Those that can be joined or watched. */
  "GET /api/tables": {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    gives: TableLine[];
  };
  "POST /api/tables": {
    path: Record<string, never>;
    query: Record<string, never>;
    body: NewTable;
    gives: Table;
  };
  /** A table that is public, or where you have a seat; others are found by their invite. */
  "GET /api/tables/{id}": {
    path: { id: string };
    query: Record<string, never>;
    body: undefined;
    gives: Table;
  };
  "GET /api/invites/{invite}": {
    path: { invite: string };
    query: Record<string, never>;
    body: undefined;
    gives: Table;
  };
  /** Take a seat. At a table that is not public, with the invite. */
  "POST /api/tables/{id}/seats/{seat}": {
    path: { id: string; seat: number };
    query: { invite?: string };
    body: Sitter;
    gives: SeatToken;
  };
  "DELETE /api/tables/{id}/seats/{seat}": {
    path: { id: string; seat: number };
    query: Record<string, never>;
    body: undefined;
    gives: undefined;
  };
  "PUT /api/tables/{id}/seats/{seat}/bot": {
    path: { id: string; seat: number };
    query: Record<string, never>;
    body: BotName;
    gives: undefined;
  };
  "POST /api/tables/{id}/start": {
    path: { id: string };
    query: Record<string, never>;
    body: undefined;
    gives: undefined;
  };
  /**
   * The record of a game that is over, by its number from 1; without one, of the last. Its secret proves the shuffles.
   */
  "GET /api/tables/{id}/record": {
    path: { id: string };
    query: { game?: number; invite?: string };
    body: undefined;
    gives: string;
  };
  /** Every printed card, and those of packages that are installed here; once for each edition. */
  "GET /api/dominion/cards": {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    gives: KingdomCard[];
  };
  /** The recommended kingdoms. */
  "GET /api/dominion/kingdoms": {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    gives: Kingdom[];
  };
  /** The kingdom of a share code, of ten cards (`moat, mine@base1, …`), or of a name. */
  "GET /api/dominion/kingdoms/read": {
    path: Record<string, never>;
    query: { code: string; base_edition?: string };
    body: undefined;
    gives: Kingdom;
  };
  /** The same where custom cards are in it. */
  "POST /api/dominion/kingdoms/read": {
    path: Record<string, never>;
    query: Record<string, never>;
    body: KingdomText;
    gives: Kingdom;
  };
  /**
   * Ten cards by chance that fulfil all wishes, every such kingdom equally likely; or a kingdom with some exchanged.
   */
  "POST /api/dominion/kingdoms/draw": {
    path: Record<string, never>;
    query: Record<string, never>;
    body: KingdomWishes;
    gives: KingdomDrawn;
  };
  /** The cards of a file, if they can be played with; else what is wrong, with line and column. */
  "POST /api/dominion/custom": {
    path: Record<string, never>;
    query: Record<string, never>;
    body: CardFile;
    gives: OwnCard[];
  };
  /**
   * A game that is over, to be stepped through as a seat saw it; `game` is its number from 1, else it is the last one.
   */
  "GET /api/tables/{id}/replay": {
    path: { id: string };
    query: { seat?: number; game?: number; invite?: string };
    body: undefined;
    gives: Replay;
  };
  /** What the seat saw after so many moves. */
  "GET /api/tables/{id}/replay/{step}": {
    path: { step: number; id: string };
    query: { seat?: number; game?: number; invite?: string };
    body: undefined;
    gives: ReplayStep;
  };
  /** How a game came out: ranking, what everybody has, and how it went round by round. */
  "GET /api/tables/{id}/summary": {
    path: { id: string };
    query: { seat?: number; game?: number; invite?: string };
    body: undefined;
    gives: Summary;
  };
  /** Look at a record of your own. It is not kept for longer than you look at it. */
  "POST /api/replays": {
    path: Record<string, never>;
    query: Record<string, never>;
    body: RecordText;
    gives: ReplayId;
  };
  "GET /api/replays/{id}": {
    path: { id: string };
    query: { seat?: number };
    body: undefined;
    gives: Replay;
  };
  "GET /api/replays/{id}/summary": {
    path: { id: string };
    query: { seat?: number };
    body: undefined;
    gives: Summary;
  };
  "GET /api/replays/{id}/{step}": {
    path: { step: number; id: string };
    query: { seat?: number };
    body: undefined;
    gives: ReplayStep;
  };
  /** Whether the server works, its database included. */
  "GET /api/health": {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    gives: Health;
  };
}
