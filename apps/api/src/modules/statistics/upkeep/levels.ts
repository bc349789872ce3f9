import { type Measure, measures } from '@oche/validators/statistics/limits';
import type { Totals } from './totals.ts';

/** With fewer games of X01 a player is in nobody's comparison. */
const GAMES_MIN = 3;

/** Players within this many points of average are of one level. */
export const LEVEL_STEP = 10;

/** Visits of 100 and more, in the distribution of visits. */
const FROM_100 = 5;

export interface Place {
  level: number;
  /** by measure; -1 where the player has no number */
  places: number[];
}

export const NO_PLACE = -1;

export const inThreeDarts = (points: number, darts: number): number | null =>
  darts > 0 ? (points / darts) * 3 : null;

/** What a player is compared by; null where there is nothing to divide by. Rates are in percent. */
export function measured(totals: Totals): Record<Measure, number | null> {
  const visits = sum(totals.visits);
  return {
    average: inThreeDarts(totals.points, totals.darts),
    firstNine: inThreeDarts(totals.ninePoints, totals.nineDarts),
    tons: visits > 0 ? (sum(totals.visits.slice(FROM_100)) / visits) * 100 : null,
    checkout: totals.doubleDarts > 0 ? (totals.doubleHits / totals.doubleDarts) * 100 : null,
  };
}

/** Where a player stands, by all games of X01. @returns null with too few of them */
export function placeOf(x01: Totals): Place | null {
  const values = measured(x01);
  if (x01.games < GAMES_MIN || values.average === null) return null;
  return {
    level: Math.floor(values.average / LEVEL_STEP),
    places: measures.map((measure) => {
      const value = values[measure];
      return value === null ? NO_PLACE : Math.floor(value);
    }),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
