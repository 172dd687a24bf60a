// A review as it comes: asked for, and looked at again and again while it grows, in the reader's language.

import { asMe } from "../../home/me";
import { inWords } from "../../home/problem";
import { api, Refused } from "../../wire/ask";
import type { Review, ReviewProgress, ReviewState } from "../../wire/rest";

const LOOK_AGAIN = 1500; // ms
const BESIDE = 500; // ms more for every other review: all of them grow more slowly, and every look costs the server time

export class ReviewWatch {
  review = $state.raw<Review | null>(null);
  /** How far the work is; null: it is finished, or not begun. */
  progress = $state.raw<ReviewProgress | null>(null);
  problem = $state("");
  #version = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over = false;

  /** `address` says where the review is: `tables/ID/review?game=1`. */
  constructor(readonly address: string) {}

  /** Ask for it: it is there, or grows from now on. */
  async ask(): Promise<void> {
    await this.#come(() => asMe("POST", this.address));
  }

  /** All of it once more, in the language that is spoken now. */
  async look(): Promise<void> {
    this.#version = 0;
    if (this.review) await this.#next();
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
  }

  async #next(): Promise<void> {
    try {
      await this.#come(
        () => api("GET", `${this.address}${this.address.includes("?") ? "&" : "?"}since=${this.#version}`),
        true,
      );
    } catch {
      await this.ask(); // the server began anew, and knows nothing of it
    }
  }

  async #come(asked: () => Promise<ReviewState>, again = false): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const { version, progress, review } = await asked();
      if (this.#over) return;
      this.#version = version;
      this.progress = progress;
      if (review) this.review = review;
      this.problem = "";
      if (progress === null && this.review) return;
    } catch (error) {
      if (again && error instanceof Refused && error.code === "no_review") throw error;
      this.problem = inWords(error);
      if (error instanceof Refused) return;
    }
    if (this.#over) return;
    const beside = this.review && this.progress ? this.progress.beside : 0;
    this.#timer = setTimeout(
      () => (this.review || this.progress ? this.#next() : this.ask()),
      LOOK_AGAIN + BESIDE * beside,
    );
  }
}
