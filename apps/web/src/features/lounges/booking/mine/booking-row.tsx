import { chakra } from '@chakra-ui/react';
import type { Booking } from '@oche/validators/bookings/schemas';
import { TextLink } from '../../../../components/link.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { euroText } from '../../../../lib/money.ts';
import { clockText, dateOf, momentText } from '../../../../lib/time/place-time.ts';
import { PhoneLink } from '../../shared/phone-link.tsx';
import { useReaderElsewhere } from '../use-reader-elsewhere.ts';
import { BookingActions } from './booking-actions.tsx';
import { DateBlock, EntryHead, EntryName, EntryRow, EntryWords } from './entry-parts.tsx';
import { StatusBadge } from './status-badge.tsx';

interface BookingRowProps {
  booking: Booking;
  /** the member has reviewed its lounge */
  isReviewed: boolean;
}

/** One booking: when, where, which boards, what it costs, and what can be done with it. */
export function BookingRow({ booking, isReviewed }: BookingRowProps) {
  const { free, timeZone } = useTexts('booking');
  const { bookings: texts } = useTexts('booking/mine');
  const locale = useLocale();
  const { lounge, startTime, endTime, status, boards, groupSize, notes, totalPrice } = booking;
  const zone = lounge.timeZone;
  const city = [lounge.zipCode, lounge.city].filter(Boolean).join(' ');
  const isElsewhere = useReaderElsewhere(zone);
  const isOff = status === 'cancelled' || status === 'no_show';
  return (
    <EntryRow id={`booking-${booking.id}`}>
      <DateBlock date={dateOf(startTime, zone)} isOff={isOff} />
      <EntryWords>
        <EntryHead>
          <EntryName>
            <TextLink to="/venues/$id" params={{ id: String(lounge.id) }} variant="plain">
              {lounge.name}
            </TextLink>
          </EntryName>
          <StatusBadge status={status} />
        </EntryHead>
        <When data-off={isOff || undefined}>
          {clockText(startTime, zone)}–{clockText(endTime, zone)}
          <span> · {totalPrice === 0 ? free() : euroText(totalPrice, locale)}</span>
        </When>
        <p>{boards.map(({ name }) => name).join(', ')}</p>
        <Small>
          {lounge.address}, {city}
          {groupSize ? `\u00a0· ${texts.people({ count: groupSize })}` : null}
        </Small>
        {notes ? <Small>{texts.notes({ notes })}</Small> : null}
        {isElsewhere ? <Small>{timeZone({ zone })}</Small> : null}
        <Deadline booking={booking} />
        <BookingActions booking={booking} isReviewed={isReviewed} />
      </EntryWords>
    </EntryRow>
  );
}

/** Says until when something can still be done, or what has happened. */
function Deadline({ booking }: { booking: Booking }) {
  const { bookings: texts } = useTexts('booking/mine');
  const locale = useLocale();
  const { can, status, cancellableUntil, cancelled, expiresAt, lounge } = booking;
  const when = (instant: string) => momentText(instant, lounge.timeZone, locale);
  if (cancelled) {
    return (
      <>
        <Small>{texts.cancelledBy[cancelled.as]({ when: when(cancelled.at) })}</Small>
        {cancelled.reason ? <p>{texts.reason({ reason: cancelled.reason })}</p> : null}
      </>
    );
  }
  if (expiresAt) return <Small>{texts.answerUntil({ when: when(expiresAt) })}</Small>;
  if (status !== 'confirmed') return null;
  // the list may be older than the deadline
  if (can.cancel && Date.parse(cancellableUntil) > Date.now()) {
    return <Small>{texts.cancelUntil({ when: when(cancellableUntil) })}</Small>;
  }
  return (
    <Small>
      {texts.cancelOver()} {lounge.phone ? <PhoneLink phone={lounge.phone} /> : null}
    </Small>
  );
}

const When = chakra('p', {
  base: {
    textStyle: 'number',
    fontSize: 'xl',
    lineHeight: '1.2',
    '&[data-off]': { color: 'fg.muted' },
  },
});
const Small = chakra('p', {
  base: { textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' },
});
