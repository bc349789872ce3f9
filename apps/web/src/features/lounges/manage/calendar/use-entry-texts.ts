import type { CalendarEntry, CalendarHold } from '@oche/validators/bookings/schemas';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { clockTexts, dateOf, momentText, spanText } from '../../../../lib/time/place-time.ts';

type Times = Pick<CalendarEntry, 'startTime' | 'endTime'>;

/** Texts about bookings in a calendar of this time zone. */
export function useEntryTexts(timeZone: string) {
  const { calendar, status } = useTexts('manage/calendar');
  const locale = useLocale();
  /** "19:00" and "21:00" */
  const clocks = ({ startTime, endTime }: Times) =>
    clockTexts([startTime, endTime], timeZone, locale);
  const clock = (times: Times) => clocks(times).join('–');
  const boards = (entry: Pick<CalendarEntry, 'boards'>) =>
    entry.boards.map(({ name }) => name).join(', ');
  return {
    clocks,
    clock,
    boards,
    /** "Fr 27.11., 19:00–21:00" */
    when: (times: Times) => spanText(times, timeZone, locale),
    /** the same, or for several days: "Fr 27.11., 19:00 – Mo 30.11., 10:00" */
    period: (times: Times) => {
      const { startTime, endTime } = times;
      if (dateOf(startTime, timeZone) === dateOf(endTime, timeZone)) {
        return spanText(times, timeZone, locale);
      }
      return [startTime, endTime].map((time) => momentText(time, timeZone, locale)).join(' – ');
    },
    /**
     * for whom boards are held; with the day, as the offer ends long before the time that is held
     */
    held: ({ guestName, until }: CalendarHold) =>
      calendar.hold({ name: guestName, time: momentText(until, timeZone, locale) }),
    /** the text of an entry for screen readers */
    label: (entry: CalendarEntry) =>
      [
        calendar.entry({
          time: clock(entry),
          name: entry.guest.name,
          status: status[entry.status](),
          boards: boards(entry),
        }),
        entry.groupSize ? calendar.people({ count: entry.groupSize }) : '',
        entry.notes ? calendar.notes() : '',
        entry.series ? `${calendar.series()} ${entry.series.name}` : '',
      ]
        .filter(Boolean)
        .join(', '),
  };
}
