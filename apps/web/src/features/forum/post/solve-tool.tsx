import type { Post } from '@oche/validators/forum/schemas';
import { CircleCheck, CircleOff } from 'lucide-react';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useThread } from '../data/thread-context.tsx';
import { useOutdateLists } from '../data/use-outdate-lists.ts';
import { Tool } from './tool.tsx';
import { UNDO_MS } from './undo.ts';

/** A button that says that this answer has solved the thread, or that it hasn't. */
export function SolveTool({ post }: { post: Post }) {
  const { actions, deletion } = useTexts('forum/writing');
  const { thread, cache } = useThread();
  const toast = useToast();
  const showFailure = useFailureToast();
  const outdateLists = useOutdateLists();
  const former = thread.solution;
  const isSolution = former?.postId === post.id;
  const solve = trpc.forum.thread.solve.useMutation({
    onSuccess: () => {
      cache.reload();
      outdateLists();
    },
    onError: (error) => showFailure(error, actions.solveFailed()),
  });
  const start = () => {
    // the answer that was the solution so far is it again
    const back =
      !isSolution && former
        ? { postId: former.postId, isSolution: true }
        : { postId: post.id, isSolution };
    solve.mutate(
      { postId: post.id, isSolution: !isSolution },
      {
        onSuccess: () =>
          toast.show({
            variant: 'success',
            title: isSolution ? actions.unsolved() : actions.solved(),
            action: { label: deletion.undo(), onAction: () => solve.mutate(back) },
            duration: UNDO_MS,
          }),
      },
    );
  };
  return (
    <Tool
      post={post}
      isIcon
      label={isSolution ? actions.unsolve() : actions.solve()}
      disabled={solve.isPending}
      onClick={start}
    >
      {isSolution ? <CircleOff aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
    </Tool>
  );
}
