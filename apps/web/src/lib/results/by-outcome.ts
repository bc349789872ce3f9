/** What a game is for one of its players. @param isWon null: drawn */
export const byOutcome = <T>(isWon: boolean | null, [won, lost, drawn]: readonly [T, T, T]): T =>
  isWon === null ? drawn : isWon ? won : lost;

/** The same as attributes of what shows it: green, red, or neither. */
export const outcomeMarks = (isWon: boolean | null) => ({
  'data-won': isWon === true || undefined,
  'data-drawn': isWon === null || undefined,
});
