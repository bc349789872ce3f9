import type { OpeningPeriod } from '@oche/validators/lounges/opening-hours';
import { Notice } from '../../../../components/notice.tsx';
import { Figure } from '../../../../components/text.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { addDays, spanText } from '../../../../lib/time/place-time.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useManagedLounge } from '../managed-lounge.tsx';
import { outsideHours } from './outside-hours.ts';

interface OutsideHoursNoteProps {
  date: string;
  /** the hours that the day is to get; none closes it */
  periods: readonly OpeningPeriod[];
}

/** Says before it is saved which bookings a day's other hours leave out: they are not cancelled. */
export function OutsideHoursNote({ date, periods }: OutsideHoursNoteProps) {
  const texts = useTexts('manage/hours');
  const locale = useLocale();
  const { lounge } = useManagedLounge();
  const { data } = trpc.bookings.calendar.get.useQuery({
    loungeId: lounge.id,
    from: addDays(date, -1),
    days: 2,
  });
  const left = data ? outsideHours(data, periods) : [];
  return (
    <div role="status">
      {left.length > 0 ? (
        <Notice>
          <p>{texts.outside({ count: left.length })}</p>
          <ul>
            {left.map((entry) => (
              <li key={entry.id}>
                <b>{entry.guest.name}</b>{' '}
                <Figure>{spanText(entry, lounge.timeZone, locale)}</Figure>
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </div>
  );
}
