import type { ReactNode } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { trpc } from '../../../lib/trpc.ts';

const UnreadMark = lazyPart(async () => (await import('./unread-mark.tsx')).UnreadMark, null, {
  isInPage: true,
});

/** What a member has not read: a thread as a whole, or what came since the last visit. */
export interface Unread {
  /** undefined until it is known, and for visitors */
  isRead: boolean | undefined;
  /** stands behind the title */
  mark: ReactNode;
}

const UNKNOWN: Unread = { isRead: undefined, mark: null };
const READ: Unread = { isRead: true, mark: null };

export const unreadInput = (threadIds: readonly number[]) => ({ threadIds: threadIds.slice(-100) });

/** Members ask once for a list, visitors never. */
export function useUnread(threadIds: readonly number[]) {
  const { user } = useAuth();
  const { data } = trpc.forum.reading.unread.useQuery(unreadInput(threadIds), {
    enabled: user !== null && threadIds.length > 0,
  });
  const newerIn = new Map(data?.map(({ threadId, newer }) => [threadId, newer]));
  return (threadId: number): Unread => {
    if (!data) return UNKNOWN;
    const newer = newerIn.get(threadId);
    return newer === 0
      ? READ
      : { isRead: false, mark: <UnreadMark threadId={threadId} newer={newer} /> };
  };
}
