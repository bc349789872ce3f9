import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { RowWords, RuledList, RuledRow } from '../../../../components/list/ruled-list.tsx';
import { Section } from '../../../../components/section/section.tsx';
import { Figure, Muted } from '../../../../components/text.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { dayText } from '../../../../lib/time/place-time.ts';
import { useManagedLounge } from '../managed-lounge.tsx';
import { ExceptionDialog } from './lazy-exception-dialog.ts';

/** The coming public holidays, each with a button to set other hours. */
export function HolidaysSection() {
  const texts = useTexts('manage/hours');
  const locale = useLocale();
  const { lounge } = useManagedLounge();
  const [chosen, setChosen] = useState<{ date: string; name: string } | null>(null);
  const holidays = lounge.specialDays.flatMap((day) =>
    day.holiday ? [{ ...day, holiday: day.holiday }] : [],
  );
  if (holidays.length === 0) return null;
  return (
    <Section title={texts.holidaysTitle()}>
      <RuledList>
        {holidays.map(({ date: day, holiday, periods }) => (
          <li key={day}>
            <RuledRow>
              <RowWords>
                <Figure>{holiday}</Figure>
                <Muted>{dayText(day, locale, 'long')}</Muted>
              </RowWords>
              {periods === null ? (
                <>
                  <Muted>{texts.holidayUsual()}</Muted>
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={texts.holidayChange({ name: holiday })}
                    onClick={() => setChosen({ date: day, name: holiday })}
                  >
                    {texts.exceptionOpen()}
                  </Button>
                </>
              ) : (
                <Figure>
                  {periods.length === 0
                    ? texts.closed()
                    : periods.map(({ from, to }) => `${from}–${to}`).join(', ')}
                </Figure>
              )}
            </RuledRow>
          </li>
        ))}
      </RuledList>
      {chosen ? (
        <ExceptionDialog exception={null} day={chosen} onClose={() => setChosen(null)} />
      ) : null}
    </Section>
  );
}
