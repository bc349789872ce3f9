import type { ThreadEvent, threadEventsInput } from '@oche/validators/forum/schemas';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { readBlockedIds } from '../../people/index.ts';
import { postRights, threadRights } from '../forum.policy.ts';
import { toPost } from '../post/post.select.ts';
import { type changedReactionsAfter, withOwn } from '../reactions/changed-reactions.service.ts';
import { reactionFeedsOf } from '../reactions/reaction-feed.ts';
import type { CatchUp, ThreadChange } from './thread-catch-up.service.ts';
import { threadFeedsOf } from './thread-feed.ts';

/** Later than every revision: nothing has changed after it. */
const LATEST = Number.MAX_SAFE_INTEGER;

/**
 * What happens in a thread from now on, or from the revision that the reader has seen last. Each delivery is read from
 * the tables as they are then, once for all readers, and says to each what they can do, and to whoever has reacted what
 * their own reactions are; the stream ends with the thread.
 *
 * @param left aborts when the reader goes away
 * @throws AppError THREAD_NOT_FOUND
 */
export async function* watchThread(
  ctx: ServiceContext,
  { threadId, lastEventId, reactionRevision }: z.output<typeof threadEventsInput>,
  left: AbortSignal,
): AsyncGenerator<{ revision: number; event: ThreadEvent }, void> {
  const feeds = threadFeedsOf(ctx.events);
  const feed = feeds.open(ctx.db, threadId);
  const reactionFeeds = reactionFeedsOf(ctx.events);
  const reactionFeed = reactionFeeds.open(ctx.db, threadId);
  // what the reader has missed may be their own
  let hasReacted = true;
  const stopNoticing = ctx.events.on('thread.reacted', (event) => {
    if (event.threadId === threadId && event.userId === ctx.actor?.id) hasReacted = true;
  });
  try {
    const blocked = await readBlocked(ctx);
    let seen = lastEventId == null ? LATEST : Number(lastEventId);
    let seenPoll: number | null = null;
    let seenReactions = reactionRevision ?? LATEST;
    while (!left.aborted) {
      const { wakes } = feed;
      const missed = await feed.changesAfter(seen);
      const isDeleted = missed?.thread.deletedAt;
      if (!missed || (isDeleted && seen === LATEST)) throw new AppError('THREAD_NOT_FOUND');
      for (const change of missed.changes) {
        yield { revision: change.revision, event: eventFor(ctx, missed.thread, change, blocked) };
      }
      if (isDeleted) return;
      const { poll, revision } = missed.thread;
      if (poll !== seenPoll) yield { revision, event: { type: 'poll.changed', poll } };
      seenPoll = poll;
      if (missed.thread.reactionRevision > seenReactions) {
        const reacted = await reactionFeed.changesAfter(seenReactions);
        const isOwn = hasReacted;
        hasReacted = false;
        yield { revision, event: reactionEvent(isOwn ? await withOwn(ctx, reacted) : reacted) };
        seenReactions = reacted?.revision ?? missed.thread.reactionRevision;
      } else if (seenReactions === LATEST) {
        seenReactions = missed.thread.reactionRevision;
      }
      seen = missed.thread.revision;
      await feed.wokenAfter(wakes, left);
    }
  } finally {
    stopNoticing();
    feeds.close(threadId);
    reactionFeeds.close(threadId);
  }
}

/** When there is more than can be told one by one, the posts are read again. */
const reactionEvent = (reacted: Awaited<ReturnType<typeof changedReactionsAfter>>): ThreadEvent =>
  reacted
    ? { type: 'reactions.changed', posts: reacted.posts, reactionRevision: reacted.revision }
    : { type: 'thread.changed' };

/** Those whom the reader blocked when the stream began. */
async function readBlocked({ db, actor }: ServiceContext): Promise<ReadonlySet<string>> {
  return new Set(actor ? await readBlockedIds(db, actor.id) : []);
}

/** A change as this reader is told of it. */
function eventFor(
  { actor, clock }: ServiceContext,
  thread: CatchUp['thread'],
  change: ThreadChange,
  blocked: ReadonlySet<string>,
): ThreadEvent {
  const changed = { postCount: thread.postCount, can: threadRights(actor, thread) };
  switch (change.type) {
    case 'post.saved': {
      const { type, row, textOf } = change;
      const can = postRights(actor, row, thread, clock.now());
      const post = toPost(row, textOf, can);
      const isFromBlocked = blocked.has(row.authorId);
      return { type, post: isFromBlocked ? { ...post, isFromBlocked } : post, thread: changed };
    }
    case 'post.deleted': {
      const { type, postId, number } = change;
      return { type, postId, number, thread: changed };
    }
    default:
      return { type: change.type };
  }
}
