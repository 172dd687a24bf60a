// Numbers as they are written in reports and reviews.

/** Percent, as the language writes it. */
export function percent(value: number, language: string): string {
  return new Intl.NumberFormat(language, { style: "percent" }).format(Math.round(value) / 100);
}

/** +4, −2, ±0. */
export function signed(value: number): string {
  const whole = Math.round(Math.abs(value));
  return `${whole === 0 ? "±" : value > 0 ? "+" : "−"}${whole}`;
}

/** +4%, as the language writes it. */
export function signedPercent(value: number, language: string): string {
  return signed(value).charAt(0) + percent(Math.abs(value), language);
}
