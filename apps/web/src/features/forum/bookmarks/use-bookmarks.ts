import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';

interface Removed {
  postId: number;
  note: string | null;
  remindAt: string | null;
  isReminded: boolean;
  createdAt: string;
}

/** How bookmarks are saved and taken away, with a way back. */
export function useBookmarks() {
  const texts = useTexts('forum/bookmarks');
  const utils = trpc.useUtils();
  const toast = useToast();
  const showFailure = useFailureToast();
  const queryClient = useQueryClient();
  const outdate = () => void utils.forum.bookmark.invalidate();
  /** what threads that are open, or come back, show of it */
  const mark = (postId: number, isKept: boolean) =>
    queryClient.setQueriesData<number[]>({ queryKey: ['bookmarked'] }, (known = []) => {
      const others = known.filter((id) => id !== postId);
      return isKept ? [...others, postId] : others;
    });
  const save = trpc.forum.bookmark.save.useMutation({
    onSuccess: (_, { postId }) => mark(postId, true),
  });
  const putBack = trpc.forum.bookmark.save.useMutation({
    onSuccess: (_, { postId }) => {
      mark(postId, true);
      outdate();
    },
    onError: (error) => showFailure(error, texts.failed()),
  });
  const { mutate, isPending } = trpc.forum.bookmark.remove.useMutation({
    onError: (error) => showFailure(error, texts.failed()),
  });
  /** @param isGone nobody can put back a bookmark of what isn't there any more */
  const take = (bookmark: Removed, onDone?: () => void, isGone = false) => {
    const { postId, note, remindAt, isReminded, createdAt } = bookmark;
    const undo = () =>
      putBack.mutate({
        postId,
        note,
        createdAt,
        remindAt: !isReminded && remindAt && Date.parse(remindAt) > Date.now() ? remindAt : null,
      });
    mutate(
      { postId },
      {
        onSuccess: () => {
          mark(postId, false);
          outdate();
          onDone?.();
          toast.show({
            variant: 'success',
            title: texts.removed(),
            ...(isGone
              ? {}
              : { action: { label: texts.undo(), onAction: undo }, duration: 10_000 }),
          });
        },
      },
    );
  };
  return { save, outdate, remove: { take, isPending } };
}
