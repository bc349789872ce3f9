import { chakra } from '@chakra-ui/react';
import { VISIT_STEP } from '@oche/validators/statistics/limits';
import { ChartSection } from '../../../components/chart/chart-section.tsx';
import { ChartTable } from '../../../components/chart/chart-table.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { numbersOf } from '../numbers.ts';

/** The bars of the groups that players speak of. */
const GROUPS = [
  { name: 'from60', from: 3, to: 5 },
  { name: 'from100', from: 5, to: 7 },
  { name: 'from140', from: 7, to: 9 },
  { name: 'is180', from: 9, to: 10 },
] as const;

const groupOf = (bin: number) => GROUPS.find(({ from, to }) => bin >= from && bin < to)?.name;

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** How often which scores were thrown, in bars of 20 points, and the four that everybody asks for. */
export function VisitsChart({ visits }: { visits: readonly number[] }) {
  const texts = useTexts('statistics');
  const { percent, whole } = numbersOf(useLocale());
  const all = sum(visits);
  const most = Math.max(...visits, 1);
  const share = (count: number) => percent(all > 0 ? count / all : 0);
  return (
    <ChartSection title={texts.visits.title()} text={texts.visits.text()}>
      <Bars aria-hidden="true">
        {visits.map((count, bin) => (
          <Slot key={labelOf(bin)} title={`${labelOf(bin)}: ${whole(count)} (${share(count)})`}>
            <span>{count > 0 ? whole(count) : ''}</span>
            <Bar data-group={groupOf(bin)} style={{ height: `${(count / most) * 100}%` }} />
            <b>{bin * VISIT_STEP}</b>
          </Slot>
        ))}
      </Bars>
      <Groups>
        {GROUPS.map(({ name, from, to }) => {
          const count = sum(visits.slice(from, to));
          return (
            <div key={name} data-group={name}>
              <dt>{texts.visits[name]()}</dt>
              <dd>
                {whole(count)} <small>{share(count)}</small>
              </dd>
            </div>
          );
        })}
      </Groups>
      <ChartTable
        summary={texts.table()}
        label={texts.visits.title()}
        heads={[texts.visits.points(), texts.visits.count(), texts.visits.share()]}
        rows={visits.map((count, bin) => [labelOf(bin), whole(count), share(count)])}
      />
    </ChartSection>
  );
}

const labelOf = (bin: number): string => {
  const from = bin * VISIT_STEP;
  return from === 180 ? '180' : `${from}–${from + VISIT_STEP - 1}`;
};

const BEDS = {
  '&[data-group=from60]': { '--bed': '{colors.fg.muted}' },
  '&[data-group=from100]': { '--bed': '{colors.positive.solid}' },
  '&[data-group=from140]': { '--bed': '{colors.accent.solid}' },
  '&[data-group=is180]': { '--bed': '{colors.tape}' },
};

const Bars = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
    gap: '3px',
    height: '13rem',
    textStyle: 'number',
    fontSize: { base: 'xs', sm: 'sm' },
  },
});
const Slot = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateRows: { base: '2.75rem minmax(0, 1fr) auto', sm: 'auto minmax(0, 1fr) auto' },
    alignItems: 'end',
    textAlign: 'center',
    '& b': { color: 'fg.muted', fontWeight: 'semibold', paddingTop: '1' },
    '& > div': { gridRow: '2' },
    // four digits are wider than a bar on a phone, so there they stand upright
    '& > span': {
      justifySelf: 'center',
      lineHeight: '1.3',
      writingMode: { base: 'vertical-rl', sm: 'horizontal-tb' },
      transform: { base: 'rotate(180deg)', sm: 'none' },
    },
  },
});
const Bar = chakra('div', {
  base: {
    minHeight: '2px',
    bg: 'var(--bed, {colors.border.strong})',
    borderTopWidth: '2px',
    borderTopColor: 'fg',
    ...BEDS,
  },
});
const Groups = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
    gap: '2',
    '& > div': { borderTopWidth: '6px', borderTopColor: 'var(--bed)', paddingTop: '1', ...BEDS },
    '& dt': { textStyle: 'label', color: 'fg.muted' },
    '& dd': { textStyle: 'number', fontSize: 'xl', fontWeight: 'heavy', lineHeight: 'tight' },
    '& small': { fontSize: 'sm', fontWeight: 'semibold', color: 'fg.muted' },
  },
});
