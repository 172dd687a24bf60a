import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Link, Rejected } from "./link.svelte";
import type { FromClient, FromServer, Line, State } from "./messages";

/** A socket whose other end is the test. */
class Socket {
  static all: Socket[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: URL) {
    Socket.all.push(this);
  }

  static get last(): Socket {
    const last = Socket.all.at(-1);
    if (!last) throw new Error("no socket was opened");
    return last;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  cut(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const line = (text: string): Line => ({ say: { messages: [text], arguments: {} }, seat: 0, weight: 1 });

function state(seq: number, logFrom: number, log: Line[]): State {
  const table = { id: "t", game: "dominion", status: "playing", host: 0, seats: [], undo: "ask", chat: true };
  return { type: "state", seq, table, view: null, ask: null, prompt: null, log_from: logFrom, log };
}

function welcome(epoch: string, seq = 0): FromServer {
  return { type: "welcome", protocol: 1, table: "t", seat: 0, epoch, seq };
}

function said(link: Link): string[] {
  return link.log.map((one) => one.say.messages[0] ?? "");
}

beforeEach(() => {
  Socket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the first message names the seat", () => {
  const link = new Link("t", 2);
  Socket.last.open();
  expect(Socket.last.sent[0]).toMatchObject({ type: "hello", seat: 2 });
  expect(link.status).toBe("connecting");
  Socket.last.tell(welcome("e1"));
  expect(link.status).toBe("open");
  link.close();
});

test("a lost line comes back by itself and says what it has seen", () => {
  const link = new Link("t", 0);
  Socket.last.open();
  Socket.last.tell(welcome("e1"));
  Socket.last.tell(state(7, 0, [line("a"), line("b")]));
  Socket.last.cut();
  expect(link.status).toBe("lost");
  vi.advanceTimersByTime(1000);
  expect(Socket.all).toHaveLength(2);
  Socket.last.open();
  expect(Socket.last.sent[0]).toMatchObject({ type: "hello", epoch: "e1", seq: 7 });
  Socket.last.tell(welcome("e1", 8));
  Socket.last.tell(state(8, 2, [line("c")]));
  expect(said(link)).toEqual(["a", "b", "c"]);
  link.close();
});

test("a new epoch means that everything comes anew", () => {
  const link = new Link("t", 0);
  Socket.last.open();
  Socket.last.tell(welcome("e1"));
  Socket.last.tell(state(3, 0, [line("old")]));
  Socket.last.cut();
  vi.advanceTimersByTime(1000);
  Socket.last.open();
  Socket.last.tell(welcome("e2", 1));
  expect(said(link)).toEqual(["old"]); // until the new one comes
  Socket.last.tell(state(1, 0, [line("new")]));
  expect(said(link)).toEqual(["new"]);
  link.close();
});

test("an undo makes the log shorter", () => {
  const link = new Link("t", 0);
  Socket.last.open();
  Socket.last.tell(welcome("e1"));
  Socket.last.tell(state(1, 0, [line("a"), line("b"), line("c")]));
  Socket.last.tell(state(2, 1, []));
  expect(said(link)).toEqual(["a"]);
  Socket.last.tell(state(3, 1, []));
  expect(said(link)).toEqual(["a"]);
  link.close();
});

test("a move without an answer is sent again, the same in every field", async () => {
  const link = new Link("t", 0);
  Socket.last.open();
  Socket.last.tell(welcome("e1"));
  const done = vi.fn();
  const moved = link.change({ type: "move", ask: "q", picks: ["copper"] }).then(done);
  const first = Socket.last.sent.at(-1);
  expect(link.busy).toBe(true);
  Socket.last.cut();
  vi.advanceTimersByTime(1000);
  Socket.last.open();
  Socket.last.tell(welcome("e1"));
  const second = Socket.last.sent.at(-1);
  expect(second).toEqual(first);
  expect(done).not.toHaveBeenCalled();
  if (second?.type !== "move") throw new Error("not a move");
  Socket.last.tell({ type: "ack", move_id: second.move_id });
  await moved;
  expect(done).toHaveBeenCalledOnce();
  expect(link.busy).toBe(false);
  link.close();
});

test("what was acknowledged is not sent again", async () => {
  const link = new Link("t", 0);
  Socket.last.open();
  Socket.last.tell(welcome("e1"));
  const moved = link.change({ type: "undo" });
  const sent = Socket.last.sent.at(-1);
  if (sent?.type !== "undo") throw new Error("not an undo");
  Socket.last.tell({ type: "ack", move_id: sent.move_id });
  await moved;
  Socket.last.cut();
  vi.advanceTimersByTime(1000);
  Socket.last.open();
  Socket.last.tell(welcome("e1"));
  expect(Socket.last.sent.map((message) => message.type)).toEqual(["hello"]);
  link.close();
});

test("a rejection says why", async () => {
  const link = new Link("t", 0);
  Socket.last.open();
  Socket.last.tell(welcome("e1"));
  const moved = link.change({ type: "move", ask: "q", picks: [] });
  const sent = Socket.last.sent.at(-1);
  if (sent?.type !== "move") throw new Error("not a move");
  const why = { messages: ["refused-illegal"], arguments: {} };
  Socket.last.tell({ type: "reject", move_id: sent.move_id, code: "illegal", say: why });
  await expect(moved).rejects.toThrow(Rejected);
  link.close();
});

test("where nobody knows whether a move was kept, the same move is sent again", async () => {
  const link = new Link("t", 0);
  Socket.last.open();
  Socket.last.tell(welcome("e1"));
  const moved = link.change({ type: "move", ask: "q", picks: ["copper"] });
  const first = Socket.last.sent.at(-1);
  if (first?.type !== "move") throw new Error("not a move");
  const unknown = { messages: ["refused-going_down"], arguments: {} };
  for (let times = 1; times <= 3; times++) {
    Socket.last.tell({ type: "reject", move_id: first.move_id, code: "going_down", say: unknown });
    expect(link.busy).toBe(true);
    vi.advanceTimersByTime(4000);
    expect(Socket.last.sent.filter((message) => message.type === "move")).toEqual(Array(times + 1).fill(first));
  }
  Socket.last.tell({ type: "ack", move_id: first.move_id });
  await moved;
  expect(link.busy).toBe(false);
  link.close();
});

test("a server that says nothing counts as lost", () => {
  const link = new Link("t", 0);
  Socket.last.open();
  Socket.last.tell(welcome("e1"));
  vi.advanceTimersByTime(15_000);
  expect(Socket.last.sent.at(-1)).toEqual({ type: "ping" });
  vi.advanceTimersByTime(10_000);
  expect(link.status).toBe("lost");
  link.close();
});

test("who is turned away for good does not come back", () => {
  const link = new Link("t", 0);
  Socket.last.open();
  Socket.last.tell({
    type: "bye",
    code: "not_your_seat",
    say: { messages: ["refused-not_your_seat"], arguments: {} },
    again: false,
  });
  Socket.last.cut();
  vi.advanceTimersByTime(60_000);
  expect(link.status).toBe("ended");
  expect(link.bye?.code).toBe("not_your_seat");
  expect(Socket.all).toHaveLength(1);
  link.close();
});

test("the last move of a bot is looked at like the others before my question is asked", () => {
  const link = new Link("t", 0);
  link.begin();
  Socket.last.open();
  Socket.last.tell(welcome("e1"));
  const seats = [{ name: "Anna" }, { name: "", bot: "easy" }];
  const shown = (seq: number, log: Line[], ask: State["ask"]): State => {
    const before = state(seq, 0, log);
    const view = { seat: 0, active: 1 } as unknown as State["view"];
    return { ...before, table: { ...before.table, seats }, view, ask } as State;
  };
  const deed = { messages: ["deed-buy"], arguments: { n: 1, times: 1, cards: ["silver"] } };
  const buys: Line = { say: { messages: ["story-line"], arguments: { deeds: [deed] } }, seat: 1, weight: 1 };
  const turn: Line = { say: { messages: ["event-turn"], arguments: { n: 2 } }, seat: 1, weight: 0 };
  Socket.last.tell(shown(1, [turn], null));
  const mine = { id: "q", verb: "buy", least: 1, most: 1, ordered: false, options: [], place: "supply" };
  Socket.last.tell(shown(2, [turn, buys], mine as unknown as State["ask"]));
  expect(link.log).toHaveLength(2);
  expect([link.ask, link.catchingUp, link.time > 0]).toEqual([null, true, true]);
  vi.advanceTimersByTime(9000);
  expect([link.ask?.id, link.catchingUp]).toEqual(["q", false]);
  Socket.last.tell(shown(3, [turn, buys], null));
  Socket.last.tell(shown(4, [turn, buys, buys], mine as unknown as State["ask"]));
  expect(link.ask).toBe(null);
  link.skip();
  expect([link.ask?.id, link.catchingUp]).toEqual(["q", false]);
  link.close();
});
