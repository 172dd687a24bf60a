// The line to one seat of a table. It comes back by itself, asks for what it missed, and sends again what was never answered.

import type {
  AskInfo,
  Because,
  ChatMessage,
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

type Unanswered = { message: FromClient & { move_id: string }; done: () => void; failed: (error: Error) => void };
type Waiting = { sent: FromClient; take: (answer: Peeked | Because) => void; failed: (error: Error) => void };
type Distribute<T> = T extends { move_id: string } ? Omit<T, "move_id"> : never;
/** What changes something at the table, without the name the line gives it. */
export type Change = Distribute<FromClient>;

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
  log = $state.raw<Line[]>([]);
  chat = $state.raw<ChatMessage[]>([]);
  /** Why the server ended the line for good. */
  bye = $state.raw<{ code: string; say: Phrase } | null>(null);
  /** Whether a change of ours is on its way. */
  busy = $state(false);

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

  constructor(
    readonly id: string,
    readonly seat: number,
    readonly token = "",
  ) {
    this.#connect();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#timer);
    this.#drop();
  }

  /** Change something. Resolves when it is kept for good, whatever happens to the line meanwhile. */
  change(change: Change): Promise<void> {
    return new Promise((done, failed) => {
      const message = { ...change, move_id: crypto.randomUUID?.() ?? String(Math.random()) } as Unanswered["message"];
      this.#unanswered.push({ message, done, failed });
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
      const hello = { type: "hello", seat: this.seat, token: this.token, epoch: this.#epoch, seq: this.#seq } as const;
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
          this.log = [];
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
        this.#show(message);
        break;
      case "said":
        this.#seq = message.seq;
        this.chat = [...this.chat, message];
        break;
      case "ack":
        this.#answered(message.move_id)?.done();
        break;
      case "reject":
        if (message.move_id) this.#answered(message.move_id)?.failed(new Rejected(message.code, message.say));
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

  #show(state: State): void {
    this.#seq = state.seq;
    this.table = state.table;
    this.view = state.view ?? null;
    this.ask = state.ask ?? null;
    this.prompt = state.prompt ?? null;
    if (state.log.length > 0 || state.log_from < this.log.length) {
      this.log = [...this.log.slice(0, state.log_from), ...state.log];
    }
  }

  #answered(id: string): Unanswered | undefined {
    const at = this.#unanswered.findIndex((one) => one.message.move_id === id);
    const [found] = at < 0 ? [] : this.#unanswered.splice(at, 1);
    this.busy = this.#unanswered.length > 0;
    return found;
  }
}
