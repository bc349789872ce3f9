import { chakra } from '@chakra-ui/react';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { euroText } from '../../../../lib/money.ts';
import { dayText } from '../../../../lib/time/place-time.ts';
import { type StatisticsWeek, totalOf, utilisation } from './numbers.ts';

/** The charts' numbers as a table: for screen readers, and for exact values. */
export function NumbersTable({ weeks }: { weeks: readonly StatisticsWeek[] }) {
  const texts = useTexts('manage/statistics');
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const total = totalOf(weeks);
  const cells = (numbers: typeof total) => [
    `${Math.round(utilisation(numbers) * 100)} %`,
    number.format(numbers.bookedHours),
    number.format(numbers.openHours),
    number.format(numbers.bookings),
    euroText(numbers.income, locale),
    number.format(numbers.cancelled),
    number.format(numbers.noShows),
  ];
  const heads = [
    texts.utilisation(),
    texts.bookedHours(),
    texts.openHours(),
    texts.bookings(),
    texts.income(),
    texts.cancelled(),
    texts.noShows(),
  ];
  return (
    <details>
      <Summary>{texts.table()}</Summary>
      {/* focusable, so that a table wider than the page can be scrolled with the keyboard, too */}
      <Scroller role="region" aria-label={texts.table()} tabIndex={0}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{texts.week()}</th>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.week}>
                <th scope="row">{dayText(week.week, locale)}</th>
                {cells(week).map((cell, index) => (
                  <td key={heads[index]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{texts.total()}</th>
              {cells(total).map((cell, index) => (
                <td key={heads[index]}>{cell}</td>
              ))}
            </tr>
          </tfoot>
        </Table>
      </Scroller>
    </details>
  );
}

const Summary = chakra('summary', { base: { textStyle: 'label', cursor: 'pointer' } });
const Scroller = chakra('div', { base: { overflowX: 'auto', paddingTop: '2' } });
const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    textStyle: 'number',
    fontWeight: 'normal',
    '& th, & td': {
      paddingInline: '3',
      paddingBlock: '1.5',
      textAlign: 'end',
      whiteSpace: 'nowrap',
      borderBottomWidth: '1px',
    },
    '& th:first-of-type': { textAlign: 'start', paddingInlineStart: '0' },
    '& thead th': { textStyle: 'label', color: 'fg.muted' },
    '& tfoot': { fontWeight: 'semibold' },
  },
});
