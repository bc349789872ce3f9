import type { Post } from '@oche/validators/forum/schemas';
import { BookLock, BookOpen } from 'lucide-react';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useThread } from '../data/thread-context.tsx';
import { Tool } from './tool.tsx';
import { UNDO_MS } from './undo.ts';

/** A button that opens the first post of a thread for regulars, or closes it again. */
export function WikiTool({ post }: { post: Post }) {
  const texts = useTexts('forum/wiki');
  const { cache } = useThread();
  const toast = useToast();
  const showFailure = useFailureToast();
  const isOn = post.isWiki === true;
  const set = trpc.forum.wiki.set.useMutation({
    onSuccess: cache.reload,
    onError: (error) => showFailure(error, texts.failed()),
  });
  const start = () =>
    set.mutate(
      { threadId: post.threadId, isOn: !isOn },
      {
        onSuccess: () =>
          toast.show({
            variant: 'success',
            title: isOn ? texts.closed() : texts.opened(),
            action: {
              label: texts.undo(),
              onAction: () => set.mutate({ threadId: post.threadId, isOn }),
            },
            duration: UNDO_MS,
          }),
      },
    );
  return (
    <Tool
      post={post}
      isIcon
      label={isOn ? texts.close() : texts.open()}
      disabled={set.isPending}
      onClick={start}
    >
      {isOn ? <BookLock aria-hidden="true" /> : <BookOpen aria-hidden="true" />}
    </Tool>
  );
}
