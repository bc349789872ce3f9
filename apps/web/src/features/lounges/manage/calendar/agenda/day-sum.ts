import { sumOfEuro } from '@oche/validators/money';
import type { AgendaItem } from './agenda-days.ts';

interface DaySum {
  bookings: number;
  people: number;
  /** euro */
  income: number;
}

/** What comes together in a day: bookings that are on or were played. */
export function daySum(items: readonly AgendaItem[]): DaySum {
  const sum = { bookings: 0, people: 0, income: 0 };
  for (const item of items) {
    if (!('status' in item) || (item.status !== 'confirmed' && item.status !== 'completed'))
      continue;
    sum.bookings += 1;
    sum.people += item.groupSize ?? 0;
    sum.income = sumOfEuro([sum.income, item.totalPrice]);
  }
  return sum;
}
