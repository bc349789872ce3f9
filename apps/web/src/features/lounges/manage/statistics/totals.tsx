import { chakra } from '@chakra-ui/react';
import type { LoungeStatistics } from '@oche/validators/bookings/schemas';
import { TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { HeroNumber, Muted } from '../../../../components/text.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { euroText } from '../../../../lib/money.ts';
import { changeOf, type Numbers, percentText, utilisation } from './numbers.ts';

interface TotalsProps {
  compared: LoungeStatistics['compared'];
  weeks: number;
  /** week by week, of the first number */
  chart: ReactNode;
}

/** How full it was, with its chart, and four numbers beside: of the complete days, compared with the same days before. */
export function Totals({ compared: { now, before }, weeks, chart }: TotalsProps) {
  const texts = useTexts('manage/statistics');
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  // in German the sign stands behind the amount, in English before it
  const income = euroText(Math.round(now.income), locale);
  const hasBefore = before.bookings > 0;
  const change = (numberOf: (numbers: Numbers) => number, isGood: 'more' | 'less' = 'more') =>
    hasBefore ? <Change now={numberOf(now)} before={numberOf(before)} isGood={isGood} /> : null;
  return (
    <div>
      <Hero className="dark">
        <div>
          <HeroNumber
            value={percentText(utilisation(now), locale).replace(/\s?%/, '')}
            unit="%"
            label={texts.utilisation()}
          />
          {change(utilisation)}
        </div>
        {chart}
      </Hero>
      <Row>
        <div>
          <HeroNumber value={number.format(now.bookings)} label={texts.bookings()} />
          {change(({ bookings }) => bookings)}
        </div>
        <div>
          <HeroNumber
            value={income.replace(/\s€$/, '')}
            {...(income.endsWith('€') ? { unit: '€' } : {})}
            label={texts.income()}
          />
          {change(({ income }) => income)}
        </div>
        <div>
          <HeroNumber value={number.format(now.cancelled)} label={texts.cancelled()} />
          {change(({ cancelled }) => cancelled, 'less')}
        </div>
        <div>
          <HeroNumber value={number.format(now.noShows)} label={texts.noShows()} />
          {change(({ noShows }) => noShows, 'less')}
        </div>
      </Row>
      <Muted paddingTop="3">
        {hasBefore ? texts.comparedWith({ count: weeks }) : texts.comparedWithNothing()}
      </Muted>
    </div>
  );
}

interface ChangeProps {
  now: number;
  before: number;
  isGood: 'more' | 'less';
}

function Change({ now, before, isGood }: ChangeProps) {
  const texts = useTexts('manage/statistics');
  const locale = useLocale();
  const change = changeOf(now, before);
  if (change === null && now > 0) return <Delta>{texts.noneBefore()}</Delta>;
  if (change === null || Math.abs(change) < 0.005) return <Delta>{texts.same()}</Delta>;
  const isMore = change > 0;
  const share = new Intl.NumberFormat(locale, {
    style: 'percent',
    signDisplay: 'always',
    maximumFractionDigits: 0,
  }).format(change);
  const Icon = isMore ? TrendingUp : TrendingDown;
  return (
    <Delta data-good={isMore === (isGood === 'more') || undefined} data-changed>
      <Icon aria-hidden="true" />
      {share}
    </Delta>
  );
}

/* a slate of the scoreboard */
const Hero = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' },
    alignItems: 'end',
    gap: { base: '4', md: '8' },
    marginBottom: '5',
    padding: { base: '4', md: '5' },
    bg: 'board.surround',
    color: 'board.chalk',
    borderBottom: '4px solid {colors.board.green}',
    '& > div > p > span:first-of-type': { fontSize: 'clamp(4.5rem, 18vw, 8rem)', lineHeight: '1' },
  },
});
const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 45%), 1fr))',
    gap: '5',
    '& > div > p > span:first-of-type': { fontSize: '3xl' },
  },
});
const Delta = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    textStyle: 'number',
    fontSize: 'sm',
    color: 'fg.muted',
    '& svg': { width: '1.1em', height: '1.1em' },
    '&[data-changed]': { color: 'danger', fontWeight: 'semibold' },
    '&[data-changed][data-good]': { color: 'positive' },
  },
});
