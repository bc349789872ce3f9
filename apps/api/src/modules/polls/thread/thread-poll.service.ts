import { isPgError, type Tx, withTransaction } from '@oche/db';
import type { Thread } from '@oche/validators/forum/schemas';
import type {
  addThreadPollInput,
  Poll,
  startThreadWithPollInput,
  ThreadPoll,
  threadPollOutput,
} from '@oche/validators/polls/schemas';
import type { z } from 'zod';
import { requireVoice, requireWriter } from '../../../lib/actor.ts';
import { audit } from '../../../lib/audit.ts';
import type { MemberContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { once } from '../../../lib/idempotency.ts';
import {
  dropSentDraft,
  getThread,
  lockOwnThread,
  requirePublished,
  startThread,
} from '../../forum/index.ts';
import { getThreadPoll } from '../poll/poll.queries.ts';
import { readerOf, readPoll, toPoll } from '../poll/poll.service.ts';
import { setClosedAt } from '../poll/poll-lock.queries.ts';
import { erasePoll, lockLivePoll, recordPoll } from '../poll/poll-lock.service.ts';
import { mayClose, mayRemove } from '../polls.policy.ts';
import { insertOptions, insertPoll } from '../site/site-poll.queries.ts';
import { attachSubmitted, placePolls } from './thread-poll.queries.ts';

/** @throws AppError THREAD_NOT_FOUND */
export async function getPollOfThread(
  ctx: ServiceContext,
  { threadId }: { threadId: number },
): Promise<z.output<typeof threadPollOutput>> {
  const row = await getThreadPoll.first(ctx.db, { ...readerOf(ctx), threadId });
  if (row) return { poll: toPoll(ctx.actor, row), canAdd: false };
  const thread = await getThread(ctx, { id: threadId });
  return { poll: null, canAdd: thread.authorId === ctx.actor?.id && thread.can.reply };
}

/**
 * Adds a poll to an own thread.
 * @throws AppError THREAD_NOT_FOUND, FORBIDDEN, THREAD_HAS_POLL, POLL_WAITS for words that a pattern catches, the reason
 *   for which the thread is closed, BAD_INPUT for an end that is over
 */
export async function addPoll(
  ctx: MemberContext,
  { threadId, poll }: z.output<typeof addThreadPollInput>,
): Promise<Poll> {
  requireVoice(ctx.actor);
  const id = await withTransaction(ctx.db, async (tx) => {
    const { mustWait } = await lockOwnThread(ctx, tx, { id: threadId, text: wordsOf(poll) });
    if (mustWait) throw new AppError('POLL_WAITS');
    const pollId = await insert(ctx, tx, poll, { thread_id: threadId, submission_id: null });
    await ctx.events.publish(tx, 'thread.pollChanged', { threadId });
    return pollId;
  });
  return readPoll(ctx, id);
}

/**
 * Starts a thread with a poll in it. If the thread has to be approved, the poll waits with it.
 * @throws AppError what `forum.thread.create` throws, BAD_INPUT for an end that is over
 */
export async function startThreadWithPoll(
  ctx: MemberContext,
  { poll, draft, ...input }: z.output<typeof startThreadWithPollInput>,
): Promise<Thread> {
  requireVoice(ctx.actor);
  const attempt = { userId: ctx.actor.id, operation: 'thread.create', input: { ...input, poll } };
  const id = await withTransaction(ctx.db, (tx) =>
    once(tx, attempt, async () => {
      await dropSentDraft(ctx, tx, draft);
      const started = await startThread(ctx, tx, input, wordsOf(poll));
      const place =
        started > 0
          ? { thread_id: started, submission_id: null }
          : { thread_id: null, submission_id: -started };
      await insert(ctx, tx, poll, place);
      return started;
    }),
  );
  requirePublished(id);
  return getThread(ctx, { id });
}

const wordsOf = ({ question, options }: ThreadPoll): string =>
  [question, ...options.map(({ text }) => text)].join('\n');

async function insert(
  ctx: MemberContext,
  tx: Tx,
  { options, closesAt: end, ...poll }: ThreadPoll,
  place: { thread_id: number | null; submission_id: number | null },
): Promise<number> {
  const now = ctx.clock.now().toISOString();
  const closesAt = end ?? null;
  if (closesAt !== null && closesAt <= now) {
    throw new AppError('BAD_INPUT', { fields: { 'poll.closesAt': 'past' } });
  }
  const columns = {
    ...place,
    kind: 'free' as const,
    question: poll.question,
    description: null,
    is_multiple: poll.isMultiple,
    is_changeable: poll.isChangeable,
    results: poll.results,
    opens_at: now,
    closes_at: closesAt,
    pinned_at: null,
    created_by: ctx.actor.id,
    created_at: now,
  };
  try {
    const id = await insertPoll(tx, columns);
    const nothing = { upload_id: null, lounge_id: null, item_id: null };
    await insertOptions(
      tx,
      id,
      options.map(({ text }) => ({ ...nothing, text })),
    );
    return id;
  } catch (error) {
    if (isPgError(error, 'uniqueViolation', 'polls_thread')) throw new AppError('THREAD_HAS_POLL');
    throw error;
  }
}

/**
 * Ends the poll of a thread before its time.
 * @throws AppError POLL_NOT_FOUND, POLL_CLOSED, FORBIDDEN
 */
export async function closeThreadPoll(ctx: MemberContext, { id }: { id: number }): Promise<Poll> {
  requireWriter(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const poll = await lockThreadPoll(ctx, tx, id);
    if (poll.state === 'closed') throw new AppError('POLL_CLOSED');
    if (!mayClose(ctx.actor, poll)) throw new AppError('FORBIDDEN');
    await setClosedAt(tx, { id, closedAt: ctx.clock.now().toISOString() });
    await recordPoll(ctx, tx, poll);
    await noteFor(ctx, tx, poll, 'close');
  });
  return readPoll(ctx, id);
}

/** @throws AppError POLL_NOT_FOUND, FORBIDDEN, POLL_HAS_VOTES for its author once somebody has voted */
export async function removeThreadPoll(ctx: MemberContext, { id }: { id: number }): Promise<void> {
  requireWriter(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const poll = await lockThreadPoll(ctx, tx, id);
    if (!mayRemove(ctx.actor, poll)) {
      throw new AppError(poll.createdBy === ctx.actor.id ? 'POLL_HAS_VOTES' : 'FORBIDDEN');
    }
    await noteFor(ctx, tx, poll, 'delete');
    await erasePoll(ctx, tx, poll);
  });
}

type Locked = Awaited<ReturnType<typeof lockLivePoll>>;

async function lockThreadPoll(ctx: MemberContext, tx: Tx, id: number): Promise<Locked> {
  const poll = await lockLivePoll(ctx, tx, id);
  if (poll.threadId === null) throw new AppError('POLL_NOT_FOUND');
  return poll;
}

/** What moderators do is in the log; what its author does, doesn't. */
async function noteFor(ctx: MemberContext, tx: Tx, poll: Locked, verb: 'close' | 'delete') {
  if (poll.createdBy === ctx.actor.id) return;
  await audit(ctx, tx, {
    action: `poll.${verb}`,
    thing: { kind: 'thread', id: poll.threadId ?? 0 },
    scope: `forum/${poll.categoryId}`,
    after: { voters: poll.voterCount },
  });
}

/** A thread that was approved gets the poll that waited with it. */
export async function attachPoll(
  { db, events }: Pick<ServiceContext, 'db' | 'events'>,
  { postId, threadId, number }: { postId: number; threadId: number; number: number },
): Promise<void> {
  if (number !== 1) return;
  await withTransaction(db, async (tx) => {
    const attached = await attachSubmitted(tx, { postId, threadId });
    if (attached.length > 0) await events.publish(tx, 'thread.pollChanged', { threadId });
  });
}

/** A poll is where the posts of its thread are. It looks at how things stand, so it does no harm twice or late. */
export async function followMerge(
  { db, events }: Pick<ServiceContext, 'db' | 'events'>,
  { threadId }: { threadId: number },
): Promise<void> {
  await withTransaction(db, async (tx) => {
    for (const now of await placePolls(tx, { threadId })) {
      if (now.threadId !== null) {
        await events.publish(tx, 'thread.pollChanged', { threadId: now.threadId });
      }
    }
  });
}
