/** Invented, as in the demo; the first two play first, and the first of all wins. */
export const PLAYERS = ['Anna', 'Ben', 'Miriam', 'Oliver'] as const;
/** where both matches of the film are played */
export const BOARD = 3;
