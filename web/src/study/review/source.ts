// Whose game is reviewed and where it is kept: /review/TABLE?game=1&seat=0&invite=…, or /review/record/ID.

export class Source {
  /** The table it was played at; "" for a record that was brought. */
  readonly table: string;
  /** Which game of the table; 0: the last. */
  readonly number: number;
  /** What lets somebody look who had no seat. */
  readonly invite: string;
  readonly #id: string;

  constructor(rest: readonly string[], search: URLSearchParams) {
    const brought = rest[0] === "record";
    this.#id = (brought ? rest[1] : rest[0]) ?? "";
    this.table = brought ? "" : this.#id;
    this.number = Number(search.get("game") ?? 0) || 0;
    this.invite = search.get("invite") ?? "";
  }

  /** What identifies it. */
  get key(): string {
    return `${this.table ? "tables" : "replays"}/${encodeURIComponent(this.#id)} ${this.number} ${this.invite}`;
  }

  /** The server's address of something that belongs to it: `review`, `summary`, a step of its replay. */
  at(what: "review" | "summary" | number, given: Record<string, string> = {}): string {
    const id = encodeURIComponent(this.#id);
    const place = this.table ? `tables/${id}${typeof what === "number" ? "/replay" : ""}` : `replays/${id}`;
    const query = this.#query(given);
    return `${place}/${what}${query ? `?${query}` : ""}`;
  }

  /** The page's address of its replay at a step. */
  replay(step: number, seat: number): string {
    const place = this.table ? encodeURIComponent(this.#id) : `record/${encodeURIComponent(this.#id)}`;
    return `/replay/${place}?${this.#query({ seat: String(seat), step: String(step) })}`;
  }

  /** Where a game that is played on comes from. */
  get branch(): { of: "table" | "record"; id: string; game: number } {
    return { of: this.table ? "table" : "record", id: this.#id, game: this.number };
  }

  #query(given: Record<string, string>): string {
    const query = new URLSearchParams(given);
    if (this.number > 0) query.set("game", String(this.number));
    if (this.invite) query.set("invite", this.invite);
    return query.toString();
  }
}
