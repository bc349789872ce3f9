import type { Figure, FiguresOfDay } from '@oche/validators/admin/figures';

/** What a day ends with, and isn't added up over several. */
const STOCKS: readonly Figure[] = ['members', 'activeDay', 'activeWeek'];

export const isStock = (figure: Figure): boolean => STOCKS.includes(figure);

export const sumOf = (days: readonly FiguresOfDay[], figure: Figure): number =>
  days.reduce((sum, day) => sum + day[figure], 0);

const WEEK = 7;

/** The last seven days, and the seven before them. */
export const weeksOf = (days: readonly FiguresOfDay[]) => ({
  now: days.slice(-WEEK),
  before: days.slice(-2 * WEEK, -WEEK),
});

/** The top of an axis: 1, 2 or 5 with noughts, so that it reads well. */
export function topOf(values: readonly number[]): number {
  const most = Math.max(1, ...values);
  const size = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 5, 10].map((step) => step * size).find((step) => step >= most) ?? most;
}
