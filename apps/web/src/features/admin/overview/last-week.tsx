import { chakra } from '@chakra-ui/react';
import { type Figure, figures } from '@oche/validators/admin/figures';
import { TextLink } from '../../../components/link.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Muted } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { QueryState } from '../../../patterns/query-state.tsx';
import { Spark } from '../figures/spark.tsx';
import { isStock, sumOf, weeksOf } from '../figures/sums.ts';

/** How the last seven days went, beside the seven before. */
export function LastWeek() {
  const { overview, figures: names } = useTexts('admin/site');
  const texts = overview.week;
  const locale = useLocale();
  const query = trpc.admin.figures.list.useQuery({}, { staleTime: 0 });
  const number = new Intl.NumberFormat(locale);
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  return (
    <TitledSection
      title={texts.title()}
      action={
        <TextLink to="/admin/$" params={{ _splat: 'statistics' }}>
          {texts.more()}
        </TextLink>
      }
    >
      <Muted>{texts.text()}</Muted>
      <QueryState query={query} failed={texts.failed()}>
        {({ days }) => {
          const { now, before } = weeksOf(days);
          const valueIn = (figure: Figure, part: typeof now) =>
            isStock(figure) ? (part.at(-1)?.[figure] ?? 0) : sumOf(part, figure);
          return (
            <List>
              {figures
                .filter((figure) => figure !== 'activeDay')
                .map((figure) => {
                  const change = valueIn(figure, now) - valueIn(figure, before);
                  return (
                    <li key={figure}>
                      <span>{names[figure]()}</span>
                      <Spark values={days.map((day) => day[figure])} />
                      <Value>{number.format(valueIn(figure, now))}</Value>
                      <Change data-up={change > 0 || undefined}>
                        {change === 0 ? texts.same() : signed.format(change)}
                      </Change>
                    </li>
                  );
                })}
            </List>
          );
        }}
      </QueryState>
    </TitledSection>
  );
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr) 4rem 3.5rem 4.5rem',
        sm: 'minmax(0, 1fr) 9rem 5rem 5.5rem',
      },
      alignItems: 'center',
      gap: '3',
      minHeight: '12',
      borderBottomWidth: '1px',
    },
  },
});
const Value = chakra('strong', {
  base: { textStyle: 'number', fontSize: '2xl', lineHeight: '1', textAlign: 'end' },
});
const Change = chakra('span', {
  base: {
    textStyle: 'number',
    textAlign: 'end',
    color: 'fg.muted',
    '&[data-up]': { color: 'positive' },
  },
});
