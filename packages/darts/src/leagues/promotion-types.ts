/** A division at the end of a season. */
export interface FinishedDivision {
  id: number;
  /** 1 is the highest */
  level: number;
  /** the one that its promoted teams go to; without it the only one on the next higher level */
  above?: number;
  /** how many teams play in it */
  size: number;
  /** how many go up, and how many go down when nothing else changes */
  promotes: number;
  relegates: number;
  /** the last place that may go up when those before waive it; without it any */
  promotesDownTo?: number;
  /** from the first to the last, as the final table has them */
  table: readonly FinalPlace[];
}

export interface FinalPlace {
  team: number;
  isWithdrawn?: 'annulled' | 'kept' | null;
  /** it could go up and doesn't want to */
  waives?: boolean;
  /** it doesn't play any more next season */
  leaves?: boolean;
  /** where it would go down to, of several divisions below; without it where most room is */
  below?: number;
}

export interface PromotionRules {
  /** who goes up for a team that waives: the next one of its division, or nobody */
  waived: 'next' | 'nobody';
  /** a place that stays free: fewer go down, more come up, or it stays free */
  free: 'fewerDown' | 'moreUp' | 'stays';
}

/**
 * Why a team plays where it does.
 * - up: `place`; `insteadOf` somebody who waived it; `free`, as there was room above
 * - stays: `place`; `waived`; `saved`, as there was room though its place goes down; `lowest`, as nothing is below
 * - down: `place`; `fromAbove`, as more came down than went up
 * - out: `withdrawn` in the season, or `leaves` after it
 */
export type MoveReason =
  | 'place'
  | 'insteadOf'
  | 'free'
  | 'waived'
  | 'saved'
  | 'lowest'
  | 'fromAbove'
  | 'withdrawn'
  | 'leaves';

export interface TeamMove {
  team: number;
  kind: 'promoted' | 'relegated' | 'stays' | 'out';
  reason: MoveReason;
  from: number;
  /** null for those who are out */
  to: number | null;
  /** in the final table */
  place: number;
  /** `insteadOf`: those who waived it */
  instead?: readonly number[];
}

export interface NextDivision {
  id: number;
  level: number;
  /** those who stay by their places, then those from above and from below */
  teams: readonly number[];
  /** places that nobody has; negative: more teams than places, where nothing is below */
  free: number;
}

export interface NextSeason {
  divisions: readonly NextDivision[];
  /** of each team, by level, division and place */
  moves: readonly TeamMove[];
}
