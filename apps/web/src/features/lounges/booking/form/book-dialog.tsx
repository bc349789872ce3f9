import { lazy, Suspense, useState } from 'react';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { SkeletonText } from '../../../../components/skeleton.tsx';
import { useTexts } from '../../../../i18n/react.tsx';

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

/** Books boards of a lounge. The page that holds it loads the texts `booking`. */
export function BookDialog({ lounge, isOpen, onClose, start, boardId }: BookDialogProps) {
  const { dialog: texts } = useTexts('booking');
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title({ name: lounge.name })}
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
