import type { Post } from '@oche/validators/forum';
import { useEffect, useEffectEvent } from 'react';
import { hasErrorCode } from '../../../lib/errors.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { ThreadCache } from './thread-cache.ts';

const RETRY_MS = 5000;

interface Handlers {
  /** somebody wrote a post */
  onNews: (post: Post) => void;
  onDeleted: () => void;
}

/**
 * Keeps an open thread current. A tab in the background holds no connection (browsers have few)
 * and catches up from the last revision that it has seen.
 */
export function useThreadEvents(threadId: number, cache: ThreadCache, handlers: Handlers): void {
  const { client } = trpc.useUtils();
  const onNews = useEffectEvent(handlers.onNews);
  const onDeleted = useEffectEvent(handlers.onDeleted);

  useEffect(() => {
    let subscription: { unsubscribe(): void } | null = null;
    let retry: ReturnType<typeof setTimeout> | undefined;

    const open = () => {
      clearTimeout(retry);
      subscription ??= client.forum.thread.events.subscribe(
        { threadId, lastEventId: String(cache.oldestRevision()) },
        {
          onData: ({ id, data: event }) => {
            const news =
              event.type === 'post.saved' && cache.isNews(event.post) ? event.post : null;
            cache.apply(event, Number(id));
            if (news) onNews(news);
            if (event.type === 'thread.deleted') finish();
          },
          onError: (error) => {
            close();
            if (hasErrorCode(error, 'THREAD_NOT_FOUND')) finish();
            else retry = setTimeout(follow, RETRY_MS);
          },
        },
      );
    };
    const close = () => {
      clearTimeout(retry);
      subscription?.unsubscribe();
      subscription = null;
    };
    const follow = () => (document.hidden ? close() : open());
    const stop = () => {
      document.removeEventListener('visibilitychange', follow);
      close();
    };
    const finish = () => {
      stop();
      onDeleted();
    };

    document.addEventListener('visibilitychange', follow);
    follow();
    return stop;
  }, [client, cache, threadId]);
}
