import type { Post, ThreadEvent } from '@oche/validators/forum';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { threadWindowsKey } from './forum-queries.ts';
import { type ThreadWindow, withoutPost, withPost } from './thread-window.ts';
import { useOutdateLists } from './use-outdate-lists.ts';

type Thread = RouterOutputs['forum']['thread']['get'];
export type ThreadCache = ReturnType<typeof useThreadCache>;

/**
 * What this tab knows of a thread. Answers of mutations and live events both write here; the same
 * news twice changes nothing.
 */
export function useThreadCache(threadId: number) {
  const cache = useQueryClient();
  const utils = trpc.useUtils();
  const outdateLists = useOutdateLists();
  return useMemo(() => {
    const changeThread = (change: (thread: Thread) => Thread) =>
      utils.forum.thread.get.setData({ id: threadId }, (thread) => thread && change(thread));
    const changeWindows = (change: (window: ThreadWindow) => ThreadWindow) =>
      cache.setQueriesData<ThreadWindow>(
        { queryKey: threadWindowsKey(threadId) },
        (window) => window && change(window),
      );
    const isNews = ({ createdAt }: Post) => {
      const thread = utils.forum.thread.get.getData({ id: threadId });
      return thread !== undefined && Date.parse(createdAt) > Date.parse(thread.lastPostAt);
    };

    /** A post was written, edited or restored. Without a count, a new post counts one. */
    const savePost = (post: Post, postCount?: number) => {
      const added = isNews(post) ? 1 : 0;
      changeThread((thread) => ({
        ...thread,
        postCount: postCount ?? thread.postCount + added,
        lastPostAt: added ? post.createdAt : thread.lastPostAt,
      }));
      changeWindows((window) => withPost(window, post));
    };

    /** A post was deleted. Without a count, one that is still shown counts one. */
    const removePost = (postId: number, postCount?: number) => {
      const isShown = windowsOf(cache, threadId).some(({ posts }) =>
        posts.some(({ id }) => id === postId),
      );
      const removed = isShown ? 1 : 0;
      changeThread((thread) => ({ ...thread, postCount: postCount ?? thread.postCount - removed }));
      changeWindows((window) => withoutPost(window, postId));
    };

    /** Reads thread and posts again, as far as they are loaded. */
    const reload = () => {
      utils.forum.thread.get.invalidate({ id: threadId });
      cache.invalidateQueries({ queryKey: threadWindowsKey(threadId) });
    };

    return {
      isNews,
      savePost,
      removePost,
      reload,
      outdateLists,
      /** Where a live subscription has to begin, so that no window misses anything. */
      oldestRevision: () => Math.min(...windowsOf(cache, threadId).map(({ revision }) => revision)),
      /** @param revision the thread's, after this event */
      apply(event: ThreadEvent, revision: number) {
        if (event.type === 'post.saved') savePost(event.post, event.postCount);
        else if (event.type === 'post.deleted') removePost(event.postId, event.postCount);
        else if (event.type === 'thread.changed') reload();
        changeWindows((window) => ({ ...window, revision: Math.max(window.revision, revision) }));
      },
    };
  }, [cache, utils, outdateLists, threadId]);
}

const windowsOf = (cache: QueryClient, threadId: number): ThreadWindow[] =>
  cache
    .getQueriesData<ThreadWindow>({ queryKey: threadWindowsKey(threadId) })
    .flatMap(([, window]) => window ?? []);
