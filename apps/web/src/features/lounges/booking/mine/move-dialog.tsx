import { chakra } from '@chakra-ui/react';
import type { Availability, Booking } from '@oche/validators/bookings/schemas';
import type { Lounge } from '@oche/validators/lounges/schemas';
import { Suspense, useState } from 'react';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { useSheetHistory } from '../../../../components/dialog/use-sheet-history.ts';
import { SkeletonText } from '../../../../components/page/skeleton.tsx';
import { useToast } from '../../../../components/toast.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { spanText } from '../../../../lib/time/place-time.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { BookingData } from '../booking-data.tsx';
import { formOf } from '../form/form-defaults.ts';
import { SlotForm } from '../form/slot-form.tsx';
import type { Send } from '../form/use-slot-form.ts';

interface MoveDialogProps {
  booking: Booking;
  onClose: () => void;
}

/**
 * Moves a booking to another time or other boards in one step: if that fails, it stays as it was.
 */
export function MoveDialog({ booking, onClose }: MoveDialogProps) {
  const { move: texts } = useTexts('booking/mine');
  const [isBusy, setIsBusy] = useState(false);
  const close = useSheetHistory(true, onClose);
  return (
    <Dialog isOpen onClose={close} title={texts.title()} placement="sheet" isBusy={isBusy}>
      <Suspense fallback={<SkeletonText count={6} />}>
        <BookingData loungeId={booking.lounge.id} start={booking.startTime} bookingId={booking.id}>
          {(lounge, availability) => (
            <MoveForm
              booking={booking}
              lounge={lounge}
              availability={availability}
              onClose={close}
              onBusy={setIsBusy}
            />
          )}
        </BookingData>
      </Suspense>
    </Dialog>
  );
}

interface MoveFormProps extends MoveDialogProps {
  lounge: Lounge;
  availability: Availability;
  onBusy: (isBusy: boolean) => void;
}

function MoveForm({ booking, lounge, availability, onClose, onBusy }: MoveFormProps) {
  const { move: texts } = useTexts('booking/mine');
  const locale = useLocale();
  const toast = useToast();
  const utils = trpc.useUtils();
  const { id } = booking;
  const [defaults] = useState(() => formOf(booking, availability));
  const move = trpc.bookings.move.useMutation();

  const send: Send = async ({ notes: _, ...wish }, totalPrice) => {
    onBusy(true);
    try {
      const moved = await move.mutateAsync({ id, ...wish, totalPrice });
      toast.show({
        variant: 'success',
        title: texts.done(),
        description: spanText(moved, lounge.timeZone, locale),
      });
      void utils.bookings.list.invalidate();
      onClose();
    } finally {
      onBusy(false);
    }
  };

  return (
    <SlotForm
      lounge={lounge}
      defaults={defaults}
      bookingId={id}
      send={send}
      failed={texts.failed()}
      priceNow={booking.totalPrice}
      submitLabel={() => texts.submit()}
      pendingLabel={texts.pending()}
    >
      <Before>
        <strong>{texts.now({ when: spanText(booking, lounge.timeZone, locale) })}</strong>
        <br />
        {texts.keeps()}
      </Before>
    </SlotForm>
  );
}

const Before = chakra('p', { base: { padding: '3', textStyle: 'small', layerStyle: 'sunken' } });
