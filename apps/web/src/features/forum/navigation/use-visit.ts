import type { PostOrder } from '@oche/validators/forum/reading-limits';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { useThread } from '../data/thread-context.tsx';

interface Options {
  /** visitors are not remembered */
  isMember: boolean;
  order: PostOrder;
  /** how many posts have come while the page was open: each has been here with the member */
  arrived: number;
  /** what is new since the last visit, in the order in which it is shown */
  onNews: (numbers: readonly number[]) => void;
}

/** Notes that the member is here, as soon as the tab is really looked at, and asks what is new. */
export function useVisit({ isMember, order, arrived, onNews }: Options): void {
  const { thread } = useThread();
  const isTold = useRef(false);
  const queryClient = useQueryClient();
  const { mutate } = trpc.forum.reading.visit.useMutation({
    onSuccess: ({ news, bookmarked = [] }) => {
      queryClient.setQueryData(['bookmarked', thread.id], bookmarked);
      // what comes while the page is open is told otherwise
      if (isTold.current) return;
      isTold.current = true;
      if (news.length === 0) return;
      const inOrder =
        order === 'time' ? news : news.toSorted((a, b) => a.rootNumber - b.rootNumber);
      onNews(inOrder.map(({ number }) => number));
    },
  });
  const visit = useEffectEvent(() =>
    mutate({ threadId: thread.id, isStillOpen: isTold.current && arrived > 0 }),
  );

  useEffect(() => {
    if (!isMember) return;
    const look = () => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', look);
      visit();
    };
    document.addEventListener('visibilitychange', look);
    look();
    return () => document.removeEventListener('visibilitychange', look);
  }, [isMember, thread.id, arrived]);
}
