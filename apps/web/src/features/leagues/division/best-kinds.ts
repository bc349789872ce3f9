import type { LeagueFigures } from '@oche/validators/leagues/figures';
import type { BestKind } from './best-names.ts';

type Row = LeagueFigures[number];

/** What each best list is about; null for players who have nothing of it. */
const bestKinds = {
  average: ({ average }: Row) => average,
  firstNine: ({ firstNine }: Row) => firstNine,
  finishes: ({ bestFinish }: Row) => bestFinish,
  maxima: ({ maxima }: Row) => maxima || null,
  shortLegs: ({ shortestLeg }: Row) => shortestLeg,
  singles: ({ singlesWon }: Row) => singlesWon || null,
  doubles: ({ doublesWon }: Row) => doublesWon || null,
} as const satisfies Record<BestKind, (row: Row) => number | null>;

export interface Best {
  row: Row;
  value: number;
  /** from 1 on; equal values share one */
  place: number;
}

/** The best of a list; of legs the shortest one, of wins those who needed fewer games first. */
export function bestsOf(figures: LeagueFigures, kind: BestKind): Best[] {
  const sign = kind === 'shortLegs' ? 1 : -1;
  const valued = figures.flatMap((row) => {
    const value = bestKinds[kind](row);
    return value === null ? [] : { row, value };
  });
  const played = kind === 'doubles' ? 'doubles' : 'singles';
  valued.sort((a, b) => sign * (a.value - b.value) || a.row[played] - b.row[played]);
  return valued.map((one) => ({
    ...one,
    place: 1 + valued.findIndex(({ value }) => value === one.value),
  }));
}
