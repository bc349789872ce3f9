import type { PlayerSums } from '@oche/validators/leagues/figures';

/** What was counted, as it is added up: averages follow from darts and points. */
export interface Sums extends Omit<PlayerSums, 'average' | 'firstNine'> {
  darts: number;
  points: number;
  firstDarts: number;
  firstPoints: number;
}

type ThrownSums = Pick<
  Sums,
  'darts' | 'points' | 'firstDarts' | 'firstPoints' | 'maxima' | 'bestFinish' | 'shortestLeg'
>;

export const thrownFrom = (sums: ThrownSums) => ({
  average: perVisit(sums.points, sums.darts),
  firstNine: perVisit(sums.firstPoints, sums.firstDarts),
  maxima: sums.maxima,
  bestFinish: sums.bestFinish,
  shortestLeg: sums.shortestLeg,
});

export const figuresFrom = (sums: Sums): PlayerSums => ({
  fixtures: sums.fixtures,
  singles: sums.singles,
  singlesWon: sums.singlesWon,
  doubles: sums.doubles,
  doublesWon: sums.doublesWon,
  legs: sums.legs,
  legsWon: sums.legsWon,
  ...thrownFrom(sums),
});

const COUNTED = [
  'fixtures',
  'singles',
  'singlesWon',
  'doubles',
  'doublesWon',
  'legs',
  'legsWon',
  'darts',
  'points',
  'firstDarts',
  'firstPoints',
  'maxima',
] as const;

/** All of these together. */
export function addedUp(rows: readonly Sums[]): Sums {
  const counted = COUNTED.map((key) => [key, rows.reduce((sum, row) => sum + row[key], 0)]);
  const finishes = rows.flatMap(({ bestFinish }) => bestFinish ?? []);
  const legs = rows.flatMap(({ shortestLeg }) => shortestLeg ?? []);
  return {
    ...(Object.fromEntries(counted) as Record<(typeof COUNTED)[number], number>),
    bestFinish: finishes.length > 0 ? Math.max(...finishes) : null,
    shortestLeg: legs.length > 0 ? Math.min(...legs) : null,
  };
}

/** Of three darts, to two decimals. */
const perVisit = (points: number, darts: number): number | null =>
  darts > 0 ? Math.round((points / darts) * 300) / 100 : null;
