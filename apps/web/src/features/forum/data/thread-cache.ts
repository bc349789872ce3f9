import type { Reactions } from '@oche/validators/forum/reading';
import type { Post, ThreadEvent } from '@oche/validators/forum/schemas';
import type { QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { threadWindowsKey } from './forum-queries.ts';
import {
  type ThreadWindow,
  withCounts,
  withoutPost,
  withPost,
  withReactions,
} from './thread-window.ts';

type Thread = RouterOutputs['forum']['thread']['get'];
/** What changes of a thread with its posts, as live events tell it. */
type ChangedThread = Pick<Thread, 'postCount' | 'can'>;
export type ThreadCache = ReturnType<typeof threadCacheOf>;

/**
 * What this tab knows of a thread. Answers of mutations and live events both change it; the same news
 * may come twice.
 */
export function threadCacheOf(queries: QueryClient, threadId: number) {
  const threadKey = getQueryKey(trpc.forum.thread.get, { id: threadId }, 'query');
  const windowsKey = threadWindowsKey(threadId);

  const changeThread = (change: (thread: Thread) => Partial<Thread>) =>
    queries.setQueryData<Thread>(threadKey, (thread) => thread && { ...thread, ...change(thread) });
  const changeWindows = (change: (window: ThreadWindow) => ThreadWindow) =>
    queries.setQueriesData<ThreadWindow>(
      { queryKey: windowsKey },
      (window) => window && change(window),
    );
  const windows = (): ThreadWindow[] =>
    queries
      .getQueriesData<ThreadWindow>({ queryKey: windowsKey })
      .flatMap(([, window]) => window ?? []);

  /** Whether a post is newer than all that this tab knows of. */
  const isNews = ({ createdAt }: Post): boolean => {
    const thread = queries.getQueryData<Thread>(threadKey);
    return thread !== undefined && Date.parse(createdAt) > Date.parse(thread.lastPostAt);
  };

  /**
   * A post was written, edited or restored.
   * @param changed what an event says of the thread; without it a new post counts one
   */
  const savePost = (post: Post, changed?: ChangedThread) => {
    const added = isNews(post) ? 1 : 0;
    changeThread((thread) => ({
      postCount: thread.postCount + added,
      lastPostAt: added ? post.createdAt : thread.lastPostAt,
      ...changed,
    }));
    changeWindows((window) => withPost(window, post));
  };

  /**
   * A post was deleted.
   * @param changed what an event says of the thread; without it a post that is shown counts one
   */
  const removePost = (postId: number, changed?: ChangedThread) => {
    const isShown = windows().some(({ posts }) => posts.some(({ id }) => id === postId));
    const removed = isShown ? 1 : 0;
    changeThread((thread) => ({
      postCount: thread.postCount - removed,
      // what nobody can read solves nothing
      ...(thread.solution?.postId === postId && { solution: undefined }),
      ...changed,
    }));
    changeWindows((window) => withoutPost(window, postId));
  };

  /** Loads the thread and the posts again that have been loaded. */
  const reload = () => {
    queries.invalidateQueries({ queryKey: threadKey });
    queries.invalidateQueries({ queryKey: windowsKey });
  };

  return {
    isNews,
    savePost,
    removePost,
    reload,
    /** The revision from which live events are needed, so that no window misses one. */
    oldestRevision: () => Math.min(...windows().map(({ revision }) => revision)),
    /** The same of the reactions. */
    oldestReactionRevision: () =>
      Math.min(...windows().map(({ reactionRevision }) => reactionRevision)),
    /** The reactions to a post, with the reader's own. */
    saveReactions: (postId: number, reactions: Reactions) =>
      changeWindows((window) => withReactions(window, postId, reactions)),
    /** @param revision of the thread after this event */
    apply(event: ThreadEvent, revision: number) {
      changeWindows((window) => ({ ...window, revision: Math.max(window.revision, revision) }));
      if (event.type === 'post.saved') savePost(event.post, event.thread);
      else if (event.type === 'post.deleted') removePost(event.postId, event.thread);
      else if (event.type === 'poll.changed') changeThread(() => ({ poll: event.poll }));
      else if (event.type === 'reactions.changed') {
        changeWindows((window) => ({
          ...withCounts(window, event.posts),
          reactionRevision: Math.max(window.reactionRevision, event.reactionRevision),
        }));
      }
      // at the end, as a write after it would count as fresh data
      else if (event.type === 'thread.changed') reload();
    },
  };
}
