import { chakra } from '@chakra-ui/react';
import type { Booking } from '@oche/validators/bookings';
import { TextLink } from '../../../../components/link.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { euroText } from '../../shared/money.ts';
import { clockText, dateOf, dayText, momentText } from '../lounge-time.ts';
import { BookingActions } from './booking-actions.tsx';
import { StatusBadge } from './status-badge.tsx';

/** One evening: when, where, which boards, what it costs, and what can be done with it. */
export function BookingRow({ booking }: { booking: Booking }) {
  const texts = useTexts('booking');
  const locale = useLocale();
  const { lounge, startTime, endTime, status, boards, groupSize, notes, totalPrice } = booking;
  const zone = lounge.timeZone;
  const city = [lounge.zipCode, lounge.city].filter(Boolean).join(' ');
  const isOff = status === 'cancelled' || status === 'no_show';
  return (
    <Row>
      <DateBlock date={dateOf(startTime, zone)} isOff={isOff} />
      <Words>
        <Head>
          <Name>
            <TextLink to="/venues/$id" params={{ id: String(lounge.id) }} variant="plain">
              {lounge.name}
            </TextLink>
          </Name>
          <StatusBadge status={status} />
        </Head>
        <When data-off={isOff || undefined}>
          {clockText(startTime, zone)}–{clockText(endTime, zone)}
          <span> · {totalPrice === 0 ? texts.quote.free() : euroText(totalPrice, locale)}</span>
        </When>
        <p>{boards.map(({ name }) => name).join(', ')}</p>
        <Small>
          {lounge.address}, {city}
          {groupSize ? ` · ${texts.bookings.people({ count: groupSize })}` : null}
        </Small>
        {notes ? <Small>{texts.bookings.notes({ notes })}</Small> : null}
        <Deadline booking={booking} />
        <BookingActions booking={booking} />
      </Words>
    </Row>
  );

  function Deadline({
    booking: { can, cancellableUntil, cancelled, expiresAt },
  }: {
    booking: Booking;
  }) {
    if (cancelled) {
      const when = momentText(cancelled.at, zone, locale);
      return (
        <Small>
          {texts.bookings.cancelledBy[cancelled.as]({ when })}
          {cancelled.reason ? ` · ${texts.bookings.reason({ reason: cancelled.reason })}` : null}
        </Small>
      );
    }
    if (expiresAt) {
      return (
        <Small>{texts.bookings.answerUntil({ when: momentText(expiresAt, zone, locale) })}</Small>
      );
    }
    if (status !== 'confirmed') return null;
    return (
      <Small>
        {can.cancel
          ? texts.bookings.cancelUntil({ when: momentText(cancellableUntil, zone, locale) })
          : texts.bookings.cancelOver()}
      </Small>
    );
  }
}

/** The day as a leaf of a calendar. */
export function DateBlock({ date, isOff = false }: { date: string; isOff?: boolean }) {
  const locale = useLocale();
  return (
    <Leaf data-off={isOff || undefined}>
      <span>{dayText(date, locale, 'weekday')}</span>
      <strong>{Number(date.slice(8))}</strong>
      <span>{dayText(date, locale, 'month')}</span>
    </Leaf>
  );
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: { base: '3', md: '5' },
    paddingBlock: '4',
    borderBottomWidth: '1px',
  },
});
const Leaf = chakra('p', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    width: { base: '12', md: '16' },
    paddingBlock: '1',
    textStyle: 'number',
    lineHeight: '1.15',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderTop: '5px solid {colors.accent.solid}',
    borderRadius: 'sm',
    bg: 'bg.raised',
    alignSelf: 'start',
    '& span': { fontSize: 'sm' },
    '& strong': { fontSize: { base: '2xl', md: '3xl' }, fontWeight: 'heavy', lineHeight: '1' },
    '&[data-off]': { color: 'fg.muted', bg: 'transparent', borderTopColor: 'border.strong' },
    '&[data-off] strong': { textDecoration: 'line-through', textDecorationThickness: '2px' },
  },
});
const Words = chakra('div', { base: { display: 'grid', gap: '1', minWidth: '0' } });
const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '3',
  },
});
const Name = chakra('h3', { base: { textStyle: 'subheading', overflowWrap: 'anywhere' } });
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
