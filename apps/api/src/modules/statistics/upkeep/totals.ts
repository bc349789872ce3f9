import { DOUBLES, VISIT_BINS } from '@oche/validators/statistics/limits';

/** What one or many games of a kind come to. Sums only, so that totals add up. */
export interface Totals {
  games: number;
  won: number;
  legsWon: number;
  legsLost: number;
  darts: number;
  /** of cricket: marks */
  points: number;
  nineDarts: number;
  ninePoints: number;
  /** darts at a double and legs finished with them, where they are known */
  doubleDarts: number;
  doubleHits: number;
  visits: readonly number[];
  doubles: readonly number[];
  /** how often, by what was taken out */
  finishes: Readonly<Record<string, number>>;
  /** the extremes; 0 for no finish, null for no leg that was won */
  highestFinish: number;
  bestLeg: number | null;
}

export const NOTHING: Totals = {
  games: 0,
  won: 0,
  legsWon: 0,
  legsLost: 0,
  darts: 0,
  points: 0,
  nineDarts: 0,
  ninePoints: 0,
  doubleDarts: 0,
  doubleHits: 0,
  visits: Array.from({ length: VISIT_BINS }, () => 0),
  doubles: Array.from({ length: 2 * DOUBLES }, () => 0),
  finishes: {},
  highestFinish: 0,
  bestLeg: null,
};

/** A row of results with its details: one game, as it is counted. */
export interface GameRow {
  /** null: drawn */
  isWon: boolean | null;
  legsWon: number;
  legsLost: number;
  darts: number;
  points: number;
  nineDarts: number;
  ninePoints: number;
  doubleDarts: number | null;
  doubleHits: number;
  visits: number[];
  doubles: number[] | null;
  finishes: number[];
  bestLeg: number | null;
}

export const totalsOfGame = ({ isWon, ...row }: GameRow): Totals => ({
  ...row,
  games: 1,
  won: isWon ? 1 : 0,
  doubleDarts: row.doubleDarts ?? 0,
  doubleHits: row.doubleDarts === null ? 0 : row.doubleHits,
  doubles: row.doubles ?? NOTHING.doubles,
  finishes: Object.fromEntries(
    [...Map.groupBy(row.finishes, String)].map(([finish, equal]) => [finish, equal.length]),
  ),
  highestFinish: Math.max(0, ...row.finishes),
});

/** The sum of totals, in any order and grouping. */
export const sumOf = (all: readonly Totals[]): Totals => all.reduce(add, NOTHING);

const add = (a: Totals, b: Totals): Totals => ({
  games: a.games + b.games,
  won: a.won + b.won,
  legsWon: a.legsWon + b.legsWon,
  legsLost: a.legsLost + b.legsLost,
  darts: a.darts + b.darts,
  points: a.points + b.points,
  nineDarts: a.nineDarts + b.nineDarts,
  ninePoints: a.ninePoints + b.ninePoints,
  doubleDarts: a.doubleDarts + b.doubleDarts,
  doubleHits: a.doubleHits + b.doubleHits,
  visits: addEach(a.visits, b.visits),
  doubles: addEach(a.doubles, b.doubles),
  finishes: addByKey(a.finishes, b.finishes),
  highestFinish: Math.max(a.highestFinish, b.highestFinish),
  bestLeg: least(a.bestLeg, b.bestLeg),
});

const addEach = (a: readonly number[], b: readonly number[]): number[] =>
  a.map((value, index) => value + (b[index] ?? 0));

function addByKey(a: Totals['finishes'], b: Totals['finishes']): Totals['finishes'] {
  const sum = { ...a };
  for (const [key, count] of Object.entries(b)) sum[key] = (sum[key] ?? 0) + count;
  return sum;
}

const least = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b);
