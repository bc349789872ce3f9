import { chakra } from '@chakra-ui/react';
import { type Weekday, weekdays } from '@oche/validators/lounges/limits';
import type { LoungeRules } from '@oche/validators/lounges/schemas';
import { Copy } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { SelectField } from '../../../../components/form/fields.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { SaveBar } from '../../../../components/form/save-bar.tsx';
import { useErrorInSight } from '../../../../components/form/use-error-in-sight.ts';
import { RuledList } from '../../../../components/list/ruled-list.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Section } from '../../../../components/section/section.tsx';
import { Figure } from '../../../../components/text.tsx';
import { useUi } from '../../../../components/ui-context.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import { useManagedLounge } from '../managed-lounge.tsx';
import { useSaved } from '../use-saved.ts';
import { CopyDayDialog } from './copy-day-dialog.tsx';
import { PeriodRows } from './period-rows.tsx';
import { timeZoneOptions } from './time-zones.ts';
import { copied, dayAfter, hoursOf, type Week, weekOf, withDay } from './week.ts';

/** It imports the schemas, which are needed only when the form is saved. */
const loadCheck = () => import('./hours-check.ts');

/** The hours of every week. A lounge without hours of its own has the default ones. */
export function HoursForm({ rules }: { rules: LoungeRules }) {
  const texts = useTexts('manage/hours');
  const { weekdays: names } = useTexts('manage');
  const { readError, translateError } = useUi();
  const { lounge } = useManagedLounge();
  const saved = useSaved(lounge.id);
  const update = trpc.lounges.rules.update.useMutation();
  const [week, setWeek] = useState<Week | null>(rules.openingHours && weekOf(rules.openingHours));
  const [timeZone, setTimeZone] = useState(rules.timeZone);
  const [error, setError] = useState<string | null>(null);
  const form = useErrorInSight(error);

  const openingHours = week && hoursOf(week);
  const isDirty =
    timeZone !== rules.timeZone ||
    JSON.stringify(openingHours) !==
      JSON.stringify(rules.openingHours && hoursOf(weekOf(rules.openingHours)));

  const save = async (event: FormEvent) => {
    event.preventDefault();
    // removed first, so that the same message is read out again
    setError(null);
    const { hoursError } = await loadCheck();
    const wrong = week && hoursError(week);
    if (wrong) return setError(`${names[wrong.weekday]()}: ${translateError(wrong.key)}`);
    try {
      await update.mutateAsync({ loungeId: lounge.id, data: { openingHours, timeZone } });
      await saved();
    } catch (failure) {
      setError(readError(failure).message);
    }
  };

  return (
    <Form formRef={form} onSubmit={save} isPending={update.isPending} error={error}>
      <Section
        title={texts.title()}
        text={texts.text()}
        actions={
          week ? (
            <Button size="sm" variant="outline" onClick={() => setWeek(null)}>
              {texts.useDefault()}
            </Button>
          ) : null
        }
      >
        {week ? (
          <WeekEditor week={week} onChange={setWeek} />
        ) : (
          <Notice tone="positive">
            <p>{texts.default()}</p>
            <Button
              size="sm"
              variant="outline"
              marginTop="2"
              onClick={async () => setWeek((await loadCheck()).DEFAULT_WEEK)}
            >
              {texts.enter()}
            </Button>
          </Notice>
        )}
        <Zone>
          <SelectField
            label={texts.timeZone()}
            hint={texts.timeZoneHint()}
            value={timeZone}
            options={timeZoneOptions(timeZone)}
            onChange={({ target }) => setTimeZone(target.value)}
          />
        </Zone>
      </Section>
      <SaveBar isDirty={isDirty} isPending={update.isPending} />
    </Form>
  );
}

function WeekEditor({ week, onChange }: { week: Week; onChange: (week: Week) => void }) {
  const texts = useTexts('manage/hours');
  const { weekdays: names } = useTexts('manage');
  const [copying, setCopying] = useState<Weekday | null>(null);
  return (
    <>
      <RuledList>
        {weekdays.map((weekday) => (
          <DayRow key={weekday}>
            <Figure fontSize="lg">{names[weekday]()}</Figure>
            <PeriodRows
              periods={week[weekday - 1] ?? []}
              onChange={(periods) => onChange(withDay(week, weekday, periods))}
              day={names[weekday]()}
              nextDay={names[dayAfter(weekday)]()}
            />
            <Button
              size="sm"
              variant="ghost"
              aria-label={texts.copyFor({ day: names[weekday]() })}
              onClick={() => setCopying(weekday)}
            >
              <Copy aria-hidden="true" />
              {texts.copy()}
            </Button>
          </DayRow>
        ))}
      </RuledList>
      {copying ? (
        <CopyDayDialog
          from={copying}
          onClose={() => setCopying(null)}
          onCopy={(to) => {
            onChange(copied(week, copying, to));
            setCopying(null);
          }}
        />
      ) : null}
    </>
  );
}

const DayRow = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '8rem minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    paddingBlock: '2',
    /* the times are below the day's name if there is no room beside it */
    '& > div': {
      gridRow: { base: '2', md: 'auto' },
      gridColumn: { base: '1 / -1', md: 'auto' },
    },
  },
});
const Zone = chakra('div', { base: { maxWidth: '22rem' } });
