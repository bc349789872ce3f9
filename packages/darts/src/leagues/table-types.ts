/** What decides between equal points, in the league's own order. */
export type LeagueTieBreak =
  | 'gameDifference'
  | 'gamesWon'
  | 'legDifference'
  | 'legsWon'
  | 'headToHead'
  | 'lot';

export interface LeagueTableRules {
  /** the lot is always the last */
  tieBreaks: readonly LeagueTieBreak[];
  /** the seed of the lot, kept with the season */
  seed: string;
}

/** A fixture that has a result. What it is worth comes with it, as its format gives it. */
export interface PlayedFixture {
  id: number;
  home: number;
  away: number;
  /** for the table, home first */
  points: readonly [number, number];
  games: readonly [number, number];
  legs: readonly [number, number];
  isForfeit: boolean;
  /** still running: it counts as it stands */
  isLive?: boolean;
}

export interface TeamStanding {
  team: number;
  /** `annulled`: nothing of it counts, it stands last; `kept`: what was played stays */
  isWithdrawn: 'annulled' | 'kept' | null;
}

export interface TablePenalty {
  team: number;
  /** negative takes away */
  points: number;
  reason?: string;
}

/** What separates a row from the one below: `withdrawn` when that one has left and doesn't count. */
export type DecidedBy = LeagueTieBreak | 'points' | 'withdrawn';

/** What is compared among those who are equal, one after the other. */
export type HeadToHeadMeasure = 'points' | 'gameDifference' | 'gamesWon' | 'legDifference';

/** Why a row stands above the next one, in numbers. */
export interface WhyAbove {
  by: DecidedBy;
  /** the team of the row below */
  below: number;
  /** the two numbers that were compared, the one of this row first; null where none were */
  values: readonly [number, number] | null;
  /** head-to-head: what was compared, and among whom */
  measure?: HeadToHeadMeasure;
  among?: readonly number[];
}

export interface LeagueRow {
  team: number;
  /** from 1 on; equal places don't exist, as the lot decides last */
  place: number;
  isWithdrawn: TeamStanding['isWithdrawn'];
  played: number;
  won: number;
  drawn: number;
  lost: number;
  games: readonly [won: number, lost: number];
  legs: readonly [won: number, lost: number];
  /** with what penalties take away */
  points: number;
  /** the sum of the penalties, which is in `points` already */
  penalty: number;
  /** one of its fixtures is running */
  isLive: boolean;
  /** null for the last row */
  decidedBy: DecidedBy | null;
  why: WhyAbove | null;
}
