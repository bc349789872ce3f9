import { chakra } from '@chakra-ui/react';
import type { ItemFigures } from '@oche/validators/market/schemas';
import { ChartFrame } from '../../../../components/chart/chart-frame.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { colorVar } from '../../../../theme/svg.ts';
import { dayName } from './day-name.ts';

type Day = ItemFigures['days'][number];

const WIDTH = 1000;
const HEIGHT = 300;
/** Of the width of a day that its bar takes, and the widest that a bar gets where there are few days. */
const BAR = 0.7;
const BAR_MAX = 60;

/** What is marked above a day's bar, from the bar upwards. */
const MARKS = [
  { kind: 'favourites', colour: 'board-red' },
  { kind: 'shares', colour: 'board-wire' },
  { kind: 'offers', colour: 'tape' },
] as const;

/** Looks by day as bars, and a dot above it for each day on which somebody remembered, shared or offered. */
export function DaysChart({ days }: { days: readonly Day[] }) {
  const { figures: texts } = useTexts('market/mine');
  const locale = useLocale();
  const most = Math.max(4, ...days.map(({ views }) => views));
  const step = WIDTH / Math.max(1, days.length);
  const width = round(Math.min(step * BAR, BAR_MAX));
  const middle = (index: number) => round((index + 0.5) * step);
  const top = (value: number) => round(HEIGHT - (value / most) * HEIGHT);
  const [first] = days;
  const last = days.at(-1);
  const best = days.reduce<Day | undefined>(
    (most, day) => (most && most.views >= day.views ? most : day),
    undefined,
  );
  if (!first || !last || !best) return null;
  const dots = (kind: (typeof MARKS)[number]['kind'], row: number) =>
    days
      .map((day, index) => (day[kind] > 0 ? `M${middle(index)} ${-16 - row * 18}h0` : ''))
      .join('');
  return (
    <ChartFrame
      ticks={[`${most}`, '0']}
      ticksFrom="1.9rem"
      ends={(days.length > 1 ? [first, last] : [first]).map(({ day }) => dayName(day, locale))}
      viewBox={`0 -60 ${WIDTH} ${HEIGHT + 60}`}
      aria-label={texts.aria({ day: dayName(best.day, locale), views: best.views })}
      legend={
        <Legend aria-hidden="true">
          <li data-kind="views">{texts.views()}</li>
          {MARKS.map(({ kind }) => (
            <li key={kind} data-kind={kind}>
              {texts[kind]()}
            </li>
          ))}
        </Legend>
      }
    >
      <path d={`M0 0H${WIDTH}M0 ${HEIGHT}H${WIDTH}`} stroke={colorVar('border')} strokeWidth="1" />
      {days.map(({ day, views }, index) =>
        views > 0 ? (
          <rect
            key={day}
            x={round(middle(index) - width / 2)}
            y={top(views)}
            width={width}
            height={round(HEIGHT - top(views))}
            fill={colorVar('positive-solid')}
          />
        ) : null,
      )}
      {MARKS.map(({ kind, colour }, row) => (
        <path
          key={kind}
          d={dots(kind, row)}
          stroke={colorVar(colour)}
          strokeWidth="9"
          strokeLinecap="round"
        />
      ))}
    </ChartFrame>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;

const Legend = chakra('ul', {
  base: {
    gridColumn: '2',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    listStyle: 'none',
    '& li': { display: 'flex', alignItems: 'center', gap: '1.5' },
    '& li::before': { content: '""', width: '3', height: '3', borderRadius: 'full' },
    '& [data-kind=views]::before': { bg: 'positive.solid', borderRadius: '0' },
    '& [data-kind=favourites]::before': { bg: 'board.red' },
    '& [data-kind=shares]::before': { bg: 'board.wire' },
    '& [data-kind=offers]::before': { bg: 'tape' },
  },
});
