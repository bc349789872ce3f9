import { chakra } from '@chakra-ui/react';
import type { Booking } from '@oche/validators/bookings/schemas';
import type { Lounge } from '@oche/validators/lounges/schemas';
import { CalendarPlus, MapPin, Share2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button, ButtonAnchor, ButtonLink } from '../../../../components/button.tsx';
import { DialogActions } from '../../../../components/dialog/dialog.tsx';
import { Row } from '../../../../components/layout.tsx';
import { Label, Small } from '../../../../components/text.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { euroText } from '../../../../lib/money.ts';
import {
  clockText,
  dateOf,
  dayText,
  momentText,
  spanText,
} from '../../../../lib/time/place-time.ts';
import { addressLines } from '../../shared/address.ts';
import { PhoneLink } from '../../shared/phone-link.tsx';
import { routeUrl } from '../../shared/route-url.ts';
import { useShare } from '../../shared/use-share.ts';
import { StatusBadge } from '../mine/status-badge.tsx';
import { useCalendarFile } from '../mine/use-calendar-file.ts';

interface BookedPanelProps {
  booking: Booking;
  lounge: Lounge;
  onClose: () => void;
}

/** What was booked, and what one does next with it. It stays until the reader closes it. */
export function BookedPanel({ booking, lounge, onClose }: BookedPanelProps) {
  const { free } = useTexts('booking');
  const { booked: texts } = useTexts('booking/form');
  const locale = useLocale();
  const saveToCalendar = useCalendarFile(booking);
  const share = useShare(texts);
  const band = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // the button that was pressed is gone, and the news is what is read next
    band.current?.focus();
  }, []);
  const { timeZone, latitude, longitude } = lounge;
  const { startTime, endTime, boards, totalPrice, groupSize } = booking;
  const date = dateOf(startTime, timeZone);
  const isLate = booking.status === 'confirmed' && !booking.can.cancel;
  const boardNames = boards.map(({ name }) => name).join(', ');
  const shareText = texts.shareText({
    lounge: lounge.name,
    when: spanText(booking, timeZone, locale),
    boards: boardNames,
  });
  return (
    <>
      <Band ref={band} className="dark" tabIndex={-1}>
        <Day>{dayText(date, locale, 'long')}</Day>
        <Time>
          {clockText(startTime, timeZone)}–{clockText(endTime, timeZone)}
        </Time>
        <StatusBadge status={booking.status} />
      </Band>
      <Facts>
        <Fact label={texts.lounge()}>
          <strong>{lounge.name}</strong>
          {addressLines(lounge, locale).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Fact>
        <Fact label={texts.boards()}>
          <span>
            {boardNames}
            {groupSize ? ` · ${texts.people({ count: groupSize })}` : null}
          </span>
        </Fact>
        <Fact label={texts.price()}>
          <Amount>{totalPrice === 0 ? free() : euroText(totalPrice, locale)}</Amount>
          {totalPrice === 0 ? null : <Small>{texts.pay()}</Small>}
        </Fact>
        <Fact label={texts.cancel()}>
          <span>{cancelText()}</span>
          {isLate && lounge.phone ? <PhoneLink phone={lounge.phone} /> : null}
        </Fact>
      </Facts>
      <Row>
        <Button variant="outline" size="sm" onClick={saveToCalendar}>
          <CalendarPlus aria-hidden="true" />
          {texts.toCalendar()}
        </Button>
        <Button
          variant="outline"
          size="sm"
          onClick={() => void share({ title: lounge.name, text: shareText, path: page(lounge.id) })}
        >
          <Share2 aria-hidden="true" />
          {texts.share()}
        </Button>
        {latitude === null || longitude === null ? null : (
          <ButtonAnchor
            href={routeUrl(latitude, longitude)}
            target="_blank"
            rel="noreferrer"
            variant="outline"
            size="sm"
          >
            <MapPin aria-hidden="true" />
            {texts.route()}
          </ButtonAnchor>
        )}
      </Row>
      <Small>{booking.status === 'requested' ? texts.mailOfAnswer() : texts.mail()}</Small>
      <DialogActions>
        <ButtonLink to="/bookings" variant="ghost">
          {texts.toBookings()}
        </ButtonLink>
        <Button variant="accent" shape="wedge" onClick={onClose}>
          {texts.done()}
        </Button>
      </DialogActions>
    </>
  );

  function cancelText(): string {
    if (booking.status === 'requested') return texts.cancelRequest();
    if (isLate) return texts.cancelOver();
    return texts.cancelUntil({ when: momentText(booking.cancellableUntil, timeZone, locale) });
  }
}

const page = (id: number): string => `/venues/${id}`;

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Label>{label}</Label>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

const Band = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    gap: '1',
    marginInline: { base: '-4', md: '-6' },
    paddingInline: { base: '4', md: '6' },
    paddingBlock: '4',
    paddingInlineEnd: '10',
    layerStyle: 'pub',
    clipPath: 'polygon(0 0, 100% 0, calc(100% - 1.75rem) 100%, 0 100%)',
    _focusVisible: { outlineOffset: '-4px' },
  },
});
const Day = chakra('p', { base: { textStyle: 'subheading' } });
const Time = chakra('p', {
  base: { textStyle: 'numberHero', fontSize: '5xl' },
});
const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '6',
    rowGap: '3',
    '& dd': { display: 'grid', overflowWrap: 'anywhere' },
  },
});
const Amount = chakra('span', {
  base: {
    textStyle: 'number',
    fontSize: '2xl',
    fontWeight: 'heavy',
    lineHeight: '1.1',
    _firstLetter: { textTransform: 'uppercase' },
  },
});
