// A kingdom report as it comes: asked for, looked at again and again while it is worked out, in the reader's language.

import { asMe } from "../../home/me";
import { inWords } from "../../home/problem";
import { api, Refused } from "../../wire/ask";
import type { Report } from "../../wire/rest";

const LOOK_AGAIN = 2000; // ms
const LOOK_SELDOM = 10_000; // ms, while another screen is shown; after 90 s without a look the work would stop

/** The one that continues while somebody plays. */
let behind: ReportWatch | null = null;

export class ReportWatch {
  report = $state.raw<Report | null>(null);
  problem = $state("");
  stopped = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pause = LOOK_AGAIN;
  #over = false;

  constructor(
    readonly text: string,
    readonly players: number,
  ) {
    if (behind) behind.#end();
    behind = null;
  }

  /** Ask for it: it is there, or is worked out from now on. */
  async ask(): Promise<void> {
    this.stopped = false;
    await this.#come(() => asMe("POST", "dominion/reports", { text: this.text, players: this.players }));
  }

  /** The same once more, in the language that is spoken now. */
  async look(): Promise<void> {
    const id = this.report?.id;
    if (id === undefined) return;
    try {
      await this.#come(() => api("GET", `dominion/reports/${id}`), true);
    } catch {
      await this.ask(); // the server began anew, and knows nothing of it
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.#timer);
    if (this.report) await api("DELETE", `dominion/reports/${this.report.id}`).catch(() => undefined);
  }

  /** Another screen is shown: the work continues, and we look seldom. */
  leave(): void {
    if (this.#over || this.stopped || !this.report || this.report.found) {
      this.#end();
    } else {
      this.#pause = LOOK_SELDOM;
      behind = this;
    }
  }

  async #come(asked: () => Promise<Report>, again = false): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const report = await asked();
      if (this.#over || this.stopped) return;
      this.report = report;
      this.problem = "";
    } catch (error) {
      if (again && error instanceof Refused && error.code === "no_report") throw error;
      this.problem = inWords(error);
      if (error instanceof Refused) return;
    }
    if (this.#over || this.report?.found) return;
    this.#timer = setTimeout(() => (this.report ? this.look() : this.ask()), this.#pause);
  }

  #end(): void {
    this.#over = true;
    clearTimeout(this.#timer);
  }
}
