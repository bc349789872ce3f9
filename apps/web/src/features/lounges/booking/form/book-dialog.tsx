import { lazy, Suspense, useEffect, useState } from 'react';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { SkeletonText } from '../../../../components/page/skeleton.tsx';
import { useI18n, useTexts } from '../../../../i18n/react.tsx';

/* loaded when a dialog is opened for the first time */
const BookForm = lazy(() => import('./book-form.tsx').then((m) => ({ default: m.BookForm })));

interface BookDialogProps {
  lounge: { id: number; name: string };
  isOpen: boolean;
  onClose: () => void;
  /** ISO instant at which the booking begins; without it the reader chooses one in the dialog */
  start?: string;
  /** the board that the reader has clicked; without it any free one */
  boardId?: number;
}

/**
 * Books boards of a lounge. The page around it loads the texts `booking`; the form loads its own.
 */
export function BookDialog({ lounge, isOpen, onClose, start, boardId }: BookDialogProps) {
  const { book } = useTexts('booking');
  const [isBusy, setIsBusy] = useState(false);
  const i18n = useI18n();
  useEffect(() => {
    // loaded together with the form's code, which would ask for them only afterwards
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
