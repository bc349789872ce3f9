import { useToast } from '../../components/toast.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { useFailureToast } from '../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../lib/trpc.ts';

export type ForumKind = 'category' | 'subforum' | 'thread' | 'post';
type Restorable = ForumKind | 'tag';

/** What is said and read again after a change. */
export function useChanged() {
  const texts = useTexts('forum/admin');
  const toast = useToast();
  const showFailure = useFailureToast();
  const utils = trpc.useUtils();
  const refresh = () => utils.forum.invalidate();
  return {
    refresh,
    fail: (error: unknown) => showFailure(error, texts.failed()),
    /** @param undo what takes it back; without it there is no such button */
    say: (title: string, undo?: () => unknown) =>
      toast.show({
        title,
        variant: 'success',
        ...(undo && {
          duration: 10_000,
          action: { label: texts.done.undo(), onAction: () => void undo() },
        }),
      }),
  };
}

/** Brings back what is deleted. */
export function useRestoring() {
  const texts = useTexts('forum/admin');
  const { refresh, fail, say } = useChanged();
  const after = { onSuccess: () => say(texts.done.restored()), onError: fail, onSettled: refresh };
  const category = trpc.forum.admin.category.restore.useMutation(after);
  const subforum = trpc.forum.admin.subforum.restore.useMutation(after);
  const thread = trpc.forum.admin.thread.restore.useMutation(after);
  const post = trpc.forum.admin.post.restore.useMutation(after);
  const tag = trpc.forum.admin.tag.restore.useMutation(after);
  const calls = { category, subforum, thread, post, tag };
  return {
    isPending: Object.values(calls).some((call) => call.isPending),
    restore: (kind: Restorable, id: number) => calls[kind].mutate({ id }),
  };
}
