import { DOUBLES, type StatisticsGame } from '@oche/validators/statistics/limits';
import type { Figures } from '@oche/validators/statistics/schemas';
import type { Variant } from '../upkeep/details.ts';
import { inThreeDarts, measured } from '../upkeep/levels.ts';
import { sumOf, type Totals } from '../upkeep/totals.ts';

export interface MonthOfKind {
  variant: Variant;
  /** e.g. 2026-11 */
  month: string;
  totals: Totals;
}

const FINISHES_SHOWN = 7;
const BULL = 25;

const totalsOf = (months: readonly MonthOfKind[]): Totals =>
  sumOf(months.map(({ totals }) => totals));

export const isX01 = ({ variant }: Pick<MonthOfKind, 'variant'>): boolean => variant !== 'cricket';

/** What a player's months come to. */
export function figuresOf(months: readonly MonthOfKind[], game: StatisticsGame): Figures {
  const all = totalsOf(months);
  const x01 = totalsOf(months.filter(isX01));
  const cricket = totalsOf(months.filter((month) => !isX01(month)));
  // legs of different starts don't compare
  const legs = totalsOf(
    months.filter(({ variant }) => variant === (game === 'all' ? '501' : game)),
  );
  const { average, firstNine, checkout } = measured(x01);
  return {
    games: all.games,
    won: all.won,
    lost: all.games - all.won,
    winRate: winRateOf(all),
    legsWon: all.legsWon,
    legsLost: all.legsLost,
    average,
    firstNine,
    checkoutRate: checkout,
    checkouts: x01.doubleHits,
    dartsAtDouble: x01.doubleDarts,
    highestFinish: x01.highestFinish || null,
    bestLeg: legs.bestLeg,
    marksPerRound: inThreeDarts(cricket.points, cricket.darts),
    visits: [...x01.visits],
    doubles: doublesOf(x01),
    finishes: finishesOf(x01),
  };
}

/** In percent with one decimal, as documented; null without a game. */
const winRateOf = ({ games, won }: { games: number; won: number }): number | null =>
  games > 0 ? Math.round((won / games) * 1000) / 10 : null;

const doublesOf = ({ doubles }: Totals): Figures['doubles'] =>
  Array.from({ length: DOUBLES }, (_, index) => ({
    number: index === DOUBLES - 1 ? BULL : index + 1,
    thrown: doubles[2 * index] ?? 0,
    hit: doubles[2 * index + 1] ?? 0,
  })).filter(({ thrown }) => thrown > 0);

/** The most frequent first, of equal ones the higher. */
const finishesOf = ({ finishes }: Totals): Figures['finishes'] =>
  Object.entries(finishes)
    .map(([points, count]) => ({ points: Number(points), count }))
    .sort((a, b) => b.count - a.count || b.points - a.points)
    .slice(0, FINISHES_SHOWN);
