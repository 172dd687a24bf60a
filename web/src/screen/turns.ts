// Whose turn it is to have the screen.

/**
 * The seat that the screen must be handed to; -1 if it can stay where it is: with the player who is asked, or with the last
 * one until somebody else is asked and everything before that was shown.
 */
export function next(holder: number, asked: readonly number[], catchingUp: boolean): number {
  if (asked.includes(holder) || catchingUp) return -1;
  return asked[0] ?? -1;
}
