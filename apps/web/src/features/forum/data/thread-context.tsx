import type { CurrentUser } from '@oche/validators/auth/schemas';
import type { PostOrder } from '@oche/validators/forum/reading-limits';
import type { Post } from '@oche/validators/forum/schemas';
import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { RouterOutputs } from '../../../lib/trpc.ts';
import type { ThreadCache } from './thread-cache.ts';

/** What another domain shows below a post's text, e.g. the game that it links. */
export type BelowPost = ComponentType<{ content: string; contents: readonly string[] }>;

/** Its poll, which another domain shows: told when it has changed. */
export type ThreadPollSlot = ComponentType<{
  threadId: number;
  revision: number | null;
  isOwn: boolean;
}>;

/** What a post shows while moderators select posts. */
export type PostMarkSlot = ComponentType<{ post: Post }>;

/** What the components of a thread's page share. */
export interface ThreadContextValue {
  thread: RouterOutputs['forum']['thread']['get'];
  /** null for a visitor */
  member: CurrentUser | null;
  /** the thread was deleted while it was open */
  isGone: boolean;
  cache: ThreadCache;
  BelowPost: BelowPost;
  Mark: PostMarkSlot | null;
  /** how the posts follow each other */
  order: PostOrder;
  /** the numbers of those that are new since the reader's last visit */
  news: readonly number[];
  /** the texts of the posts on the page */
  contents: readonly string[];
  /** whether the post of this number is on the page */
  isLoaded(number: number): boolean;
  /**
   * Scrolls to a post; if it is not on the page, its part of the thread is loaded first.
   * @param replace in place of the present address, to which nobody wants to come back
   */
  goTo(number: number, replace?: boolean): void;
  /** opens the form for an answer */
  answer(post: Post, isQuote: boolean): void;
}

const ThreadContext = createContext<ThreadContextValue | null>(null);

interface ThreadProviderProps {
  value: ThreadContextValue;
  children: ReactNode;
}

export function ThreadProvider({ value, children }: ThreadProviderProps) {
  return <ThreadContext value={value}>{children}</ThreadContext>;
}

export function useThread(): ThreadContextValue {
  const thread = use(ThreadContext);
  if (!thread) throw new Error('this component needs a ThreadProvider');
  return thread;
}
