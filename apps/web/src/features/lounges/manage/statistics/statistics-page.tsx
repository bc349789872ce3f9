import { useState } from 'react';
import { Select } from '../../../../components/form/controls.ts';
import { EmptyState } from '../../../../components/page/empty-state.tsx';
import { Section } from '../../../../components/section/section.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import { useManagedLounge } from '../managed-lounge.tsx';
import { BoardsShare } from './boards-share.tsx';
import { Charts, UtilisationChart } from './charts.tsx';
import { CsvExport } from './csv-export.tsx';
import { HoursHeat } from './hours-heat.tsx';
import { MeaningSection } from './meaning-section.tsx';
import { Totals } from './totals.tsx';
import { USUAL_WEEKS } from './weeks.ts';
import { WeeksTable } from './weeks-table.tsx';

const RANGES = [4, 12, 26, 53] as const;

/** How full the lounge is and what it earns, week by week. */
export function StatisticsPage() {
  const texts = useTexts('manage/statistics');
  const { lounge } = useManagedLounge();
  const [weekCount, setWeekCount] = useState<number>(USUAL_WEEKS);
  const [{ weeks, compared, hours, boards }] = trpc.bookings.calendar.statistics.useSuspenseQuery(
    { loungeId: lounge.id, weeks: weekCount },
    { staleTime: 60_000 },
  );
  // nothing in these weeks says nothing yet of an hour or a board
  const isEmpty = weeks.every((week) => week.bookings === 0 && week.cancelled === 0);
  return (
    <>
      <Section
        title={texts.title()}
        text={texts.text()}
        actions={
          <Select
            aria-label={texts.range()}
            width="auto"
            value={weekCount}
            onChange={({ target }) => setWeekCount(Number(target.value))}
          >
            {RANGES.map((count) => (
              <option key={count} value={count}>
                {count === 53 ? texts.year() : texts.weeks({ count })}
              </option>
            ))}
          </Select>
        }
      >
        {isEmpty ? (
          <EmptyState title={texts.empty()} as="h3">
            <p>{texts.emptyText()}</p>
          </EmptyState>
        ) : (
          <>
            <Totals
              compared={compared}
              weeks={weekCount}
              chart={<UtilisationChart weeks={weeks} />}
            />
            <MeaningSection hours={hours} />
            {hours.length > 0 ? <HoursHeat hours={hours} /> : null}
            <BoardsShare boards={boards} />
            <Charts weeks={weeks} />
            <WeeksTable weeks={weeks} />
          </>
        )}
      </Section>
      <CsvExport />
    </>
  );
}
