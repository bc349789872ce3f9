import type { Reordering } from '@oche/validators/forum/order/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { postAnchor } from '../data/post-link.tsx';
import { useOutdateLists } from '../data/use-outdate-lists.ts';

/** How long the message stays; what can be undone stands above the thread for longer. */
const SHOWN_MS = 12_000;

/** What a reordering has done, in words. */
export function useDoneText() {
  const { done: texts } = useTexts('forum/order');
  return ({ kind, source, target, to, postCount: count }: Reordering): string => {
    const { title } = target;
    if (kind === 'merge') return texts.merge({ source: source.title, title });
    if (kind === 'thread') return texts.thread({ source: source.title, to });
    return texts[kind]({ count, title });
  };
}

/** Goes to where posts are now. Nothing that was known of threads holds any more. */
function useGo() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { forum } = trpc.useUtils();
  const outdateLists = useOutdateLists();
  const forgetOthers = () => {
    for (const name of ['thread', 'post']) {
      queries.removeQueries({ queryKey: [['forum', name]], type: 'inactive' });
    }
  };
  return async ({ threadId, number }: Reordering['place']) => {
    forgetOthers();
    await navigate({
      to: '/forum/thread/$id',
      params: { id: String(threadId) },
      search: number === 1 ? {} : { post: number },
      ...(number > 1 && { hash: postAnchor(number) }),
    });
    forgetOthers();
    outdateLists();
    await Promise.all([
      forum.order.list.invalidate(),
      forum.thread.get.invalidate(),
      forum.post.list.invalidate(),
    ]);
  };
}

/** Undoes a reordering, and goes to where its posts are then. */
export function useUndo() {
  const { done: texts } = useTexts('forum/order');
  const toast = useToast();
  const { forum } = trpc.useUtils();
  const go = useGo();
  const showFailure = useFailureToast();
  return trpc.forum.order.undo.useMutation({
    onSuccess: async ({ place }) => {
      await go(place);
      toast.show({ variant: 'success', title: texts.undone() });
    },
    onError: (error) => {
      void forum.order.list.invalidate();
      showFailure(error, texts.undoFailed());
    },
  });
}

/** After something was split, merged or moved: there it is, and it can be undone. */
export function useOrdered() {
  const { done: texts } = useTexts('forum/order');
  const toast = useToast();
  const go = useGo();
  const doneText = useDoneText();
  const undo = useUndo();
  return async (reordering: Reordering) => {
    await go(reordering.place);
    toast.show({
      variant: 'success',
      title: doneText(reordering),
      action: { label: texts.undo(), onAction: () => undo.mutate({ id: reordering.id }) },
      duration: SHOWN_MS,
    });
  };
}
