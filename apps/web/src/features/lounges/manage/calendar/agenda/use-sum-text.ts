import { useLocale, useTexts } from '../../../../../i18n/react.tsx';
import { euroText } from '../../../../../lib/money.ts';
import type { AgendaItem } from './agenda-days.ts';
import { daySum } from './day-sum.ts';

/** "5 Buchungen · 19 Personen · 168 €"; nothing for a day without bookings. */
export function useSumText() {
  const { calendar: texts } = useTexts('manage/calendar');
  const locale = useLocale();
  return (items: readonly AgendaItem[]): string => {
    const { bookings, people, income } = daySum(items);
    if (bookings === 0) return '';
    return [
      texts.bookingCount({ count: bookings }),
      people > 0 ? texts.people({ count: people }) : '',
      euroText(income, locale),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
