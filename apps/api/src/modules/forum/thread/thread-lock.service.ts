import type { Tx } from '@oche/db';
import { publishOutside } from '../../../lib/declared/published.ts';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { storedText, withoutTornReference } from '../../people/index.ts';
import { excerpt } from '../post/excerpt.ts';
import '../forum.events.ts';
import { watchFrom } from '../../watching/index.ts';
import { postCreated, threadCreated } from '../forum.outside.ts';
import { type NewPicture, showPictures } from '../pictures/picture.service.ts';
import * as postQueries from '../post/post.queries.ts';
import { forumPlaces } from '../watching/forum-places.service.ts';
import { findPlace } from './former-place.queries.ts';
import * as queries from './thread-lock.queries.ts';

/*
 * What all changes in a thread have in common: lock the thread's row, decide, write, record. The
 * lock puts the changes of a thread in one order, so numbers, revisions, counters and decisions
 * are right. The subforum's row comes last: many threads share it.
 */

/**
 * Locks a thread, also a deleted one. Whoever waits for the lock while the thread is moved gets no row at
 * first: PostgreSQL joins the row as it is now with the subforum where it was. But the lock is held then, so
 * that what is read once more behind it is right.
 */
export const lockThread = async (tx: Tx, id: number): Promise<queries.LockedThread | undefined> =>
  (await queries.lockThread.first(tx, { id })) ?? queries.lockThread.first(tx, { id });

/** @throws AppError THREAD_NOT_FOUND, also in a category or subforum that is deleted */
export async function lockLiveThread(tx: Tx, id: number): Promise<queries.LockedThread> {
  const thread = await lockThread(tx, id);
  if (!thread || thread.deletedAt || thread.isPlaceDeleted) throw new AppError('THREAD_NOT_FOUND');
  return thread;
}

/**
 * The same for whoever writes into a thread. One that was merged meanwhile is followed to where its posts are: nothing
 * that somebody has written is lost in it.
 * @throws AppError THREAD_NOT_FOUND
 */
export async function lockThreadToWrite(tx: Tx, id: number): Promise<queries.LockedThread> {
  const thread = await lockThread(tx, id);
  if (!thread?.isMerged) {
    if (!thread || thread.deletedAt || thread.isPlaceDeleted) {
      throw new AppError('THREAD_NOT_FOUND');
    }
    return thread;
  }
  const place = await findPlace.first(tx, { threadId: id, number: 1 });
  if (!place) throw new AppError('THREAD_NOT_FOUND');
  return lockThreadToWrite(tx, place.threadId);
}

type PostState = NonNullable<Awaited<ReturnType<typeof postQueries.getPostState.first>>>;

/**
 * Locks the thread of a post, and reads the post behind the lock. A post that was moved while this waited is looked for
 * where it is now.
 * @throws AppError POST_NOT_FOUND, also if the thread is deleted: its posts went with it
 */
export async function lockPost(
  tx: Tx,
  postId: number,
): Promise<{ thread: queries.LockedThread; post: PostState }> {
  for (;;) {
    const thread =
      (await queries.lockThreadOfPost.first(tx, { postId })) ??
      (await queries.lockThreadOfPost.first(tx, { postId }));
    const post = thread && (await postQueries.getPostState.first(tx, { id: postId }));
    if (!post) throw new AppError('POST_NOT_FOUND');
    if (post.threadId !== thread.id) continue;
    if (thread.deletedAt) throw new AppError('POST_NOT_FOUND');
    return { thread, post };
  }
}

type ChangedThread = Pick<queries.LockedThread, 'id' | 'subforumId' | 'revision'>;

/** The revision that a change of this locked thread gets, and each post that it touches. */
export const nextRevision = ({ revision }: ChangedThread): number => revision + 1;

/**
 * The end of every change: revision, counters, newest post, and the event for open pages.
 * @param counts by how many the live posts and threads grow
 */
export async function recordChange(
  ctx: Pick<Deps, 'events'>,
  tx: Tx,
  thread: ChangedThread,
  { posts = 0, threads = 0 }: { posts?: number; threads?: number },
): Promise<void> {
  await queries.renewThread(tx, { id: thread.id, posts });
  if (posts !== 0 || threads !== 0) {
    await queries.countInSubforum(tx, { id: thread.subforumId, threads, posts });
  }
  await ctx.events.publish(tx, 'thread.changed', changeOf(thread));
}

const changeOf = (thread: ChangedThread) => ({
  threadId: thread.id,
  subforumId: thread.subforumId,
  revision: nextRevision(thread),
});

interface Writing {
  content: string;
  /** ISO time */
  now: string;
  /** the live post of the same thread that is answered */
  answered?: { id: number; number: number; rootNumber: number; content: string };
  isQuote?: boolean;
  /** uploads of the author that nothing shows yet, in their order */
  pictures?: readonly NewPicture[];
  /** true for the first post, with which the thread is created */
  startsThread?: boolean;
}

const QUOTE_MAX_LENGTH = 1000;

/** Adds a post to a locked thread, with the events that tell of it. */
export async function writePost(
  ctx: Pick<MemberContext, 'actor' | 'clock' | 'events'>,
  tx: Tx,
  thread: ChangedThread & Pick<queries.LockedThread, 'categoryId' | 'nextNumber'>,
  { content, now, answered, isQuote = false, pictures = [], startsThread = false }: Writing,
): Promise<number> {
  const number = thread.nextNumber;
  const quoted = isQuote ? answered : undefined;
  const parentPostId = answered?.id ?? null;
  const authorId = ctx.actor.id;
  const stored = await storedText(tx, ctx.actor, content);
  await watchFrom(tx, startsThread ? 'watching' : 'tracking', {
    userId: authorId,
    places: forumPlaces({ ...thread, threadId: thread.id }),
    now,
  });
  const [post] = await postQueries.insertPost(tx, {
    threadId: thread.id,
    number,
    rootNumber: rootNumberOf(number, answered),
    parentPostId,
    quotedPostId: quoted?.id ?? null,
    quotedText: quoted ? withoutTornReference(excerpt(quoted.content, QUOTE_MAX_LENGTH)) : null,
    authorId,
    content: stored,
    now,
    pictureCount: pictures.length,
    revision: nextRevision(thread),
    subforumId: thread.subforumId,
    threads: startsThread ? 1 : 0,
  });
  if (!post) throw new Error('the insert returned no post');
  await showPictures(tx, { post: post.id }, { pictures, ownerId: authorId });
  const answerIds = startsThread ? [] : [post.id];
  await ctx.events.publish(tx, 'thread.changed', { ...changeOf(thread), answerIds });
  await ctx.events.publish(tx, 'post.created', {
    postId: post.id,
    threadId: thread.id,
    subforumId: thread.subforumId,
    number,
    authorId,
    parentPostId,
  });
  await publishOutside(ctx, tx, startsThread ? threadCreated : postCreated, {
    postId: post.id,
    threadId: thread.id,
    subforumId: thread.subforumId,
  });
  return post.id;
}

/** A reply to the first post replies to the thread, so it is top-level. */
function rootNumberOf(number: number, answered: Writing['answered']): number {
  return answered && answered.number > 1 ? answered.rootNumber : number;
}
