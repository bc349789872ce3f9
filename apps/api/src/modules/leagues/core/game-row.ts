/** A game of the sheet that is called, goes on, or is over. */
export interface GameRow {
  number: number;
  home: number[];
  away: number[];
  status: 'called' | 'playing' | 'played';
  legsHome: number | null;
  legsAway: number | null;
  gameId: number | null;
  boardId: number | null;
  /** its name */
  board: string | null;
  source: 'live' | 'captain' | 'tablet' | 'officer' | null;
}
