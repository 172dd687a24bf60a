// A small client in JavaScript: opens a table, fills it with bots, and plays a whole game by picking at random.
//
//     signoria serve &
//     node examples/client.mjs dominion
//     node examples/client.mjs intrigo http://localhost:8000
//
// It needs Node 22 or later and nothing else. It was written from docs/protocol.md alone: it knows no rules and none of our code.

const [game = "dominion", server = "http://localhost:8000", bot = "random"] = process.argv.slice(2);

/** One request of the lobby; the answer's body, or null if it has none. */
async function ask(method, path, body, token) {
  const answer = await fetch(server + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return text === "" ? null : JSON.parse(text);
}

/** A table with one seat for us and bots on the others; its id and the token of our seat. */
async function openTable() {
  const { token } = await ask("POST", "/api/guests");
  const about = (await ask("GET", "/api/games")).find((one) => one.game === game);
  if (about === undefined) throw new Error(`the server has no game called ${game}`);
  const table = await ask("POST", "/api/tables", { game, seats: about.least_seats }, token);
  const path = `/api/tables/${table.id}`;
  const seat = await ask("POST", `${path}/seats/0`, { name: "Client" }, token);
  for (let other = 1; other < about.least_seats; other++) {
    await ask("PUT", `${path}/seats/${other}/bot`, { bot }, token);
  }
  await ask("POST", `${path}/start`, undefined, token);
  return { id: table.id, token: seat.token };
}

/** One seat: answers whatever it is asked until the game is over. A line that breaks is picked up where it broke. */
class Seat {
  constructor(table, token, done, failed) {
    Object.assign(this, { table, token, done, failed });
    this.epoch = "";
    this.seq = 0;
    this.log = [];
    this.unanswered = null; // the move that waits for its ack: sent again after a broken line
    this.answered = ""; // the last question that we have answered
    this.pause = 1000; // milliseconds before we come back
    this.moves = 0;
    this.connect();
  }

  connect() {
    this.socket = new WebSocket(`${server.replace(/^http/, "ws")}/api/tables/${this.table}/socket`);
    this.socket.onopen = () =>
      this.send({ type: "hello", seat: 0, token: this.token, epoch: this.epoch, seq: this.seq });
    this.socket.onmessage = ({ data }) => this.take(JSON.parse(data));
    this.socket.onclose = ({ code }) => {
      if (this.ended) return;
      if (code === 1007 || code === 1009) return this.fail(`closed with ${code}`);
      setTimeout(() => this.connect(), this.pause);
      this.pause = Math.min(2 * this.pause, 60_000);
    };
  }

  send(message) {
    this.socket.send(JSON.stringify(message));
  }

  take(message) {
    if (message.type === "welcome") {
      if (message.epoch !== this.epoch) Object.assign(this, { epoch: message.epoch, seq: 0, log: [] });
      this.pause = 1000;
      if (this.unanswered !== null) this.send(this.unanswered);
    } else if (message.type === "state") this.see(message);
    else if (message.type === "said") this.seq = message.seq;
    else if (message.type === "peeked") this.pickOn(message);
    else if (message.type === "ack") this.unanswered = null;
    else if (message.type === "reject") this.rejected(message);
    else if (message.type === "bye" && !message.again) this.fail(`sent away: ${message.code}`);
  }

  see(state) {
    this.seq = state.seq;
    this.log.length = state.log_from;
    this.log.push(...state.log);
    this.state = state;
    if (state.table.status === "over") {
      this.ended = true;
      this.socket.close();
      return this.done(this);
    }
    if (state.ask !== null && state.ask.id !== this.answered) {
      this.answered = state.ask.id;
      this.question = state.ask;
      this.picks = [];
      this.choose(state.ask.options, state.ask.stop ?? "");
    }
  }

  /** One more pick, any; then ask what could follow, or answer. */
  choose(options, stop) {
    const { pick } = options[Math.floor(Math.random() * options.length)];
    if (pick !== stop) this.picks.push(pick);
    if (pick === stop || this.picks.length >= this.question.most) return this.answer();
    this.send({ type: "peek", ask: this.question.id, picks: this.picks });
  }

  pickOn(peeked) {
    if (peeked.ask !== this.question.id) return;
    if (peeked.complete) this.answer();
    else this.choose(peeked.options, peeked.stop);
  }

  answer() {
    this.moves += 1;
    this.unanswered = { type: "move", move_id: String(this.moves), ask: this.question.id, picks: this.picks };
    this.send(this.unanswered);
  }

  rejected({ code }) {
    const move = this.unanswered;
    if (code === "stale_question" || code === "not_asked") {
      this.unanswered = null; // the next state says what is asked now
    } else if (code === "going_down" || code === "failed" || code === "too_fast") {
      setTimeout(() => move !== null && this.unanswered === move && this.send(move), 1000);
    } else this.fail(`rejected: ${code}`);
  }

  fail(why) {
    this.ended = true;
    this.socket.close();
    this.failed(new Error(why));
  }
}

const { id, token } = await openTable();
const seat = await new Promise((done, failed) => new Seat(id, token, done, failed));
console.log(JSON.stringify({ moves: seat.moves, lines: seat.log.length, result: seat.state.table.result }));
