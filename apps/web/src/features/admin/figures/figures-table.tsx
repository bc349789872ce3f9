import { chakra } from '@chakra-ui/react';
import { type FiguresOfDay, figures } from '@oche/validators/admin/figures';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { dateFormat } from '../../../lib/time/formats.ts';
import { isStock, sumOf } from './sums.ts';

/** All figures of all days, the newest first. */
export function FiguresTable({ days }: { days: readonly FiguresOfDay[] }) {
  const { statistics: texts, figures: names } = useTexts('admin/site');
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const format = dateFormat(locale, {
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    // focusable, so that a table wider than the page can be scrolled with the keyboard, too
    <Scroller role="group" aria-label={texts.title()} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{texts.day()}</th>
            {figures.map((figure) => (
              <th key={figure} scope="col">
                {names[figure]()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.day}>
              <th scope="row">{format.format(new Date(`${day.day}T00:00:00Z`))}</th>
              {figures.map((figure) => (
                <td key={figure}>{number.format(day[figure])}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.total()}</th>
            {figures.map((figure) => (
              <td key={figure}>{isStock(figure) ? '' : number.format(sumOf(days, figure))}</td>
            ))}
          </tr>
        </tfoot>
      </Table>
    </Scroller>
  );
}

const Scroller = chakra('div', { base: { overflowX: 'auto', layerStyle: 'panel' } });
const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    textStyle: 'number',
    fontWeight: 'normal',
    '& th, & td': {
      paddingInline: '3',
      paddingBlock: '1',
      textAlign: 'end',
      whiteSpace: 'nowrap',
      borderBottomWidth: '1px',
    },
    '& th:first-of-type': { textAlign: 'start' },
    '& thead': {
      bg: 'board.surround',
      color: 'board.chalk',
      borderBottom: '3px solid {colors.accent.solid}',
    },
    '& thead th': { textStyle: 'label', color: 'board.chalk' },
    '& tfoot': { fontWeight: 'semibold' },
  },
});
