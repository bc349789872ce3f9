import type { Booking } from '@oche/validators/bookings/schemas';
import { NIGHT_ENDS } from '@oche/validators/lounges/limits';
import { ButtonLink } from '../../../../components/button.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { addDays, clockText, dateOf } from '../../../../lib/time/place-time.ts';
import type { BookParams } from '../form/address-wish.ts';

const WEEK_MS = 7 * 86_400_000;

/** Leads to the booking sheet of the lounge, filled with the same evening of the week. */
export function BookAgain({ booking }: { booking: Booking }) {
  const { bookings: texts } = useTexts('booking/mine');
  return (
    <ButtonLink
      to="/venues/$id"
      params={{ id: String(booking.lounge.id) }}
      search={againOf(booking, Date.now())}
      variant="outline"
      size="sm"
    >
      {texts.again()}
    </ButtonLink>
  );
}

/**
 * The same times and people on the same day of the week: the first one that is still to come, which
 * is the very day of a booking that was cancelled before it began.
 * @param now milliseconds since 1970
 */
export function againOf(
  { startTime, endTime, groupSize, lounge: { timeZone } }: Booking,
  now: number,
): BookParams {
  const weeks = Math.max(0, Math.ceil((now - Date.parse(startTime)) / WEEK_MS));
  const from = clockText(startTime, timeZone);
  // what begins after midnight belongs to the evening before
  const night = from < NIGHT_ENDS ? -1 : 0;
  return {
    book: '1',
    date: addDays(dateOf(startTime, timeZone), 7 * weeks + night),
    from,
    to: clockText(endTime, timeZone),
    people: groupSize ? String(groupSize) : undefined,
  };
}
