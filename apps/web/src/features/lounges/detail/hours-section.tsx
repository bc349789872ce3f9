import { chakra } from '@chakra-ui/react';
import type { Lounge } from '@oche/validators/lounges/schemas';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Label, Small } from '../../../components/text.tsx';
import { useMinute } from '../../../components/time/use-minute.ts';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { businessDateAt } from '../../../lib/time/business-day.ts';
import { dayText } from '../../../lib/time/place-time.ts';
import { useReaderElsewhere } from '../booking/use-reader-elsewhere.ts';
import { periodsText, weekdayOf, weekdayText, weekRows } from './hours-text.ts';

/** The opening hours of a week, and days of the next weeks that differ. */
export function HoursSection({ lounge }: { lounge: Lounge }) {
  const texts = useTexts('lounge');
  const locale = useLocale();
  const minute = useMinute();
  const isElsewhere = useReaderElsewhere(lounge.timeZone);
  const today = minute === null ? null : businessDateAt(lounge, minute * 60_000);
  return (
    <TitledSection title={texts.hours.title()}>
      <Table>
        <tbody>
          {weekRows(lounge).map(({ weekday, periods }) => {
            const isToday = today !== null && weekdayOf(today) === weekday;
            return (
              <tr key={weekday} data-today={isToday || undefined}>
                <th scope="row">
                  {weekdayText(weekday, locale)}
                  {isToday ? <small> {texts.hours.today()}</small> : null}
                </th>
                <td>{periodsText(periods, texts)}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
      {lounge.hasOwnHours ? null : <Small>{texts.hours.assumed()}</Small>}
      {isElsewhere ? <Small>{texts.hours.zone({ zone: lounge.timeZone })}</Small> : null}
      <SpecialDays lounge={lounge} />
    </TitledSection>
  );
}

function SpecialDays({ lounge }: { lounge: Lounge }) {
  const texts = useTexts('lounge');
  const locale = useLocale();
  if (lounge.specialDays.length === 0) return null;
  return (
    <div>
      <Label>{texts.hours.special()}</Label>
      <Table>
        <tbody>
          {lounge.specialDays.map(({ date, periods, note, holiday }) => (
            <tr key={date}>
              <th scope="row">
                {dayText(date, locale)}
                <small> {[holiday, note].filter(Boolean).join(' · ')}</small>
              </th>
              <td>{periods ? periodsText(periods, texts) : texts.hours.asUsual()}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

const Table = chakra('table', {
  base: {
    width: 'full',
    '& th, & td': { paddingBlock: '1', verticalAlign: 'baseline', borderBottomWidth: '1px' },
    '& th': { textAlign: 'start', fontWeight: 'normal', paddingInlineEnd: '3' },
    '& td': { textAlign: 'end', textStyle: 'number' },
    '& small': { textStyle: 'caption', color: 'fg.muted' },
    '& tr[data-today] > *': { fontWeight: 'bold' },
    '& tr[data-today] > th': {
      boxShadow: 'inset 3px 0 0 {colors.accent.solid}',
      paddingInlineStart: '2',
    },
  },
});
