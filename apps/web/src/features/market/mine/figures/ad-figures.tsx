import { chakra } from '@chakra-ui/react';
import type { FigurePeriod } from '@oche/validators/market/interest-limits';
import { keepPreviousData } from '@tanstack/react-query';
import { ChartSection } from '../../../../components/chart/chart-section.tsx';
import { ChartTable } from '../../../../components/chart/chart-table.tsx';
import { SkeletonRows } from '../../../../components/page/skeleton.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import { LoadFailed } from '../load-failed.tsx';
import { dayName } from './day-name.ts';
import { DaysChart } from './days-chart.tsx';

const KINDS = ['views', 'favourites', 'shares', 'offers'] as const;

/** The figures of one ad: their sums as a scoreboard, the days as bars, and how it was passed on. */
export function AdFigures({ id, days }: { id: number; days: FigurePeriod }) {
  const { figures: texts } = useTexts('market/mine');
  const locale = useLocale();
  const query = trpc.market.figures.get.useQuery(
    { id, days },
    { placeholderData: keepPreviousData },
  );
  if (query.isError && !query.data) return <LoadFailed query={query} />;
  if (!query.data) return <SkeletonRows />;
  const { total, shares } = query.data;
  const whole = new Intl.NumberFormat(locale);
  return (
    <>
      <Board className="dark" aria-busy={query.isPlaceholderData}>
        {KINDS.map((kind) => (
          <div key={kind} data-kind={kind}>
            <dd>{whole.format(total[kind])}</dd>
            <dt>{texts[kind]()}</dt>
          </div>
        ))}
      </Board>
      <ChartSection title={texts.byDay()} text={texts.byDayText()}>
        {total.views > 0 ? <DaysChart days={query.data.days} /> : <p>{texts.unseen()}</p>}
        <ChartTable
          summary={texts.table()}
          label={texts.byDay()}
          heads={[texts.day(), ...KINDS.map((kind) => texts[kind]())]}
          rows={query.data.days.map((day) => [
            dayName(day.day, locale),
            ...KINDS.map((kind) => whole.format(day[kind])),
          ])}
          total={[texts.sum(), ...KINDS.map((kind) => whole.format(total[kind]))]}
        />
      </ChartSection>
      {shares.length > 0 ? (
        <ChartSection title={texts.passedOn()}>
          <Ways>
            {shares.map(({ channel, count }) => (
              <li key={channel}>
                <strong>{whole.format(count)}</strong> {texts.channels[channel]()}
              </li>
            ))}
          </Ways>
        </ChartSection>
      ) : null}
    </>
  );
}

const Board = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    bg: 'bg.sunken',
    color: 'fg',
    '& > div': {
      display: 'grid',
      padding: '4',
      borderInlineStart: '6px solid',
      borderInlineStartColor: 'board.wire',
    },
    '& > [data-kind=views]': { borderInlineStartColor: 'board.green' },
    '& > [data-kind=favourites]': { borderInlineStartColor: 'board.red' },
    '& > [data-kind=offers]': { borderInlineStartColor: 'tape' },
    '& dd': { textStyle: 'numberHero' },
    '& dt': { textStyle: 'label' },
  },
});
const Ways = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    rowGap: '1',
    listStyle: 'none',
    '& strong': { textStyle: 'number', fontSize: 'xl', fontWeight: 'heavy' },
  },
});
