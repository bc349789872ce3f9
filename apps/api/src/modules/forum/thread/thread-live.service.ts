import type { threadEventsInput } from '@oche/validators/forum';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import type { ThreadChange } from './thread-catch-up.service.ts';
import { threadFeedsOf } from './thread-feed.ts';

/** Later than every revision: nothing has changed after it. */
const LATEST = Number.MAX_SAFE_INTEGER;

/**
 * What happens in a thread from now on, or from the revision that the reader has seen last. Each
 * delivery is read from the tables as they are then; the stream ends with the thread.
 *
 * @param left aborts when the reader goes away
 * @throws AppError THREAD_NOT_FOUND
 */
export async function* watchThread(
  { db, events }: Pick<ServiceContext, 'db' | 'events'>,
  { threadId, lastEventId }: z.output<typeof threadEventsInput>,
  left: AbortSignal,
): AsyncGenerator<ThreadChange, void> {
  const feeds = threadFeedsOf(events);
  const feed = feeds.open(db, threadId);
  try {
    let seen = lastEventId == null ? LATEST : Number(lastEventId);
    while (!left.aborted) {
      const { wakes } = feed;
      const news = await feed.changesAfter(seen);
      if (!news || (news.isDeleted && seen === LATEST)) throw new AppError('THREAD_NOT_FOUND');
      yield* news.changes;
      if (news.isDeleted) return;
      seen = news.revision;
      await feed.wokenAfter(wakes, left);
    }
  } finally {
    feeds.close(threadId);
  }
}
