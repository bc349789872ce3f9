import { lazy, Suspense } from 'react';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { SkeletonText } from '../../../components/page/skeleton.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';

interface ReviewDialogProps {
  lounge: { id: number; name: string };
  isOpen: boolean;
  onClose: () => void;
}

/* schema and form are loaded when a dialog is opened for the first time */
const ReviewForm = lazy(() =>
  import('./review-form.tsx').then(({ ReviewForm }) => ({ default: ReviewForm })),
);

/**
 * Asks for stars and a comment. The form has a member's earlier review of the lounge, to edit it.
 */
export function ReviewDialog({ lounge, isOpen, onClose }: ReviewDialogProps) {
  const texts = useTexts('venues').review;
  const known = trpc.lounges.review.list.useQuery(
    { loungeId: lounge.id, limit: 1 },
    { enabled: isOpen, staleTime: 0, gcTime: 0 },
  );
  const waiting = <SkeletonText count={4} />;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title({ name: lounge.name })}
      placement="sheet"
    >
      {known.isPending ? (
        waiting
      ) : (
        <Suspense fallback={waiting}>
          <ReviewForm loungeId={lounge.id} own={known.data?.own ?? null} onClose={onClose} />
        </Suspense>
      )}
    </Dialog>
  );
}
