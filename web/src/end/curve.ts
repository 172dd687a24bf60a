// The geometry of a curve: scales with round numbers, and labels at its end that do not cover each other.

/** Values for a scale from `low` to `high`: round, at most about `most` of them. */
export function ticks(low: number, high: number, most: number): number[] {
  const span = Math.max(1, high - low);
  const rough = span / Math.max(1, most - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((size) => size >= rough) ?? 10 * power);
  const values = [];
  for (let value = Math.floor(low / step) * step; value < low + span + step; value += step) values.push(value);
  return values;
}

/** Move labels apart: each wants to be at its height, and none may be nearer than `gap` to the next. */
export function apart(wanted: readonly number[], gap: number, lowest: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed: number[] = [...wanted];
  let free = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    placed[index] = Math.max(wanted[index] ?? 0, free);
    free = (placed[index] ?? 0) + gap;
  }
  // What was pushed below the bottom pushes back.
  let limit = lowest;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index] ?? 0, limit);
    limit = (placed[index] ?? 0) - gap;
  }
  return placed;
}
