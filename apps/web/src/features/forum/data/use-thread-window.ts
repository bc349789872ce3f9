import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { type ThreadPlace, threadWindowQuery } from './forum-queries.ts';
import { postAnchor } from './post-link.tsx';
import {
  holdsPost,
  isBehind,
  type ThreadWindow,
  withNextPage,
  withPreviousPage,
} from './thread-window.ts';
import { focusPost } from './use-post-target.ts';

export type Side = 'previous' | 'next';
export type Extend = ReturnType<typeof useThreadWindow>['extend'];

/** What the reader has open of a thread, and how to open more on either side. */
export function useThreadWindow(threadId: number, place: ThreadPlace) {
  const { client } = trpc.useUtils();
  const cache = useQueryClient();
  const query = threadWindowQuery(client, threadId, place);
  const { data: window } = useSuspenseQuery(query);
  const key = JSON.stringify(query.queryKey);
  // the cache may already hold more than is drawn
  const known = useCallback(
    () => cache.getQueryData<ThreadWindow>(query.queryKey) ?? window,
    [cache, key],
  );
  const keepPlace = useKeptPlace(window);

  const extend = useMutation({
    mutationFn: async (side: Side) => {
      const { previousCursor, nextCursor } = known();
      const from =
        side === 'next'
          ? { cursor: nextCursor ?? undefined }
          : { before: previousCursor ?? undefined };
      const read = () => client.forum.post.list.query({ threadId, ...from });
      let page = await read();
      // a live event that came meanwhile is newer than this page
      while (isBehind(page, known())) page = await read();
      keepPlace(side);
      const merge = side === 'next' ? withNextPage : withPreviousPage;
      cache.setQueryData<ThreadWindow>(query.queryKey, merge(known(), page));
    },
  });
  const isLoaded = useCallback((number: number) => holdsPost(known(), number), [known]);
  return { window, extend, isLoaded };
}

/** Keeps the view where it is when posts are added above it, and gives the first of them the focus. */
function useKeptPlace({ posts }: ThreadWindow) {
  const kept = useRef<{ side: Side; number: number; top: number } | null>(null);

  useLayoutEffect(() => {
    if (!kept.current) return;
    const { side, number, top } = kept.current;
    kept.current = null;
    const index = posts.findIndex((post) => post.number === number);
    if (side === 'previous') {
      globalThis.scrollBy({ top: topOf(number) - top, behavior: 'instant' });
    }
    const nearest = posts[side === 'previous' ? index - 1 : index + 1];
    if (nearest) focusPost(nearest.number);
  }, [posts]);

  return (side: Side) => {
    const edge = side === 'previous' ? posts[0] : posts.at(-1);
    if (edge) kept.current = { side, number: edge.number, top: topOf(edge.number) };
  };
}

const topOf = (number: number): number =>
  document.getElementById(postAnchor(number))?.getBoundingClientRect().top ?? 0;
