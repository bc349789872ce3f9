import type { Thrown } from '@oche/validators/leagues/figures';

/** Darts and points, as they are added up. */
interface Sums extends Pick<Thrown, 'maxima' | 'bestFinish' | 'shortestLeg'> {
  darts: number;
  points: number;
  firstDarts: number;
  firstPoints: number;
}

export const thrownFrom = (sums: Sums): Omit<Thrown, 'playerId'> => ({
  average: perVisit(sums.points, sums.darts),
  firstNine: perVisit(sums.firstPoints, sums.firstDarts),
  maxima: sums.maxima,
  bestFinish: sums.bestFinish,
  shortestLeg: sums.shortestLeg,
});

/** Of three darts, to two decimals. */
const perVisit = (points: number, darts: number): number | null =>
  darts > 0 ? Math.round((points / darts) * 300) / 100 : null;
