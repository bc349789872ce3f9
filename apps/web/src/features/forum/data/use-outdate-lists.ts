import { useCallback } from 'react';
import { trpc } from '../../../lib/trpc.ts';

/** After a change of threads or posts: the lists that show them are read again when they are opened. */
export function useOutdateLists() {
  const { forum } = trpc.useUtils();
  return useCallback(() => {
    for (const list of [forum.category.list, forum.subforum.get, forum.thread.list]) {
      list.invalidate();
    }
    forum.post.recent.invalidate();
  }, [forum]);
}
