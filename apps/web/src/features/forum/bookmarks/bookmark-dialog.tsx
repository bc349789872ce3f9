import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useSheetHistory } from '../../../components/dialog/use-sheet-history.ts';
import { FormError } from '../../../components/form/form.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { BookmarkForm } from './bookmark-form.tsx';

interface BookmarkDialogProps {
  postId: number;
  number: number;
  onClose: () => void;
}

/** Keeps a post to be found again, with a note and a time to be reminded; or changes what was said of it. */
export function BookmarkDialog({ postId, number, onClose }: BookmarkDialogProps) {
  const texts = useTexts('forum/bookmarks');
  const close = useSheetHistory(true, onClose);
  const own = trpc.forum.bookmark.get.useQuery({ postId }, { staleTime: 0, gcTime: 0 });
  return (
    <Dialog isOpen onClose={close} title={texts.title({ number })} placement="sheet" size="sm">
      {own.isLoading ? <Muted role="status">{texts.loading()}</Muted> : null}
      {own.isError ? <FormError>{texts.failed()}</FormError> : null}
      {own.data === undefined ? null : (
        <BookmarkForm postId={postId} bookmark={own.data} onClose={close} />
      )}
    </Dialog>
  );
}
