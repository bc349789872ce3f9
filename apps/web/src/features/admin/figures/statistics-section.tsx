import { chakra } from '@chakra-ui/react';
import { figures } from '@oche/validators/admin/figures';
import { useNavigate } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { ButtonAnchor } from '../../../components/button.tsx';
import { ChoiceRow } from '../../../components/form/choice-row.tsx';
import { Split } from '../../../components/layout.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { Section } from '../../../components/section/section.tsx';
import { Muted } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { formatDateTime } from '../../../lib/time/date-text.ts';
import { addDays, dateOf } from '../../../lib/time/place-time.ts';
import { trpc } from '../../../lib/trpc.ts';
import { QueryState } from '../../../patterns/query-state.tsx';
import { DayChart } from './day-chart.tsx';
import { FiguresTable } from './figures-table.tsx';

const PERIODS = ['30', '90', '365'] as const;
const VIEWS = ['charts', 'table'] as const;

/** One of the words that an address can have, else the first. */
const oneOf = <Word extends string>(words: readonly [Word, ...Word[]], value: unknown): Word =>
  words.find((word) => word === value) ?? words[0];

/** What each day came to, as charts or as a table; the address has which. */
export function StatisticsSection({ search }: { search: Record<string, unknown> }) {
  const { statistics: texts } = useTexts('admin/site');
  const locale = useLocale();
  const navigate = useNavigate();
  const period = oneOf(PERIODS, search.days);
  const view = oneOf(VIEWS, search.view);
  const to = dateOf(new Date(), 'Europe/Berlin');
  const days = { from: addDays(to, 1 - Number(period)), to };
  const query = trpc.admin.figures.list.useQuery(days, {
    staleTime: 0,
    placeholderData: (before) => before,
  });
  const show = (changed: { days?: string; view?: string }) =>
    navigate({
      to: '/admin/$',
      params: { _splat: 'statistics' },
      search: { days: period, view, ...changed },
      replace: true,
      resetScroll: false,
    });
  return (
    <Section
      title={texts.title()}
      text={texts.text()}
      actions={
        <ButtonAnchor
          href={`/api/admin/figures.csv?${new URLSearchParams(days)}`}
          download
          variant="outline"
          size="sm"
        >
          <Download aria-hidden="true" />
          {texts.csv()}
        </ButtonAnchor>
      }
    >
      <Tools>
        <ChoiceRow
          legend={texts.period()}
          name="period"
          options={PERIODS.map((value) => ({ value, label: texts.periods[value]() }))}
          checkedValue={period}
          onChange={({ target }) => show({ days: target.value })}
        />
        <ChoiceRow
          legend={texts.view()}
          name="view"
          options={VIEWS.map((value) => ({ value, label: texts.views[value]() }))}
          checkedValue={view}
          onChange={({ target }) => show({ view: target.value })}
        />
      </Tools>
      <QueryState query={query} failed={texts.failed()}>
        {({ days: found, computedAt }) =>
          computedAt === null ? (
            <EmptyState title={texts.none()}>
              <p>{texts.noneText()}</p>
            </EmptyState>
          ) : (
            <>
              <Muted>
                {texts.computed({ time: formatDateTime(new Date(computedAt), locale) })}
              </Muted>
              {view === 'table' ? (
                <FiguresTable days={found} />
              ) : (
                <Split sides="even" gap="5">
                  {figures.map((figure) => (
                    <DayChart key={figure} figure={figure} days={found} />
                  ))}
                </Split>
              )}
            </>
          )
        }
      </QueryState>
    </Section>
  );
}

const Tools = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', rowGap: '4', columnGap: '8' },
});
