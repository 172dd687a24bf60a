// Made by tools/page_types.py from the server's schemas: change those, not this.
import type { Result, View } from "./views";

/** What a phrase may mention: words, amounts, phrases, and lists of words or phrases. */
export type Argument = string | number | Phrase | string[] | Phrase[];

/** Something to say in the reader's language: the first of these messages that the catalogue has. */
export interface Phrase {
  messages: string[];
  arguments: Record<string, Argument>;
}

/**
 * The first message: which seat (-1: to watch), with its token unless the cookie says whose it is. To reconnect, give
 * the epoch and number of the last message seen; the later ones follow.
 */
export interface Hello {
  type: "hello";
  seat: number;
  token?: string;
  invite?: string;
  epoch?: string;
  seq?: number;
}

/** A whole answer to a question. */
export interface MoveMessage {
  type: "move";
  move_id: string;
  ask: string;
  picks: string[];
}

/** Undo the last move: immediately if that is free, otherwise if the others agree. */
export interface Undo {
  type: "undo";
  move_id: string;
}

/** To what is proposed, or not. `named` is what this seat wants exchanged, where a rematch is rotated. */
export interface Consent {
  type: "consent";
  move_id: string;
  proposal: number;
  agrees: boolean;
  named?: string;
}

/** Always answer questions of this verb so; null: ask me again. */
export interface Standing {
  type: "standing";
  move_id: string;
  verb: string;
  picks: string[] | null;
}

/** Give this game up. */
export interface Concede {
  type: "concede";
  move_id: string;
}

/** Propose that a bot plays on for a seat whose owner is gone. */
export interface HandOver {
  type: "hand_over";
  move_id: string;
  seat: number;
}

/** I am back: play my seat again myself. */
export interface TakeSeat {
  type: "take_seat";
  move_id: string;
}

/** Propose another game with the same cards, some exchanged, or new ones. */
export interface Rematch {
  type: "rematch";
  move_id: string;
  how: string;
  named?: string;
}

export interface Say {
  type: "say";
  move_id: string;
  text: string;
}

/** Do not send me what this seat says; with `muted` false, send it again. */
export interface Mute {
  type: "mute";
  move_id: string;
  seat: number;
  muted?: boolean;
}

/** What could be picked next after these picks? Nothing is done. */
export interface Peek {
  type: "peek";
  ask: string;
  picks: string[];
}

/** Why can this not be picked now, or after these picks? */
export interface Why {
  type: "why";
  ask: string;
  option: string;
  picks?: string[];
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** The first answer. What follows is numbered within this epoch. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: string;
  seat: number;
  epoch: string;
  seq: number;
}

/** Everything this seat may know, now. `log` holds the lines from number `log_from` on: they replace all from there. */
export interface State {
  type: "state";
  seq: number;
  table: TableInfo;
  view: View | null;
  ask: AskInfo | null;
  prompt: Phrase | null;
  log_from: number;
  log: Line[];
  coach?: CoachInfo | null;
}

export interface TableInfo {
  id: string;
  game: string;
  status: string;
  host: number;
  seats: SeatInfo[];
  undo: string;
  chat: boolean;
  public?: boolean;
  daily?: string;
  pause?: boolean;
  proposal?: ProposalInfo | null;
  commitment?: string;
  series?: number[][];
  score?: Score[];
  starters?: number[];
  points?: number[];
  result?: Result | null;
  origin?: OriginInfo | null;
  standing?: Record<string, string[]>;
  muted?: number[];
  moved?: NewSeat[];
  number?: number;
  hints_on?: boolean;
  hints?: number[];
  practice?: boolean;
}

export interface SeatInfo {
  name: string;
  bot?: string;
  present?: boolean;
  conceded?: boolean;
}

export interface ProposalInfo {
  number: number;
  what: string;
  seat: number;
  about: number;
  choice: string;
  agreed: number[];
  needed: number[];
}

/** What one seat has come to in all games of this table. */
export interface Score {
  won?: number;
  shared?: number;
  points?: number | null;
}

/** Where a game was played on from. */
export interface OriginInfo {
  of: string;
  moves?: number;
}

/** Where the reader continues: a seat of another table. */
export interface NewSeat {
  table: string;
  seat: number;
}

/** What this seat is asked. */
export interface AskInfo {
  id: string;
  verb: string;
  least: number;
  most: number;
  ordered: boolean;
  place: string;
  options: Option[];
  stop?: string;
}

export interface Option {
  pick: string;
  say: Phrase;
}

/** A sentence of the log. */
export interface Line {
  say: Phrase;
  seat: number;
  weight: number;
  depth?: number;
}

/** What the coach of a lesson says to the question of this seat. */
export interface CoachInfo {
  lesson: string;
  remark: string;
  say: Phrase;
  title: Phrase;
  number: number;
  of: number;
  points?: string[];
  before?: CoachInfo | null;
}

/** Numbered like the states. */
export interface ChatMessage {
  type: "said";
  seq: number;
  seat: number;
  name: string;
  text: string;
}

/** Done, and kept: nothing that happens to the server can undo it. */
export interface Ack {
  type: "ack";
  move_id: string;
}

/** Not done. `code` is for programs, `say` for people; `move_id` is empty if the message wasn't a request. */
export interface Reject {
  type: "reject";
  code: string;
  say: Phrase;
  move_id?: string;
}

export interface Peeked {
  type: "peeked";
  ask: string;
  picks: string[];
  options: Option[];
  stop: string;
  place: string;
  prompt: Phrase | null;
  complete: boolean;
  outlook?: Phrase[];
}

/** Why an option cannot be picked; nothing to say if it can. */
export interface Because {
  type: "because";
  option: string;
  say: Phrase | null;
}

/** Yes. */
export interface Pong {
  type: "pong";
}

/** The server closes this socket; `again` says whether to come back. */
export interface Bye {
  type: "bye";
  code: string;
  say: Phrase;
  again: boolean;
}

export type FromClient =
  | Hello
  | MoveMessage
  | Undo
  | Consent
  | Standing
  | Concede
  | HandOver
  | TakeSeat
  | Rematch
  | Say
  | Mute
  | Peek
  | Why
  | Ping;

export type Request = MoveMessage | Undo | Consent | Standing | Concede | HandOver | TakeSeat | Rematch | Say | Mute;

export type FromServer = Welcome | State | ChatMessage | Ack | Reject | Peeked | Because | Pong | Bye;
