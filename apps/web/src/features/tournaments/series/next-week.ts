import { addDays, dateOf } from '../../../lib/time/place-time.ts';
import { instantText, localText } from '../shared/when.ts';

interface Times {
  startDate: string;
  endDate: string | null;
  registrationDeadline: string;
  checkInOpensAt: string | null;
}

const WEEK = 7;

/**
 * The same times on the clock, as many weeks later as it takes for the beginning to be still to come. That is what is
 * proposed for a copy, and for the evenings of a series.
 */
export function nextWeek(times: Times, timeZone: string, now: Date): Times {
  let days = WEEK;
  const later = (instant: string) => {
    const [date = '', time = ''] = localText(instant, timeZone).split('T');
    return instantText(`${addDays(date, days)}T${time}`, timeZone);
  };
  const today = dateOf(now, timeZone);
  while (dateOf(later(times.startDate), timeZone) <= today) days += WEEK;
  return {
    startDate: later(times.startDate),
    registrationDeadline: later(times.registrationDeadline),
    endDate: times.endDate && later(times.endDate),
    checkInOpensAt: times.checkInOpensAt && later(times.checkInOpensAt),
  };
}
