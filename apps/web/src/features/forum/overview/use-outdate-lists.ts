import { useCallback } from 'react';
import { trpc } from '../../../lib/trpc.ts';

/** Lists show threads and posts too: after a change they are read again when their page opens. */
export function useOutdateLists() {
  const { forum } = trpc.useUtils();
  return useCallback(() => {
    for (const list of [forum.category.list, forum.subforum.get, forum.thread.list]) {
      list.invalidate();
    }
    forum.post.recent.invalidate();
  }, [forum]);
}
