import { chakra } from '@chakra-ui/react';
import { HeroNumber } from '../../../../components/text.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { euroText } from '../../../../lib/money.ts';
import { type StatisticsWeek, totalOf, utilisation } from './numbers.ts';

/** Five numbers for the whole period. */
export function Totals({ weeks }: { weeks: readonly StatisticsWeek[] }) {
  const texts = useTexts('manage/statistics');
  const locale = useLocale();
  const total = totalOf(weeks);
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  return (
    <Row>
      <HeroNumber
        value={percent.format(utilisation(total) * 100)}
        unit="%"
        label={texts.utilisation()}
      />
      <HeroNumber value={number.format(total.bookings)} label={texts.bookings()} />
      <HeroNumber
        value={euroText(Math.round(total.income), locale).replace(/\s?€/, '')}
        unit="€"
        label={texts.income()}
      />
      <HeroNumber value={number.format(total.cancelled)} label={texts.cancelled()} />
      <HeroNumber value={number.format(total.noShows)} label={texts.noShows()} />
    </Row>
  );
}

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 45%), 1fr))',
    gap: '5',
    '& > p > span:first-of-type': { fontSize: '3xl' },
  },
});
