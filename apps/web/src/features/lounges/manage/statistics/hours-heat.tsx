import { chakra } from '@chakra-ui/react';
import type { LoungeStatistics } from '@oche/validators/bookings/schemas';
import { weekdays } from '@oche/validators/lounges/limits';
import { Label, Muted, VisuallyHidden } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { timeText } from '../../../../lib/time/wall-time.ts';
import { utilisation } from './numbers.ts';

/** Shares from which on a cell is a step darker. */
const STEPS = [0.01, 0.25, 0.5, 0.75];

/** In rem: an evening of twelve hours fits on a phone. */
const LABEL_WIDTH = 2;
const HOUR_WIDTH = 1.5;

const stepOf = (share: number) => STEPS.filter((step) => share >= step).length;

/** How full each hour of the week is: weekdays below each other, hours side by side. */
export function HoursHeat({ hours }: { hours: LoungeStatistics['hours'] }) {
  const texts = useTexts('manage/statistics');
  const { weekdays: names, weekdaysShort } = useTexts('manage');
  const all = hours.map(({ hour }) => hour);
  const first = Math.min(...all);
  const columns = Array.from({ length: Math.max(...all) + 1 - first }, (_, index) => first + index);
  const cells = new Map(hours.map((cell) => [`${cell.weekday} ${cell.hour}`, cell]));
  return (
    <section aria-label={texts.heat()}>
      <Label color="fg">{texts.heat()}</Label>
      <Muted>{texts.heatText()}</Muted>
      {/* focusable, so that a table wider than the page can be scrolled with the keyboard, too */}
      <Scroller role="group" aria-label={texts.heat()} tabIndex={0}>
        <Table style={{ minWidth: `${LABEL_WIDTH + columns.length * HOUR_WIDTH}rem` }}>
          <thead>
            <tr>
              <td />
              {columns.map((hour) => (
                <th key={hour} scope="col">
                  {timeText(hour * 60).slice(0, 2)}
                  <VisuallyHidden>:00</VisuallyHidden>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weekdays.map((weekday) => (
              <tr key={weekday}>
                <th scope="row" aria-label={names[weekday]()}>
                  {weekdaysShort[weekday]()}
                </th>
                {columns.map((hour) => {
                  const cell = cells.get(`${weekday} ${hour}`);
                  if (!cell || cell.openHours === 0) {
                    return (
                      <td key={hour} data-closed>
                        <VisuallyHidden>{texts.closed()}</VisuallyHidden>
                      </td>
                    );
                  }
                  const share = Math.min(utilisation(cell), 1);
                  return (
                    <td key={hour} data-step={stepOf(share)}>
                      {Math.round(share * 100)}
                      <VisuallyHidden> %</VisuallyHidden>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
      <Legend aria-hidden="true">
        {texts.heatEmpty()}
        {[0, 1, 2, 3, 4].map((step) => (
          <span key={step} data-step={step} />
        ))}
        {texts.heatFull()}
      </Legend>
    </section>
  );
}

const mix = (share: number) =>
  `color-mix(in srgb, {colors.positive.solid} ${share}%, {colors.bg.raised})`;

/** From the colour of the paper to that of a bed; text keeps its contrast on each step. */
const steps = {
  '& [data-step="0"]': { bg: 'bg.raised', color: 'fg.muted' },
  '& [data-step="1"]': { bg: mix(16), color: 'fg' },
  '& [data-step="2"]': { bg: mix(32), color: 'fg' },
  '& [data-step="3"]': { bg: mix(54), color: 'fg' },
  '& [data-step="4"]': { bg: 'positive.solid', color: 'positive.contrast' },
} as const;

/* positioned, as hidden words in it would otherwise make the page wider */
const Scroller = chakra('div', {
  base: { position: 'relative', overflowX: 'auto', paddingTop: '2' },
});
const Table = chakra('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '2px',
    textStyle: 'number',
    fontSize: 'xs',
    '& th': { fontWeight: 'semibold', color: 'fg.muted', textAlign: 'center' },
    '& th[scope=row]': {
      position: 'sticky',
      insetInlineStart: '0',
      bg: 'bg',
      textAlign: 'start',
      textStyle: 'label',
    },
    '& thead td': { width: `${LABEL_WIDTH}rem` },
    '& tbody td': { height: '8', textAlign: 'center', borderRadius: 'sm' },
    '& [data-closed]': {
      bg: 'bg.sunken',
      backgroundImage:
        'repeating-linear-gradient(-45deg, transparent 0 6px, {colors.border} 6px 7px)',
    },
    ...steps,
  },
});
const Legend = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    paddingTop: '2',
    textStyle: 'caption',
    color: 'fg.muted',
    '& span': { width: '5', height: '3', borderRadius: 'sm', borderWidth: '1px' },
    ...steps,
  },
});
