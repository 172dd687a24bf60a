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

/** Games in whose kingdom a card was. */
export interface CardStanding {
  games: number;
  share: number;
  low: number;
  high: number;
  card: string;
  /** Those in which you had it in the end. */
  had: Standing;
}

export interface CardWorth {
  card: string;
  /** In percentage points: the best deck with it against the best without it. */
  added: Range;
}

export interface Check {
  ask: string;
  picks: string[];
  /** None: nothing speaks against it, or the coach had no time. */
  warning: MoveWarning | null;
}

export interface CheckWanted {
  seat: number;
  /** The id of the question. */
  ask: string;
  picks: string[];
}

export interface Claim {
  code: string;
}

export interface Code {
  code: string;
  minutes: number;
}

/** The kingdom of the day. */
export interface Daily {
  /** The date in UTC: 2026-11-16. */
  day: string;
  /** When the next one comes: milliseconds since 1970. */
  until: number;
  kingdom: Kingdom;
  /** The bot you play against. */
  opponent: string;
  /** Your table, if you have begun. */
  table: string | null;
  yours: DailyResult | null;
  /** In your seat, the same game; only for those who have finished it. */
  levels: DailyResult[];
  /** Your games of the last days, today's first. */
  history: DailyResult[];
}

export interface DailyResult {
  /** A level; empty for you. */
  who: string;
  points: number;
  /** The opponent's. */
  other: number;
  won: boolean;
  turns: number;
  gave_up: boolean;
  day?: string;
  table?: string;
}

export interface DailyTable {
  table: string;
}

export interface GameInfo {
  game: string;
  least_seats: number;
  most_seats: number;
  /** More than `most_seats` play at two tables. */
  most_people: number;
  /** By number of people, how they can sit at two tables: what `tables` in the wishes may be. */
  splits: Record<string, string[]>;
  bots: string[];
}

export interface Guest {
  guest: string;
  /** For clients without cookies: send it as `Authorization: Bearer …`. */
  token: string;
}

export interface Health {
  /** `ok`, or `failing` if nothing can be read or written. */
  status: string;
  /** The same of `reading`, `writing` and `bots`. */
  parts: Record<string, string>;
  tables: Record<string, number>;
}

/** What the coach would do. */
export interface Hint {
  ask: string;
  /** The best first. */
  choices: ReviewChoice[];
  /** Why the first is better than what is usual, if the figures show it. */
  reason: string | null;
}

export interface HintWanted {
  seat: number;
  /** The id of the question. */
  ask: string;
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

export interface KingdomStanding {
  games: number;
  share: number;
  low: number;
  high: number;
  kingdom: string[];
  title: string | null;
}

export interface KingdomText {
  /** A share code, ten cards or a name. */
  text: string;
  base_edition?: string;
  /** Custom cards that may be in it, as data. */
  custom?: Record<string, unknown>[];
}

/** Conditions for a random kingdom, in the words of `signoria kingdoms`. */
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

export interface LessonInfo {
  name: string;
  game: string;
  /** The messages with the titles of its remarks, in order. */
  steps: string[];
}

export interface LevelStanding {
  games: number;
  share: number;
  low: number;
  high: number;
  /** The bot that all opponents were; `people` if there was a person; else `mixed`. */
  level: string;
}

export interface Me {
  /** Whether you are a guest here. */
  known: boolean;
  guest: string;
  /** What you were called last. */
  name: string;
}

export interface MistakeKind {
  kind: string;
  title: string;
  advice: string;
  times: number;
  /** In how many games. */
  games: number;
  /** What all of them cost, in chances to win. */
  loss: number;
  /** The costliest first. */
  moments: MistakeMoment[];
}

export interface MistakeMoment {
  table: string;
  /** Which game of its table. */
  number: number;
  step: number;
  seat: number;
  turn: number;
  /** When the game ended: milliseconds since 1970. */
  at: number;
  loss: number;
  deed: string;
  better_text: string;
}

/** What you most often get wrong, from your own reviewed games. */
export interface Mistakes {
  games: number;
  decisions: number;
  /** The costliest first. */
  kinds: MistakeKind[];
}

/** That a move would be a mistake. */
export interface MoveWarning {
  /** What it would cost in chance to win. */
  loss: number;
  /** With this move. */
  chance: number;
  better: string[];
  better_text: string;
  better_chance: number;
  reason: string | null;
}

/** A finished game of yours. */
export interface MyGame {
  table: string;
  /** Which game of its table it is, from 1. */
  number: number;
  /** Yours; the first, if several shared your screen. */
  seat: number;
  /** When it ended: milliseconds since 1970. */
  at: number;
  game: string;
  /** The date of a kingdom of the day. */
  day: string | null;
  /** By seat; `bot:easy` for a bot. */
  players: string[];
  winners: number[];
  /** By seat, from 1. */
  places: number[];
  /** By seat, in a game that counts any. */
  points: number[];
  turns: number;
  /** Whether it ended because others gave up. */
  conceded: boolean;
  /** Whether you did. */
  gave_up: boolean;
  /** The seats that shared your screen, if there were several. */
  screen: number[];
  /** Its ten cards, as `moat@base2`. */
  kingdom: string[];
  /** Of a recommended set: `kingdom-ID` is its title. */
  title: string | null;
  /** What you had in the end: cards, or seals and ducats. */
  had: Record<string, number>;
  /** Questions that the coach helped you with. */
  hints: number;
}

export interface MyGames {
  /** The last ones first. */
  games: MyGame[];
  /** How many there are. */
  total: number;
}

export interface Network {
  /** Of this computer’s connection to it, such as `wlan0`. */
  name: string;
  /** Of this computer in it. */
  addresses: string[];
}

export interface NetworkName {
  name: string;
}

/** The networks of the computer that the server runs on, and the one it is open to. */
export interface NetworkState {
  /** Whether you may open and close it: you are at the computer of a personal server. */
  yours: boolean;
  networks: Network[];
  /** The name of a network; none if only this computer can reach the server. */
  open: string | null;
  /** Where others on that network find it. */
  links: string[];
}

/** Where to play on from, and how. */
export interface NewBranch {
  of: "table" | "record" | "position" | "lesson";
  /** Of a table, of a record that was brought, or the name of a lesson. */
  id?: string;
  /** Of a table: which of its finished games, from 1; 0: the last. */
  game?: number;
  /** So many moves were made. */
  step?: number;
  /** Of a position. */
  code?: string;
  /** Yours; a lesson has its own. */
  seat?: number;
  name: string;
  /** The bot at the other seats; a lesson has its own. */
  bot?: string;
  /** Begin a lesson again instead of resuming it. */
  anew?: boolean;
  /** Whether the coach can be asked before a move what it would cost. */
  practice?: boolean;
  /** Your own name for this request: sent again with the same one, it gives the same table. */
  request_id?: string;
}

export interface NewTable {
  game: string;
  seats: number;
  /** What the game is to be set up with. */
  wishes?: Record<string, unknown>;
  public?: boolean;
  /** What can be undone: `ask`, `free` or `never`. */
  undo?: string;
  chat?: boolean;
  /** Whether all see the points of all during the game, where it counts any. */
  points?: boolean;
  /** Whether everybody with the invite may watch. */
  watch?: boolean;
  /** Whether choices from hidden cards take a moment even where there is none; among people only. */
  pause?: boolean;
  /** Whether the coach can be asked before a move what it would cost; against bots only. */
  practice?: boolean;
  /** Your own name for this request: sent again with the same one, it gives the same table. */
  request_id?: string;
}

export interface OpenedPosition {
  /** Under which it is replayed, for a quarter of an hour after the last look. */
  id: string;
  /** The step that is the position. */
  step: number;
}

export interface Opening {
  /** A card; none: nothing. */
  first: string | null;
  second: string | null;
  score: Range;
}

export interface Openings {
  /** Of the first two turns: `5/2`. */
  coins: string;
  best: Opening[];
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

/** A strategy. */
export interface Plan {
  /** Its most telling cards, by name. */
  title: string;
  /** What it buys and when: sentences in the reader's language. */
  words: string[];
  /** The same cards by id. */
  cards: string[];
  /** Games won against the other strategies. */
  score: Range;
}

export interface PositionCode {
  /** A position: what its link contains. */
  code: string;
}

/** Why a request was turned down. `text` is in the language of the request's Accept-Language. */
export interface Problem {
  code: string;
  say: Phrase;
  text: string;
}

/** A figure in percent with its 95% interval. */
export interface Range {
  value: number;
  low: number;
  high: number;
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
  /** The seat that looks; -1: a spectator. */
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
  /** The step that brought it. */
  step: number;
  say: Phrase;
  seat: number;
  weight: number;
  /** How many lines above it caused it, one the other. */
  depth: number;
}

export interface ReplayStep {
  step: number;
  view: View;
  /** What is asked, or whom everybody waits for; none at the end. */
  prompt: Phrase | null;
  /** How many lines of the log have been told. */
  lines: number;
  /** `log` stands for the lines from this number on. */
  log_from: number;
  /** The turn being played as it is told so far. */
  log: ReplayLine[];
  /** The seat that makes the next move; -1: none. */
  mover: number;
}

export interface ReplayTurn {
  /** Where it begins. */
  step: number;
  turn: number;
  /** Whose it is; -1: everybody's. */
  seat: number;
}

/** What wins on a kingdom: either the report, or how far it is. */
export interface Report {
  id: string;
  kingdom: Kingdom;
  players: number;
  progress: ReportProgress | null;
  found: WhatWins | null;
}

/** How far the work on a report is. */
export interface ReportProgress {
  /** Reports that others asked for earlier; 0: this one is worked on. */
  before: number;
  generation: number;
  /** Played so far. */
  games: number;
  /** How many it will be, about; 0: not known yet. */
  most_games: number;
  /** About; none: not known yet. */
  seconds_left: number | null;
  /** The best so far; the order may change. */
  best: Plan[];
}

export interface ReportWanted {
  /** A share code, ten cards or a name. */
  text: string;
  base_edition?: string;
  players?: number;
}

/** What decisions and luck did in a game. Lists of numbers are by seat. */
export interface Review {
  game: string;
  /** Which game of its table it is, from 1. */
  number: number;
  /** How many there are at that table. */
  games: number;
  players: string[];
  /** Before each step; the last row is the result. */
  chances: number[][];
  /** The turn of each row, as players count their own. */
  turns: number[];
  /** The seat that decides at each row; -1 at the end. */
  movers: number[];
  decisions: ReviewDecision[];
  /** The largest change first. */
  turning: ReviewTurning[];
  start: number[];
  /** What their own decisions changed. */
  own: number[];
  /** What the others' decisions changed. */
  others: number[];
  luck: number[];
  /** `own` and `others` together. */
  skill: number[];
  /** `start`, `own`, `others` and `luck` together. */
  result: number[];
  /** Questions that the coach helped with; empty if none. */
  hints: number[];
  over: boolean;
  /** How many games were imagined for it. */
  imagined: number;
}

/** A move and the chance to win with it. */
export interface ReviewChoice {
  /** As in a record; empty: none. */
  move: string[];
  text: string;
  /** From 0 to 1. */
  chance: number;
  /** Its standard error. */
  error: number;
}

export interface ReviewDecision {
  /** So many moves were made before it, as in the replay. */
  step: number;
  seat: number;
  /** As players count their own. */
  turn: number;
  grade: "best" | "good" | "inaccuracy" | "mistake" | "blunder";
  /** What it cost in chance to win, as far as that is proven. */
  loss: number;
  /** The move, as in a record. */
  done: string[];
  /** The same in words: `bought Gold`. */
  deed: string;
  /** None if nothing better is known. */
  better: string[] | null;
  better_text: string | null;
  /** Only one that the figures show. */
  reason: string | null;
  /** What kind of mistake it was, as in `/api/me/mistakes`. */
  kind: string | null;
  /** Whether the coach has finished with it. */
  settled: boolean;
  /** The best moves and the one made, the best first. */
  choices: ReviewChoice[];
}

/** How far the work on a review is. */
export interface ReviewProgress {
  /** From 0 to 1. */
  share: number;
  /** How many other reviews are worked on at the same time. */
  beside: number;
  /** About; none: not known yet. */
  seconds_left: number | null;
}

export interface ReviewState {
  /** Another one whenever something has changed. */
  version: number;
  /** None: it is finished. */
  progress: ReviewProgress | null;
  /** None before the first graph, or if nothing is new since `since`. */
  review: Review | null;
}

/** Where the game turned. */
export interface ReviewTurning {
  step: number;
  seat: number;
  turn: number;
  /** Of the seat's chance. */
  change: number;
  kind: "decision" | "luck";
  text: string;
}

/** What one seat has come to in all games of a table. */
export interface Score {
  /** Alone. */
  won: number;
  shared: number;
  /** In sum; none where not every game counted them. */
  points: number | null;
}

export interface Seat {
  name: string;
  bot: string;
  yours: boolean;
  present: boolean;
  conceded: boolean;
}

export interface SeatAtTable {
  table: string;
  seat: number;
}

export interface SeatToken {
  seat: number;
  /** Opens the socket of this seat, on any device. */
  token: string;
}

export interface Sitter {
  name: string;
}

/** How often you have won, in percent, with a 95% interval. A shared win counts for its part. */
export interface Standing {
  games: number;
  share: number;
  low: number;
  high: number;
}

/** What your finished games come to; those of several people at one screen aren't counted. */
export interface Statistics {
  all: Standing;
  /** What share of wins luck alone would give, in percent. */
  chance: number;
  /** Your mean, where points are counted. */
  points: number | null;
  levels: LevelStanding[];
  /** The most played first. */
  kingdoms: KingdomStanding[];
  /** The most played first. */
  cards: CardStanding[];
}

export interface Strategy {
  /** Its most telling cards, by name. */
  title: string;
  /** What it buys and when: sentences in the reader's language. */
  words: string[];
  /** The same cards by id. */
  cards: string[];
  /** Games won against the other strategies. */
  score: Range;
  /** How often to play it in the mixture that none of the others beats, in percent. */
  share: number;
  /** Games won against each strategy, in order; none against itself, or if they never met. */
  against: (Range | null)[];
}

/** How a game came out. */
export interface Summary {
  game: string;
  /** Which game of its table it is, from 1. */
  number: number;
  /** How many there are at that table. */
  games: number;
  /** The winners and what decided the game; none if it was broken off. */
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
  watch: boolean;
  pause: boolean;
  practice: boolean;
  /** Whether you opened it. */
  hosted: boolean;
  /** The last part of the invite link; only those at the table get it. */
  invite: string | null;
  wishes: Record<string, unknown>;
  seats: Seat[];
  games_played: number;
  /** By seat. */
  score: Score[];
  /** 1 or 2 for a table that many people were split into; otherwise 0. */
  number: number;
}

/** A table in a list. */
export interface TableLine {
  id: string;
  game: string;
  status: string;
  public: boolean;
  /** When something happened there last, to the minute: milliseconds since 1970. */
  touched: number;
  /** The players by seat; empty for a free seat. */
  seats: string[];
  /** Whether you are asked something there. */
  waits?: boolean;
}

export interface WhatWins {
  /** How many were played to find all this. */
  games: number;
  /** The best first. */
  strategies: Strategy[];
  /** What each card of the kingdom adds, the most first. */
  cards: CardWorth[];
  openings: Openings[];
  /** How many turns games took, each game by itself, in order. */
  rounds: number[];
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
  /** Your identity here, if you have one. */
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
  /** Get the games of the guest with this code on this device too. */
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
  /** A table that is public, where you have a seat, or to which you bring the invite. */
  "GET /api/tables/{id}": {
    path: { id: string };
    query: { invite?: string };
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
   * Ten random cards that meet all conditions, each such kingdom equally likely; or a kingdom with some cards swapped.
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
  /** What wins on a kingdom. If that isn't known yet, it is worked out now, as long as somebody looks at it. */
  "POST /api/dominion/reports": {
    path: Record<string, never>;
    query: Record<string, never>;
    body: ReportWanted;
    gives: Report;
  };
  /** A report that was asked for: how far it is, or all of it. The words are in the language of Accept-Language. */
  "GET /api/dominion/reports/{id}": {
    path: { id: string };
    query: Record<string, never>;
    body: undefined;
    gives: Report;
  };
  /** Don't wait any longer. Asked for again, the work continues where it was. */
  "DELETE /api/dominion/reports/{id}": {
    path: { id: string };
    query: Record<string, never>;
    body: undefined;
    gives: undefined;
  };
  /** The example game of a report, to be looked at like a record of your own. */
  "POST /api/dominion/reports/{id}/example": {
    path: { id: string };
    query: Record<string, never>;
    body: undefined;
    gives: ReplayId;
  };
  /** The review of a game that is over. If there is none yet, it is worked out now; `GET` says how far it is. */
  "POST /api/tables/{id}/review": {
    path: { id: string };
    query: { game?: number; invite?: string };
    body: undefined;
    gives: ReviewState;
  };
  /** How far a review is; what it has found is left out if `since` is its version. */
  "GET /api/tables/{id}/review": {
    path: { id: string };
    query: { since?: number; game?: number; invite?: string };
    body: undefined;
    gives: ReviewState;
  };
  "POST /api/replays/{id}/review": {
    path: { id: string };
    query: Record<string, never>;
    body: undefined;
    gives: ReviewState;
  };
  "GET /api/replays/{id}/review": {
    path: { id: string };
    query: { since?: number };
    body: undefined;
    gives: ReviewState;
  };
  /** What the coach would do, at your own question in a game against bots. The record says that you have asked. */
  "POST /api/tables/{id}/hint": {
    path: { id: string };
    query: Record<string, never>;
    body: HintWanted;
    gives: Hint;
  };
  /** Whether a move would be a mistake, at a table that was opened with `practice`. It is answered within a second. */
  "POST /api/tables/{id}/check": {
    path: { id: string };
    query: Record<string, never>;
    body: CheckWanted;
    gives: Check;
  };
  /** What you most often get wrong, from your own games that were reviewed. */
  "GET /api/me/mistakes": {
    path: Record<string, never>;
    query: { game?: string };
    body: undefined;
    gives: Mistakes;
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
  /** The game that is played now, up to now, as you saw it: only from a seat of your own, or as a spectator. */
  "GET /api/tables/{id}/so-far": {
    path: { id: string };
    query: { seat?: number; invite?: string };
    body: undefined;
    gives: Replay;
  };
  /** What you saw after so many moves. */
  "GET /api/tables/{id}/so-far/{step}": {
    path: { step: number; id: string };
    query: { seat?: number; invite?: string };
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
  /** Your finished games, the last ones first; earlier ones with `before`, which is the `at` of the last you have. */
  "GET /api/me/games": {
    path: Record<string, never>;
    query: { game?: string; before?: number | null; limit?: number };
    body: undefined;
    gives: MyGames;
  };
  /** Take a finished game out of your list and your statistics. Others who played it keep it in theirs. */
  "DELETE /api/me/games/{table}/{number}": {
    path: { table: string; number: number };
    query: Record<string, never>;
    body: undefined;
    gives: undefined;
  };
  /** How often you win: in all, by level, by kingdom, and by card. */
  "GET /api/me/statistics": {
    path: Record<string, never>;
    query: { game?: string };
    body: undefined;
    gives: Statistics;
  };
  /** Your finished games as a table, a line each. */
  "GET /api/me/games.csv": {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    gives: undefined;
  };
  /** Your finished games with their records, each on a line of its own. */
  "GET /api/me/games.json": {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    gives: undefined;
  };
  /** Today's kingdom and, once you have played it, your result beside the four levels'. */
  "GET /api/daily": {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    gives: Daily;
  };
  /** Your table of the day, dealt. There is one for each guest and day: asked again, you get the same. */
  "POST /api/daily": {
    path: Record<string, never>;
    query: Record<string, never>;
    body: Sitter;
    gives: DailyTable;
  };
  /** The lessons there are: `lesson-NAME` is the title, `lesson-NAME.about` a word on it. */
  "GET /api/lessons": {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    gives: LessonInfo[];
  };
  /** Play on alone against bots, as any seat. Of your live games only a lesson is offered: the others stay hidden. */
  "POST /api/branches": {
    path: Record<string, never>;
    query: Record<string, never>;
    body: NewBranch;
    gives: SeatAtTable;
  };
  /** Look at a position from its link: it becomes a short record, shown at its last step. */
  "POST /api/positions": {
    path: Record<string, never>;
    query: Record<string, never>;
    body: PositionCode;
    gives: OpenedPosition;
  };
  /** The last part of a link to this step, which contains it. */
  "GET /api/tables/{id}/replay/{step}/position": {
    path: { step: number; id: string };
    query: { game?: number; invite?: string };
    body: undefined;
    gives: PositionCode;
  };
  "GET /api/replays/{id}/{step}/position": {
    path: { step: number; id: string };
    query: Record<string, never>;
    body: undefined;
    gives: PositionCode;
  };
  /**
   * Says who can reach this server: only this computer, or a network too. Only the person at this computer learns it.
   */
  "GET /api/network": {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    gives: NetworkState;
  };
  /** Open this server to one of its networks, until it is closed again or the server stops. */
  "PUT /api/network": {
    path: Record<string, never>;
    query: Record<string, never>;
    body: NetworkName;
    gives: NetworkState;
  };
  /** Only this computer again. Everybody who came over the network is disconnected. */
  "DELETE /api/network": {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    gives: NetworkState;
  };
  /**
   * Whether the server works: its database can be read and written, and its bots think. 503 if the first two cannot.
   */
  "GET /api/health": {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    gives: Health;
  };
}
