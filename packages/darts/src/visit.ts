import { bedOf } from './board.ts';

/**
 * What was entered for one visit to the board: its darts one by one, their total, or that it was a
 * bust. A total says how many darts a checkout took, and both may say how many were thrown at a
 * double, where that is ambiguous.
 */
export type Visit = DartsVisit | TotalVisit | BustVisit;
export interface DartsVisit {
  /** as they are written; which there are is checked when the visit is played */
  darts: readonly string[];
}
export interface TotalVisit {
  total: number;
  dartsThrown?: number | undefined;
  dartsAtDouble?: number | undefined;
}
export interface BustVisit {
  bust: true;
  dartsAtDouble?: number | undefined;
}

/** Why a visit can't have been thrown. Whoever shows it has the words. */
export type Impossible =
  | 'notADart'
  | 'impossibleTotal'
  | 'impossibleOpening'
  | 'impossibleCheckout'
  | 'impossibleDartsThrown'
  | 'impossibleDartsAtDouble'
  | 'dartsMissing'
  | 'dartsTooMany'
  | 'totalsNotScored'
  | 'otherThrower'
  | 'noSuchEntry'
  | 'bullMissing'
  | 'bullNotAsked'
  | 'gameOver';

export interface Refusal {
  refused: Impossible;
}

export const isRefusal = (value: object): value is Refusal => 'refused' in value;

/** The beds of darts; undefined when one of them is none. */
export function bedsOf(darts: readonly string[]) {
  const beds = darts.map(bedOf);
  return beds.every((bed) => bed !== undefined) ? beds : undefined;
}
