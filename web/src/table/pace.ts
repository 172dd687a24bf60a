// How fast opponents' moves are shown. The server has answered long ago: what it sent waits here and is shown one move at
// a time, never for longer than the caps allow.

export const SPEEDS = ["off", "quick", "normal", "slow"] as const;
export type Speed = (typeof SPEEDS)[number];

export type Kind = "played" | "gained" | "trashed" | "discarded" | "passed" | "revealed" | "moved" | "turn";

/** One thing that a player must see happen. */
export interface Happening {
  kind: Kind;
  /** The seat that did it, or that it happened to. */
  seat: number;
  /** The seat whose turn it is. */
  by: number;
  /** A card or a token; "" where that is hidden. */
  thing: string;
  n: number;
  /** Where it comes from and where it goes, where the kind does not say so: a pile, a seat, a place of the palace. */
  from?: string;
  to?: string;
}

interface Times extends Record<Kind, number> {
  /** After a move; twice that when it hits me. */
  pause: number;
  /** Nobody's turn takes longer than this to show… */
  capOfTurn: number;
  /** …and nobody waits longer than this from their turn to their next. */
  capOfRound: number;
}

const TIMES: Record<Exclude<Speed, "off">, Times> = {
  quick: {
    played: 160,
    gained: 200,
    trashed: 200,
    discarded: 120,
    passed: 200,
    revealed: 120,
    moved: 200,
    pause: 60,
    turn: 120,
    capOfTurn: 1200,
    capOfRound: 2500,
  },
  normal: {
    played: 280,
    gained: 360,
    trashed: 360,
    discarded: 240,
    passed: 360,
    revealed: 240,
    moved: 360,
    pause: 200,
    turn: 350,
    capOfTurn: 4000,
    capOfRound: 9000,
  },
  slow: {
    played: 480,
    gained: 600,
    trashed: 600,
    discarded: 400,
    passed: 600,
    revealed: 400,
    moved: 600,
    pause: 450,
    turn: 700,
    capOfTurn: 8000,
    capOfRound: 20_000,
  },
};
const SHORTEST = 60;

/** How long one thing moves over the table, in ms. */
export function motionOf(kind: Kind, speed: Speed): number {
  return speed === "off" ? 0 : TIMES[speed][kind];
}

export interface Watcher {
  /** Whose eyes; -1 is a spectator's. */
  seat: number;
  /** Without motion there are marks and short pauses. */
  still: boolean;
  /** Whether the acting player is a bot: people play in their own time. */
  bot: boolean;
  /** The acting seat. */
  by: number;
}

/** More than this was not watched move by move, as after a lost connection: it is shown at once, with its marks. */
export const MOST = 8;

/** How long to look at a move before the next one is shown, in ms. My own moves hold nothing up. */
export function lasts(happenings: readonly Happening[], speed: Speed, watcher: Watcher): number {
  if (speed === "off" || happenings.length === 0 || happenings.length > MOST || watcher.by === watcher.seat) return 0;
  const times = TIMES[watcher.still ? "quick" : speed];
  const motion = watcher.still ? 0 : happenings.reduce((sum, one) => sum + times[one.kind], 0);
  if (!watcher.bot) return motion;
  const hitsMe = happenings.some(({ kind, seat }) => seat === watcher.seat && kind !== "turn");
  return motion + times.pause * (hitsMe ? 2 : 1);
}

export interface Shown {
  /** How long it would be looked at. */
  ms: number;
  /** Whether another player's turn begins with it. */
  newTurn: boolean;
  /** Told how long it will be looked at, in ms; 0: what comes next is shown at once. */
  show: (ms: number) => void;
}

/** Shows moves one after another. */
export class Pacer {
  #queue: Shown[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ofTurn = 0; // ms spent on it so far
  #ofRound = 0;
  #begun = false;

  constructor(
    readonly speed: () => Speed,
    /** Called whenever it begins or ends to hold something back. */
    readonly changed: (busy: boolean) => void = () => {},
  ) {}

  get busy(): boolean {
    return this.#timer !== undefined;
  }

  push(shown: Shown): void {
    if (this.busy || !this.#begun) this.#queue.push(shown);
    else this.#take(shown);
  }

  /** There is a table now to show moves on; before, they wait. */
  begin(): void {
    if (this.#begun) return;
    this.#begun = true;
    this.#next();
  }

  /** Show all there is, now. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const shown of this.#queue.splice(0)) shown.show(0);
    this.rest();
    this.changed(false);
  }

  /** Nothing waits any more: what comes next has all its time. */
  rest(): void {
    this.#ofTurn = 0;
    this.#ofRound = 0;
  }

  #take(shown: Shown): void {
    if (shown.newTurn) this.#ofTurn = 0;
    const ms = this.#fitting(shown.ms);
    shown.show(ms);
    if (ms === 0) {
      this.#next();
      return;
    }
    this.#ofTurn += ms;
    this.#ofRound += ms;
    this.#timer = setTimeout(() => this.#next(), ms);
    this.changed(true);
  }

  #next(): void {
    this.#timer = undefined;
    const shown = this.#queue.shift();
    if (shown) this.#take(shown);
    else {
      this.rest();
      this.changed(false);
    }
  }

  /** As much of the time as the caps leave: all that waits shrinks in proportion, and when nothing is left it is shown at once. */
  #fitting(ms: number): number {
    const speed = this.speed();
    if (ms === 0 || speed === "off") return 0;
    const { capOfTurn, capOfRound } = TIMES[speed];
    const left = Math.min(capOfTurn - this.#ofTurn, capOfRound - this.#ofRound);
    if (left < SHORTEST) return 0;
    const end = this.#queue.findIndex((one) => one.newTurn);
    const waiting = (end < 0 ? this.#queue : this.#queue.slice(0, end)).reduce((sum, one) => sum + one.ms, ms);
    return Math.min(left, Math.max(SHORTEST, ms * Math.min(1, left / waiting)));
  }
}
