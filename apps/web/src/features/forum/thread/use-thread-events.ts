import type { Post, ThreadEvent } from '@oche/validators/forum/schemas';
import { hasErrorCode } from '../../../lib/errors/errors.ts';
import { useLive } from '../../../lib/live/use-live.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { ThreadCache } from '../data/thread-cache.ts';

interface Handlers {
  /** somebody wrote a post */
  onNews: (post: Post) => void;
  onPostDeleted: (postId: number) => void;
  onDeleted: () => void;
}

/** Keeps an open thread current, and catches up from the last revision that was seen. */
export function useThreadEvents(threadId: number, cache: ThreadCache, handlers: Handlers): void {
  const { client } = trpc.useUtils();
  useLive<{ id: string; data: ThreadEvent }>({
    of: threadId,
    open: (stream) =>
      client.forum.thread.events.subscribe(
        {
          threadId,
          lastEventId: String(cache.oldestRevision()),
          reactionRevision: cache.oldestReactionRevision(),
        },
        stream,
      ),
    onData: ({ id, data: event }, end) => {
      const news = event.type === 'post.saved' && cache.isNews(event.post) ? event.post : null;
      cache.apply(event, Number(id));
      if (news) handlers.onNews(news);
      if (event.type === 'post.deleted') handlers.onPostDeleted(event.postId);
      if (event.type === 'thread.deleted') end();
    },
    isEnd: (error) => hasErrorCode(error, 'THREAD_NOT_FOUND'),
    onEnd: handlers.onDeleted,
  });
}
