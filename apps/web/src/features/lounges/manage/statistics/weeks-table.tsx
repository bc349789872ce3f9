import { ChartTable } from '../../../../components/chart/chart-table.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { euroText } from '../../../../lib/money.ts';
import { dayText } from '../../../../lib/time/place-time.ts';
import { type StatisticsWeek, totalOf, utilisation } from './numbers.ts';

/** The charts' numbers, a row a week. */
export function WeeksTable({ weeks }: { weeks: readonly StatisticsWeek[] }) {
  const texts = useTexts('manage/statistics');
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const total = totalOf(weeks);
  const row = (name: string, numbers: typeof total) => [
    name,
    `${Math.round(utilisation(numbers) * 100)} %`,
    number.format(numbers.bookedHours),
    number.format(numbers.openHours),
    number.format(numbers.bookings),
    euroText(numbers.income, locale),
    number.format(numbers.cancelled),
    number.format(numbers.noShows),
  ];
  return (
    <ChartTable
      summary={texts.table()}
      label={texts.table()}
      heads={[
        texts.week(),
        texts.utilisation(),
        texts.bookedHours(),
        texts.openHours(),
        texts.bookings(),
        texts.income(),
        texts.cancelled(),
        texts.noShows(),
      ]}
      rows={weeks.map((week) => row(dayText(week.week, locale), week))}
      total={row(texts.total(), total)}
    />
  );
}
