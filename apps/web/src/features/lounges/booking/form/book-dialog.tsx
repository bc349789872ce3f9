import type { Booking } from '@oche/validators/bookings/schemas';
import type { Lounge } from '@oche/validators/lounges/schemas';
import { useEffect, useState } from 'react';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { useSheetHistory } from '../../../../components/dialog/use-sheet-history.ts';
import { lazyPart } from '../../../../components/lazy-part.tsx';
import { SkeletonText } from '../../../../components/page/skeleton.tsx';
import { useI18n, useTexts } from '../../../../i18n/react.tsx';
import type { BookParams } from './address-wish.ts';

/* loaded when a dialog is opened for the first time */
const skeleton = <SkeletonText count={6} />;
const BookForm = lazyPart(async () => (await import('./book-form.tsx')).BookForm, skeleton);
const BookedPanel = lazyPart(
  async () => (await import('./booked-panel.tsx')).BookedPanel,
  skeleton,
);

interface BookDialogProps {
  lounge: { id: number; name: string };
  isOpen: boolean;
  onClose: () => void;
  /** ISO instant at which the booking begins; without it the reader chooses one in the dialog */
  start?: string;
  /** the board that the reader has clicked; without it any free one */
  boardId?: number;
  /** what the page's address asks for */
  params?: BookParams;
}

interface Booked {
  booking: Booking;
  lounge: Lounge;
}

/**
 * Books boards of a lounge, and then says what was booked until the reader closes it. The page
 * around it loads the texts `booking`; the form loads its own.
 */
export function BookDialog({ lounge, isOpen, onClose, ...choice }: BookDialogProps) {
  const { book } = useTexts('booking');
  const [isBusy, setIsBusy] = useState(false);
  const [booked, setBooked] = useState<Booked | null>(null);
  const i18n = useI18n();
  useEffect(() => {
    // loaded together with the form's code, which would ask for them only afterwards
    if (isOpen) i18n.load('booking/form', 'errors/bookings').catch(() => {});
  }, [i18n, isOpen]);
  const close = useSheetHistory(isOpen, () => {
    setBooked(null);
    onClose();
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={booked ? <BookedTitle status={booked.booking.status} /> : book({ name: lounge.name })}
      placement="sheet"
      isBusy={isBusy}
    >
      {booked ? (
        <BookedPanel {...booked} onClose={close} />
      ) : (
        <BookForm
          loungeId={lounge.id}
          {...choice}
          onBooked={(booking, at) => setBooked({ booking, lounge: at })}
          onBusy={setIsBusy}
        />
      )}
    </Dialog>
  );
}

/** The form has loaded these texts by then. */
function BookedTitle({ status }: Pick<Booking, 'status'>) {
  const { dialog: texts } = useTexts('booking/form');
  return status === 'requested' ? texts.requested() : texts.success();
}
