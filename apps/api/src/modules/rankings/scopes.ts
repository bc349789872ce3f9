import {
  type RankingGame,
  type RankingList,
  type RankingPeriod,
  rankingGames,
} from '@oche/validators/rankings/limits';
import { addDays, instantOfDay, isoOf, localDateAt } from '../../lib/time/wall-clock.ts';

/** Where days, months and years of rankings begin. */
const TIME_ZONE = 'Europe/Berlin';
const RECENT_DAYS = 30;

/** All games of all time. */
export const ALL = 'all/all';
export const RATING = 'rating';
export const PROVISIONAL = 'provisional';

export const dayAt = (instant: number): string => localDateAt(TIME_ZONE, instant);

/** The periods that are kept on a day, as they stand in scopes: `2026`, `2026-11`, … */
export function keptPeriods(today: string): Record<RankingPeriod, string> {
  const [year = '', month = ''] = today.split('-');
  const lastMonth = addDays(`${year}-${month}-01`, -1).slice(0, 7);
  return {
    all: 'all',
    year,
    lastYear: String(Number(year) - 1),
    month: `${year}-${month}`,
    lastMonth,
    recent: 'recent',
  };
}

/** The first of the days that are recent. */
const recentSince = (today: string): string => addDays(today, 1 - RECENT_DAYS);

/** The instant at which the days begin that are recent. */
export const recentFrom = (today: string): string =>
  isoOf(instantOfDay(TIME_ZONE, recentSince(today)));

export const startOf = (day: string): string => isoOf(instantOfDay(TIME_ZONE, day));

/**
 * A period as instants.
 * @returns `since` is null for all time; `until` is the first instant behind it, null for none
 */
export function spanOf(
  period: RankingPeriod,
  today: string,
): { since: string | null; until: string | null } {
  if (period === 'all') return { since: null, until: null };
  if (period === 'recent') return { since: recentFrom(today), until: null };
  const key = keptPeriods(today)[period];
  const isYear = key.length === 4;
  const first = isYear ? `${key}-01-01` : `${key}-01`;
  const behind = isYear ? `${Number(key) + 1}-01-01` : `${addDays(first, 31).slice(0, 7)}-01`;
  return { since: startOf(first), until: startOf(behind) };
}

/** What of the game rankings tell apart. */
export function gameOf(kind: 'x01' | 'cricket', startScore: number | null): CountedGame {
  if (kind === 'cricket') return 'cricket';
  return startScore === 301 ? '301' : startScore === 501 ? '501' : 'x01';
}
export type CountedGame = Exclude<RankingGame, 'all'>;

/** In which scopes a game counts that ended on this day. */
export function scopesOf(game: CountedGame, day: string, today: string): string[] {
  const periods = Object.values(keptPeriods(today)).filter(
    (period) =>
      period === 'all' ||
      (period === 'recent' ? day >= recentSince(today) : day.startsWith(period)),
  );
  return periods.flatMap((period) => [`${period}/all`, `${period}/${game}`]);
}

/** All scopes of periods that are kept on a day. */
export const keptScopes = (today: string): string[] =>
  Object.values(keptPeriods(today)).flatMap((period) =>
    rankingGames.map((game) => `${period}/${game}`),
  );

/** The scope of a list. Ratings have no periods, and are of all games together. */
export function scopeOf(
  { list, period, game }: { list: RankingList; period: RankingPeriod; game: RankingGame },
  today: string,
): string {
  if (list === 'points') return `${keptPeriods(today)[period]}/${game}`;
  return list === 'rating' ? RATING : PROVISIONAL;
}
