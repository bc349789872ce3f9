import { chakra } from '@chakra-ui/react';
import type { Figure, FiguresOfDay } from '@oche/validators/admin/figures';
import { type PointerEvent, useState } from 'react';
import { ChartFrame } from '../../../components/chart/chart-frame.tsx';
import { ChartSection } from '../../../components/chart/chart-section.tsx';
import { ChartTable } from '../../../components/chart/chart-table.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { dateFormat } from '../../../lib/time/formats.ts';
import { colorVar } from '../../../theme/svg.ts';
import { isStock, sumOf, topOf } from './sums.ts';

const WIDTH = 1000;
const HEIGHT = 240;

interface DayChartProps {
  figure: Figure;
  days: readonly FiguresOfDay[];
}

/** One figure over time: a line for what there is, bars for what each day brought. */
export function DayChart({ figure, days }: DayChartProps) {
  const { statistics: texts, figures: names } = useTexts('admin/site');
  const locale = useLocale();
  const [pointed, setPointed] = useState<number | null>(null);
  const number = new Intl.NumberFormat(locale);
  const dayText = (day: string) =>
    dateFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    }).format(new Date(`${day}T00:00:00Z`));
  const values = days.map((day) => day[figure]);
  const top = topOf(values);
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return null;
  const shown = pointed === null ? undefined : days[pointed];
  const step = WIDTH / days.length;
  const y = (value: number) => HEIGHT - (value / top) * HEIGHT;
  const point = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / width) * days.length);
    setPointed(Math.max(0, Math.min(days.length - 1, index)));
  };
  const words = isStock(figure)
    ? texts.latest({ value: number.format(last[figure]), day: dayText(last.day) })
    : texts.sum({ value: number.format(sumOf(days, figure)) });
  return (
    <ChartSection title={names[figure]()}>
      <Said>
        {shown
          ? texts.latest({ value: number.format(shown[figure]), day: dayText(shown.day) })
          : words}
      </Said>
      <ChartFrame
        above="0"
        ticks={(top > 1 ? [top, top / 2, 0] : [1, 0]).map((tick) => number.format(tick))}
        ends={[first, last].map(({ day }) => dayText(day))}
        height={{ base: '9rem', md: '11rem' }}
        touchAction="pan-y"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-label={texts.aria({
          figure: names[figure](),
          first: number.format(first[figure]),
          last: number.format(last[figure]),
          most: number.format(Math.max(...values)),
        })}
        onPointerMove={point}
        onPointerLeave={() => setPointed(null)}
      >
        <path
          d={[0, HEIGHT / 2, HEIGHT].map((line) => `M0 ${line}H${WIDTH}`).join('')}
          stroke={colorVar('border')}
          strokeWidth="1"
        />
        {isStock(figure) ? (
          <path
            d={`M${values.map((value, index) => `${(index + 0.5) * step} ${y(value)}`).join('L')}`}
            fill="none"
            stroke={colorVar('accent')}
            strokeWidth="3"
            strokeLinejoin="round"
          />
        ) : (
          values.map((value, index) => (
            <rect
              key={days[index]?.day}
              x={index * step + step * 0.12}
              width={step * 0.76}
              y={y(value)}
              height={HEIGHT - y(value)}
              fill={colorVar(index === pointed ? 'fg' : 'positive-solid')}
            />
          ))
        )}
        {pointed === null || !isStock(figure) ? null : (
          <path
            d={`M${(pointed + 0.5) * step} 0V${HEIGHT}`}
            stroke={colorVar('fg')}
            strokeWidth="1"
          />
        )}
      </ChartFrame>
      <ChartTable
        summary={texts.table()}
        label={names[figure]()}
        heads={[texts.day(), names[figure]()]}
        rows={days.toReversed().map((day) => [dayText(day.day), number.format(day[figure])])}
      />
    </ChartSection>
  );
}

const Said = chakra('p', {
  base: { textStyle: 'number', fontSize: 'xl', fontWeight: 'semibold', minHeight: '7' },
});
