import { lazy, Suspense, useEffect, useState } from 'react';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { SkeletonText } from '../../../../components/skeleton.tsx';
import { useI18n, useTexts } from '../../../../i18n/react.tsx';

/* nobody loads it before the first look at a dialog */
const BookForm = lazy(() => import('./book-form.tsx').then((m) => ({ default: m.BookForm })));

interface BookDialogProps {
  lounge: { id: number; name: string };
  isOpen: boolean;
  onClose: () => void;
  /** ISO instant at which the booking is to begin; chosen in the dialog when absent */
  start?: string;
  /** a board that was pointed at; any free one when absent */
  boardId?: number;
}

/** Books boards of a lounge. The page that holds it loads the texts `booking`; the form has its own. */
export function BookDialog({ lounge, isOpen, onClose, start, boardId }: BookDialogProps) {
  const { book } = useTexts('booking');
  const [isBusy, setIsBusy] = useState(false);
  const i18n = useI18n();
  useEffect(() => {
    // beside the form's code, which would ask for them one after the other
    if (isOpen) i18n.load('booking/form', 'errors/bookings').catch(() => {});
  }, [i18n, isOpen]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={book({ name: lounge.name })}
      placement="sheet"
      isBusy={isBusy}
    >
      <Suspense fallback={<SkeletonText count={6} />}>
        <BookForm
          loungeId={lounge.id}
          start={start}
          boardId={boardId}
          onClose={onClose}
          onBusy={setIsBusy}
        />
      </Suspense>
    </Dialog>
  );
}
