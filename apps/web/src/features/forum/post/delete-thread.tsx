import type { Post } from '@oche/validators/forum/schemas';
import { useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useToast } from '../../../components/toast.tsx';
import type { ToastOptions } from '../../../components/toast-panel.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { hasErrorCode } from '../../../lib/errors/errors.ts';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useThread } from '../data/thread-context.tsx';
import { useOutdateLists } from '../data/use-outdate-lists.ts';
import { Tool } from './tool.tsx';
import { UNDO_MS } from './undo.ts';

interface DeleteThreadProps {
  post: Post;
  /** whether the button is there; if it goes, a question that is open stays */
  isOffered: boolean;
  isAsking: boolean;
  ask: (isAsking: boolean) => void;
}

/**
 * The button that deletes the thread: for its author as long as nobody has answered, and for
 * moderators, who can undo it.
 */
export function DeleteThread({ post, isOffered, isAsking, ask }: DeleteThreadProps) {
  const { actions, deletion: texts } = useTexts('forum/writing');
  const { thread } = useThread();
  const toast = useToast();
  const navigate = useNavigate();
  const showFailure = useFailureToast();
  const outdateLists = useOutdateLists();
  const restore = useRestore();
  const canUndo = thread.can.restore;

  const refusal: ToastOptions = {
    variant: 'destructive',
    title: texts.refused(),
    description: texts.hasReplies(),
  };
  const remove = trpc.forum.thread.delete.useMutation({
    onSuccess: () => {
      outdateLists();
      navigate({ to: '/forum/subforum/$id', params: { id: String(thread.subforumId) } });
      toast.show({
        variant: 'success',
        title: texts.threadDeleted(),
        description: texts.threadDeletedText(),
        action: canUndo ? { label: texts.undo(), onAction: restore } : undefined,
        duration: canUndo ? UNDO_MS : undefined,
      });
    },
    onError: (error) => {
      ask(false);
      if (hasErrorCode(error, 'THREAD_HAS_REPLIES')) return toast.show(refusal);
      showFailure(error, texts.threadFailed());
    },
  });

  /* somebody may have answered while the question was open */
  const confirm = () => {
    if (isOffered) return remove.mutate({ id: thread.id });
    ask(false);
    toast.show(refusal);
  };

  return (
    <>
      {isOffered ? (
        <Tool post={post} label={actions.deleteThread()} onClick={() => ask(true)}>
          <Trash2 aria-hidden="true" />
        </Tool>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => ask(false)}
        onConfirm={confirm}
        title={texts.threadQuestion()}
        confirmLabel={texts.confirm()}
        isDestructive
        isPending={remove.isPending}
      >
        <p>{canUndo ? texts.threadAsModerator({ count: thread.postCount }) : texts.threadText()}</p>
      </ConfirmDialog>
    </>
  );
}

/** Undoes the deletion, from the message: by then the reader has left the thread's page. */
function useRestore() {
  const { deletion: texts } = useTexts('forum/writing');
  const { thread, cache } = useThread();
  const toast = useToast();
  const navigate = useNavigate();
  const showFailure = useFailureToast();
  const outdateLists = useOutdateLists();
  const { mutate } = trpc.forum.thread.restore.useMutation({
    onSuccess: async () => {
      cache.reload();
      outdateLists();
      await navigate({ to: '/forum/thread/$id', params: { id: String(thread.id) } });
      toast.show({ variant: 'success', title: texts.threadRestored() });
    },
    onError: (error) => showFailure(error, texts.restoreFailed()),
  });
  return () => mutate({ id: thread.id });
}
