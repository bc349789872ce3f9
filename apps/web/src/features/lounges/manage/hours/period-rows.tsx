import { chakra } from '@chakra-ui/react';
import { MAX_PERIODS_A_DAY } from '@oche/validators/lounges/limits';
import type { OpeningPeriod } from '@oche/validators/lounges/opening-hours';
import { Plus, X } from 'lucide-react';
import { Button, IconButton } from '../../../../components/button.tsx';
import { Row } from '../../../../components/layout.tsx';
import { MomentInput } from '../../../../components/moment/moment-input.tsx';
import { Muted } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { endOf, nextPeriod } from './week.ts';

interface PeriodRowsProps {
  periods: readonly OpeningPeriod[];
  onChange: (periods: readonly OpeningPeriod[]) => void;
  /** names of this day and of the next */
  day: string;
  nextDay: string;
}

/** The openings of a day: fields for the times, with a note if they extend past midnight. */
export function PeriodRows({ periods, onChange, day, nextDay }: PeriodRowsProps) {
  const texts = useTexts('manage/hours');
  const change = (index: number, part: Partial<OpeningPeriod>) =>
    onChange(periods.map((period, at) => (at === index ? { ...period, ...part } : period)));
  return (
    <Rows>
      {periods.map((period, index) => {
        const number = index + 1;
        return (
          // the index is a good key: periods have no other, and are edited in place, never sorted
          <Row alignItems="center" gap="1" key={index}>
            <MomentInput
              width="8rem"
              height="9"
              kind="time"
              aria-label={texts.from({ day, number })}
              value={period.from}
              onChange={({ target }) => change(index, { from: target.value })}
            />
            <span aria-hidden="true">–</span>
            <MomentInput
              width="8rem"
              height="9"
              kind="time"
              aria-label={texts.to({ day, number })}
              value={period.to === '24:00' ? '00:00' : period.to}
              onChange={({ target }) => change(index, { to: target.value })}
            />
            <IconButton
              size="sm"
              label={texts.removePeriod({ day, number })}
              onClick={() => onChange(periods.filter((_, at) => at !== index))}
            >
              <X aria-hidden="true" />
            </IconButton>
            <EndWord period={period} nextDay={nextDay} />
          </Row>
        );
      })}
      {periods.length === 0 ? <Muted>{texts.closed()}</Muted> : null}
      {periods.length < MAX_PERIODS_A_DAY ? (
        <Button
          size="sm"
          variant="ghost"
          aria-label={texts.addPeriodFor({ day })}
          onClick={() => onChange([...periods, nextPeriod(periods)])}
        >
          <Plus aria-hidden="true" />
          {texts.addPeriod()}
        </Button>
      ) : null}
    </Rows>
  );
}

/** "bis 02:00 am Samstag" */
function EndWord({ period, nextDay }: { period: OpeningPeriod; nextDay: string }) {
  const texts = useTexts('manage/hours');
  if (!period.from || !period.to) return null;
  const end = endOf(period);
  if (end === 'sameDay') return null;
  return (
    <Muted>
      {end === 'allDay' ? texts.allDay() : texts.until({ time: period.to, day: nextDay })}
    </Muted>
  );
}

const Rows = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '1.5' },
});
