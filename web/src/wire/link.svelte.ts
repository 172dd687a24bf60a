// The line to one seat of a table. It comes back by itself, asks for what it missed, and sends again what was never answered.

import { speed, still } from "../settings.svelte";
import { news } from "../table/happened";
import { lasts, Pacer } from "../table/pace";
import type {
  AskInfo,
  Because,
  ChatMessage,
  CoachInfo,
  FromClient,
  FromServer,
  Line,
  Peeked,
  Phrase,
  State,
  TableInfo,
} from "./messages";
import type { View } from "./views";

/** How the line is: it is being made, it stands, it was lost and is being made again, or the server has ended it. */
export type LinkStatus = "connecting" | "open" | "lost" | "ended";

/** The server did not do what was asked. */
export class Rejected extends Error {
  constructor(
    readonly code: string,
    readonly say: Phrase,
  ) {
    super(code);
  }
}

type Unanswered = {
  message: FromClient & { move_id: string };
  done: () => void;
  failed: (error: Error) => void;
  pause: number;
};
type Waiting = { sent: FromClient; take: (answer: Peeked | Because) => void; failed: (error: Error) => void };
type Distribute<T> = T extends { move_id: string } ? Omit<T, "move_id"> : never;
/** What changes something at the table, without the name the line gives it. */
export type Change = Distribute<FromClient>;

/** The server's answer where it cannot tell whether something was kept. */
export const UNKNOWN = "going_down";
const FIRST_PAUSE = 250; // ms
const LONGEST_PAUSE = 4000;
const PING_EVERY = 15_000;
const SILENCE = 10_000; // after a ping; then the line counts as lost

export class Link {
  status = $state<LinkStatus>("connecting");
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  ask = $state.raw<AskInfo | null>(null);
  prompt = $state.raw<Phrase | null>(null);
  coach = $state.raw<CoachInfo | null>(null);
  log = $state.raw<Line[]>([]);
  chat = $state.raw<ChatMessage[]>([]);
  /** Why the server ended the line for good. */
  bye = $state.raw<{ code: string; say: Phrase } | null>(null);
  /** Whether a change of ours is on its way. */
  busy = $state(false);
  /** Whether moves of others are still being shown: what is asked now comes after them. */
  catchingUp = $state(false);
  /** How long the state that is shown is looked at before the next, in ms. */
  time = 0;

  #socket: WebSocket | null = null;
  #epoch = "";
  #seq = 0;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #unanswered: Unanswered[] = [];
  #waiting: Waiting[] = [];
  #welcomed = false;
  #closed = false;
  #latest: State | null = null; // what came last, shown or not
  #told: Line[] = []; // the log up to it
  #skipping = false; // until my next question nothing is held back
  #pacer = new Pacer(speed, (busy) => {
    this.catchingUp = busy && this.ask === null;
  });

  constructor(
    readonly id: string,
    readonly seat: number,
    readonly token = "",
    /** Of a table that is only watched. */
    readonly invite = "",
  ) {
    this.#connect();
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#hurry);
    document.addEventListener("visibilitychange", this.#unseen);
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#offline);
    document.removeEventListener("visibilitychange", this.#hurry);
    document.removeEventListener("visibilitychange", this.#unseen);
    this.#pacer.skip();
    clearTimeout(this.#timer);
    this.#drop();
  }

  /** There is a table to show moves on. */
  begin(): void {
    this.#pacer.begin();
  }

  /** Show all that has come, now, and what is still to come before my next question. */
  skip(): void {
    this.#pacer.skip();
    this.#skipping = this.seat >= 0 && this.ask === null; // nothing is asked of who watches
  }

  /** Nothing is played to a hidden page. */
  #unseen = (): void => {
    if (document.hidden) this.#pacer.skip();
  };

  /** Change something. Resolves when it is kept for good, whatever happens to the line meanwhile. */
  change(change: Change): Promise<void> {
    this.#pacer.skip();
    this.#skipping = false;
    return new Promise((done, failed) => {
      const message = { ...change, move_id: crypto.randomUUID?.() ?? String(Math.random()) } as Unanswered["message"];
      this.#unanswered.push({ message, done, failed, pause: FIRST_PAUSE });
      this.busy = true;
      if (this.#welcomed) this.#send(message);
    });
  }

  /** What could be picked after these picks? */
  async peek(ask: string, picks: string[]): Promise<Peeked> {
    return (await this.#question({ type: "peek", ask, picks })) as Peeked;
  }

  /** Why can this not be picked after these picks? Null if it can. */
  async why(ask: string, option: string, picks: string[] = []): Promise<Phrase | null> {
    return ((await this.#question({ type: "why", ask, option, picks })) as Because).say ?? null;
  }

  #question(sent: FromClient): Promise<Peeked | Because> {
    return new Promise((take, failed) => {
      if (!this.#welcomed) return failed(new Error("no line"));
      this.#waiting.push({ sent, take, failed });
      this.#send(sent);
    });
  }

  #connect = (): void => {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    const address = new URL(`api/tables/${this.id}/socket`, document.baseURI);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#listen();
    socket.onopen = () => {
      const hello = {
        type: "hello",
        seat: this.seat,
        token: this.token,
        epoch: this.#epoch,
        seq: this.#seq,
        ...(this.invite ? { invite: this.invite } : {}),
      } as const;
      this.#send(hello);
    };
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#take(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  };

  #lost(): void {
    this.#drop();
    if (this.#closed || this.status === "ended") return;
    this.status = "lost";
    this.#timer = setTimeout(this.#connect, this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#welcomed = false;
    clearInterval(this.#pinger);
    clearTimeout(this.#silence);
    for (const waiting of this.#waiting.splice(0)) waiting.failed(new Error("the line broke"));
    socket?.close();
  }

  /** The network is back, or the page is looked at again: do not wait for the pause to end. */
  #hurry = (): void => {
    if (this.status !== "lost" || document.hidden) return;
    this.#pause = FIRST_PAUSE;
    this.#connect();
  };

  /** The browser knows before any silence tells. */
  #offline = (): void => {
    if (this.status !== "lost") this.#lost();
  };

  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lost(), SILENCE);
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #take(message: FromServer): void {
    clearTimeout(this.#silence);
    switch (message.type) {
      case "welcome":
        if (message.epoch !== this.#epoch) {
          this.#epoch = message.epoch;
          this.#seq = 0;
          this.#told = [];
          this.chat = [];
        }
        this.status = "open";
        this.#welcomed = true;
        this.#pause = FIRST_PAUSE;
        clearInterval(this.#pinger);
        this.#pinger = setInterval(() => {
          this.#send({ type: "ping" });
          this.#listen();
        }, PING_EVERY);
        for (const { message } of this.#unanswered) this.#send(message);
        break;
      case "state":
        this.#come(message);
        break;
      case "said":
        this.#seq = message.seq;
        this.chat = [...this.chat, message];
        break;
      case "ack":
        this.#answered(message.move_id)?.done();
        break;
      case "reject":
        if (message.move_id && message.code === UNKNOWN) this.#sendAgain(message.move_id);
        else if (message.move_id) this.#answered(message.move_id)?.failed(new Rejected(message.code, message.say));
        else this.#waiting.shift()?.failed(new Rejected(message.code, message.say));
        break;
      case "peeked":
      case "because":
        this.#waiting.shift()?.take(message);
        break;
      case "bye":
        if (message.again) break; // it closes, and we come back
        this.status = "ended";
        this.bye = { code: message.code, say: message.say };
        for (const left of this.#unanswered.splice(0)) left.failed(new Rejected(message.code, message.say));
        this.busy = false;
        break;
    }
  }

  /** Nobody knows whether it was kept: the same request again tells, as soon as the server can. */
  #sendAgain(id: string): void {
    const one = this.#unanswered.find(({ message }) => message.move_id === id);
    if (!one) return;
    setTimeout(() => {
      if (this.#welcomed && this.#unanswered.includes(one)) this.#send(one.message);
    }, one.pause);
    one.pause = Math.min(one.pause * 2, LONGEST_PAUSE);
  }

  /** A state has come: it is shown when those before it have been looked at. */
  #come(state: State): void {
    this.#seq = state.seq;
    const [before, told] = [this.#latest, this.#told];
    this.#latest = state;
    this.#told = [...told.slice(0, state.log_from), ...state.log];
    const log = this.#told;
    const show = (ms: number) => this.#show(state, log, ms);
    if (!before?.view || !state.view || log.length < told.length || document.hidden || this.#skipping) {
      this.#pacer.skip(); // the first one, or moves were undone
      show(0);
      if (state.ask !== null) this.#skipping = false;
      return;
    }
    const happenings = news(told, log);
    const by = happenings[0]?.by ?? before.view.active ?? -1;
    const watcher = { seat: state.view.seat, still: still(), bot: Boolean(state.table.seats[by]?.bot), by };
    const newTurn = happenings.some(({ kind }) => kind === "turn");
    const ms = lasts(happenings, speed(), watcher);
    if (state.ask === null || ms === 0) this.#pacer.push({ ms, newTurn, show });
    else {
      // What led to my question is looked at like any other move, and then it is asked.
      const before = { ...state, ask: null, prompt: null, coach: null };
      this.#pacer.push({ ms, newTurn, show: (ms) => this.#show(before, log, ms) });
      this.#pacer.push({ ms: 0, newTurn: false, show });
    }
  }

  #show(state: State, log: Line[], ms: number): void {
    this.time = ms;
    this.table = state.table;
    this.view = state.view ?? null;
    this.ask = state.ask ?? null;
    this.prompt = state.prompt ?? null;
    this.coach = state.coach ?? null;
    this.log = log;
  }

  #answered(id: string): Unanswered | undefined {
    const at = this.#unanswered.findIndex((one) => one.message.move_id === id);
    const [found] = at < 0 ? [] : this.#unanswered.splice(at, 1);
    this.busy = this.#unanswered.length > 0;
    return found;
  }
}
