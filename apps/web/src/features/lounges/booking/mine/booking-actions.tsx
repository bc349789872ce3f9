import { chakra } from '@chakra-ui/react';
import type { Booking } from '@oche/validators/bookings/schemas';
import { CalendarPlus, Star } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { ReviewDialog } from '../../shared/review-dialog.tsx';
import { BookAgain } from './book-again.tsx';
import { CancelBooking } from './cancel-booking.tsx';
import { PlayLinks } from './play-links.tsx';
import { useCalendarFile } from './use-calendar-file.ts';

const MoveDialog = lazy(() => import('./move-dialog.tsx').then((m) => ({ default: m.MoveDialog })));

interface BookingActionsProps {
  booking: Booking;
  /** the member has reviewed its lounge */
  isReviewed: boolean;
}

/** Move, cancel, review, save to a calendar, book again: whatever is possible with the booking now. */
export function BookingActions({ booking, isReviewed }: BookingActionsProps) {
  const { bookings: texts } = useTexts('booking/mine');
  const [open, setOpen] = useState<'move' | 'cancel' | 'review' | null>(null);
  const close = () => setOpen(null);
  const download = useCalendarFile(booking);
  const { can, status } = booking;
  const isComing =
    (status === 'confirmed' || status === 'requested') && Date.parse(booking.endTime) > Date.now();
  return (
    <Row>
      <PlayLinks booking={booking} />
      {can.move ? (
        <Button variant="outline" size="sm" onClick={() => setOpen('move')}>
          {texts.move()}
        </Button>
      ) : null}
      {can.cancel ? (
        <Button variant="danger" size="sm" onClick={() => setOpen('cancel')}>
          {texts.cancel()}
        </Button>
      ) : null}
      {can.review ? (
        <Button variant="outline" size="sm" onClick={() => setOpen('review')}>
          <Star aria-hidden="true" />
          {isReviewed ? texts.reviewAgain() : texts.review()}
        </Button>
      ) : null}
      {isComing ? (
        <Button variant="outline" size="sm" onClick={download}>
          <CalendarPlus aria-hidden="true" />
          {texts.toCalendar()}
        </Button>
      ) : (
        <BookAgain booking={booking} />
      )}
      {open === 'cancel' ? <CancelBooking booking={booking} onClose={close} /> : null}
      {open === 'move' ? (
        <Suspense fallback={null}>
          <MoveDialog booking={booking} onClose={close} />
        </Suspense>
      ) : null}
      <ReviewDialog lounge={booking.lounge} isOpen={open === 'review'} onClose={close} />
    </Row>
  );
}

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', paddingTop: '2' },
});
