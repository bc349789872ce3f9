import { chakra } from '@chakra-ui/react';
import type { BannerReport } from '@oche/validators/banners/admin';
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
    <Frame>
      <Scale aria-hidden="true">
        {ticks.toReversed().map((tick) => (
          <span key={tick}>{wholeText(tick, locale)}</span>
        ))}
      </Scale>
      <Picture
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <path
          d={ticks.map((tick) => `M0 ${y(tick)}H${WIDTH}`).join('')}
          stroke={colorVar('border')}
          strokeWidth="1"
        />
        <path d={bars.join('')} fill={colorVar(COLOURS[what])} />
      </Picture>
      <Ends aria-hidden="true">
        <span>{dayText(first.day, locale, 'day')}</span>
        <span>{dayText(last.day, locale, 'day')}</span>
      </Ends>
    </Frame>
  );
}

const EMPTY = { day: '', impressions: 0, clicks: 0 };
const round = (value: number) => Math.round(value * 10) / 10;

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    rowGap: '1',
    paddingTop: '2',
    textStyle: 'number',
    fontSize: 'sm',
    color: 'fg.muted',
  },
});
const Scale = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    marginBlock: '-0.5em',
    lineHeight: '1',
    textAlign: 'end',
  },
});
/** stretched to its place */
const Picture = chakra('svg', {
  base: {
    width: 'full',
    height: { base: '8rem', md: '10rem' },
    '& path': { vectorEffect: 'non-scaling-stroke' },
  },
});
const Ends = chakra('p', {
  base: { gridColumn: '2', display: 'flex', justifyContent: 'space-between', paddingTop: '1' },
});
