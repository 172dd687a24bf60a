// What tells seats apart in pictures: a colour of the tokens and a dash, so that neither is needed alone.

const TONES = ["contarini", "dandolo", "morosini", "gradenigo", "tiepolo", "or"];

/** The colour of a seat's line and name. */
export function tone(seat: number): string {
  return `var(--${TONES[seat % TONES.length]})`;
}

/** The ground of a seat's roundel. */
export function ground(seat: number): string {
  const name = TONES[seat % TONES.length];
  return name === "or" ? "var(--or)" : `var(--${name}-fill)`;
}

export const DASHES = ["", "10 5", "2 5", "12 4 2 4", "6 3", "1 4"];
