/** Where no boards are known, there is one for this many players, as organisers plan it. */
const PLAYERS_A_BOARD = 4;

/** How many boards an evening of so many players usually has. */
export const usualBoards = (players: number): number =>
  Math.max(1, Math.ceil(players / PLAYERS_A_BOARD));
