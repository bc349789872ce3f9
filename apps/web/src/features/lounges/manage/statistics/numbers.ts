import type { LoungeStatistics } from '@oche/validators/bookings/schemas';
import { sumOfEuro } from '@oche/validators/money';

export type StatisticsWeek = LoungeStatistics['weeks'][number];
export type Numbers = Omit<StatisticsWeek, 'week'>;

const NOTHING: Numbers = {
  bookings: 0,
  income: 0,
  cancelled: 0,
  noShows: 0,
  bookedHours: 0,
  openHours: 0,
};

/** The sums over all weeks. */
export const totalOf = (weeks: readonly StatisticsWeek[]): Numbers =>
  weeks.reduce<Numbers>(
    (sum, week) => ({
      bookings: sum.bookings + week.bookings,
      income: sumOfEuro([sum.income, week.income]),
      cancelled: sum.cancelled + week.cancelled,
      noShows: sum.noShows + week.noShows,
      bookedHours: sum.bookedHours + week.bookedHours,
      openHours: sum.openHours + week.openHours,
    }),
    NOTHING,
  );

/**
 * The booked share of the open hours: 0 to 1, or more, as staff can book outside of opening hours.
 */
export const utilisation = ({
  bookedHours,
  openHours,
}: Pick<Numbers, 'bookedHours' | 'openHours'>): number =>
  openHours === 0 ? 0 : bookedHours / openHours;

/** A round number, at or above all values, for the top of a chart. */
export function chartTop(values: readonly number[]): number {
  const most = Math.max(0, ...values);
  if (most === 0) return 1;
  const step = 10 ** Math.floor(Math.log10(most));
  const rounds = [1, 2, 2.5, 5, 10].map((factor) => factor * step);
  return rounds.find((round) => round >= most) ?? 10 * step;
}

/** By how much a number differs from an earlier one, e.g. 0.25; null if that was nothing. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : (now - before) / before;

/** "38 %", in English "38%"; small shares with a decimal, so that little is not nothing. */
export const percentText = (share: number, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: share < 0.0995 ? 1 : 0,
  }).format(share);
