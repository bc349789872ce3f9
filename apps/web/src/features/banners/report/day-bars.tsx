import type { BannerReport } from '@oche/validators/banners/admin';
import { ChartFrame } from '../../../components/chart/chart-frame.tsx';
import { Muted } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { dayText } from '../../../lib/time/place-time.ts';
import { colorVar } from '../../../theme/svg.ts';
import { wholeText } from './numbers.ts';
import { ticksUpTo } from './ticks.ts';

interface DayBarsProps {
  days: BannerReport['days'];
  what: 'impressions' | 'clicks';
}

const WIDTH = 1000;
const HEIGHT = 200;
/** How much of a day's place its bar has. */
const FILLED = 0.72;
const COLOURS = { impressions: 'accent-solid', clicks: 'positive-solid' };

/** A bar for each day. Its numbers are in the table of the report. */
export function DayBars({ days, what }: DayBarsProps) {
  const texts = useTexts('banner-admin/report');
  const locale = useLocale();
  const best = days.reduce((most, day) => (day[what] > most[what] ? day : most), days[0] ?? EMPTY);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || best[what] === 0) return <Muted>{texts.nothing()}</Muted>;
  const ticks = ticksUpTo(best[what]);
  const top = ticks.at(-1) ?? 1;
  const step = WIDTH / days.length;
  const y = (value: number) => round(HEIGHT - (value / top) * HEIGHT);
  const bars = days.map(({ [what]: value }, index) => {
    const left = round(index * step + (step * (1 - FILLED)) / 2);
    return value === 0 ? '' : `M${left} ${HEIGHT}V${y(value)}h${round(step * FILLED)}V${HEIGHT}z`;
  });
  const total = days.reduce((sum, day) => sum + day[what], 0);
  const label = texts.chart({
    what: texts[what](),
    total: wholeText(total, locale),
    day: dayText(best.day, locale, 'day'),
    most: wholeText(best[what], locale),
  });
  return (
    <ChartFrame
      ticks={ticks.toReversed().map((tick) => wholeText(tick, locale))}
      ends={[first, last].map(({ day }) => dayText(day, locale, 'day'))}
      height={{ base: '8rem', md: '10rem' }}
      overflow="hidden"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-label={label}
    >
      <path
        d={ticks.map((tick) => `M0 ${y(tick)}H${WIDTH}`).join('')}
        stroke={colorVar('border')}
        strokeWidth="1"
      />
      <path d={bars.join('')} fill={colorVar(COLOURS[what])} />
    </ChartFrame>
  );
}

const EMPTY = { day: '', impressions: 0, clicks: 0 };
const round = (value: number) => Math.round(value * 10) / 10;
