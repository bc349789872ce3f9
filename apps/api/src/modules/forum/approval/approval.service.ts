import type { Executor, Tx } from '@oche/db';
import { idOfText } from '@oche/validators/id-text';
import type { Actor } from '../../../lib/actor.ts';
import type { Thing, Undoable } from '../../../lib/declared/reportable.ts';
import type { Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { forumScope } from '../forum.policy.ts';
import { withPictures } from '../pictures/picture.select.ts';
import { takePictures } from '../pictures/picture.service.ts';
import { findAnswered } from '../post/post.queries.ts';
import { postDeletion } from '../post/post-deletion.service.ts';
import { putKnownTags } from '../tags/thread-tags.service.ts';
import { withPoll } from '../thread/poll-text.select.ts';
import { threadDeletion } from '../thread/thread-deletion.service.ts';
import * as threads from '../thread/thread-lock.queries.ts';
import { lockThreadToWrite, writePost } from '../thread/thread-lock.service.ts';
import * as queries from './waiting.queries.ts';

type Submission = NonNullable<Awaited<ReturnType<typeof queries.lockSubmission.first>>>;

const find = (tx: Tx, id: string) => queries.lockSubmission.first(tx, { id: idOfText(id) ?? 0 });

/** A waiting post becomes one like all others, with the next number and the time of this moment. */
export const publication: Undoable<Deps> = {
  async do(deps, tx, id, by) {
    const submission = await find(tx, id);
    if (submission?.state !== 'waiting') return false;
    const postId = await publish(deps, tx, submission, by);
    await queries.setState(tx, { id: submission.id, state: 'published', postId });
    return true;
  },
  async undo(deps, tx, id, by) {
    const submission = await find(tx, id);
    if (submission?.state !== 'published') return false;
    await takeAway(deps, tx, submission, by);
    const { postId } = submission;
    await queries.setState(tx, { id: submission.id, state: 'waiting', postId });
    return true;
  },
};

const setting =
  (from: 'waiting' | 'rejected', to: 'waiting' | 'rejected') =>
  async (_deps: Deps, tx: Tx, id: string): Promise<boolean> => {
    const submission = await find(tx, id);
    if (submission?.state !== from) return false;
    await queries.setState(tx, { id: submission.id, state: to, postId: submission.postId });
    return true;
  };

export const rejection: Undoable<Deps> = {
  do: setting('waiting', 'rejected'),
  undo: setting('rejected', 'waiting'),
};

/** What was published before comes back as the post that it became. */
async function publish(
  deps: Deps,
  tx: Tx,
  submission: Submission,
  by: string | null,
): Promise<number> {
  const { postId } = submission;
  if (postId === null) return writeNew(deps, tx, submission);
  const { action, id } = whatItBecame(submission, postId);
  await action.undo(deps, tx, id, by);
  return postId;
}

async function takeAway(deps: Deps, tx: Tx, submission: Submission, by: string | null) {
  const { action, id } = whatItBecame(submission, submission.postId ?? 0);
  await action.do(deps, tx, id, by);
}

/** Whatever it began with: moderators may have made an answer of a thread, or the other way round. */
const whatItBecame = ({ number, publishedIn }: Submission, postId: number) =>
  number === 1
    ? { action: threadDeletion, id: String(publishedIn) }
    : { action: postDeletion, id: String(postId) };

/** The author as the one who writes: they get none of the moderator's rights. */
const authorOf = ({ authorId, authorRole }: Submission): Actor => ({
  id: authorId,
  role: authorRole,
  status: 'active',
  suspendedUntil: null,
  statusReason: null,
  silencedUntil: null,
  silenceReason: null,
  moderates: [],
  emailVerified: true,
});

async function writeNew(deps: Deps, tx: Tx, submission: Submission): Promise<number> {
  const writer = { actor: authorOf(submission), clock: deps.clock, events: deps.events };
  const now = deps.clock.now().toISOString();
  const { content, isQuote } = submission;
  const pictures = await takePictures(tx, submission.id);
  if (submission.threadId === null) {
    const thread = await startThread(tx, submission, now);
    await putKnownTags(tx, thread.id, submission.tagIds);
    return writePost(writer, tx, thread, { content, now, pictures, startsThread: true });
  }
  const thread = await findThread(tx, submission.threadId);
  const answered = await answeredBy(tx, { ...submission, threadId: thread.id });
  return writePost(writer, tx, thread, { content, now, answered, pictures, isQuote });
}

/** Where it would stand now: the thread may have gone into another one while it waited. */
async function findThread(tx: Tx, id: number) {
  try {
    return await lockThreadToWrite(tx, id);
  } catch (error) {
    if (error instanceof AppError && error.code === 'THREAD_NOT_FOUND') {
      throw new AppError('ACTION_NOT_POSSIBLE');
    }
    throw error;
  }
}

async function startThread(tx: Tx, { subforumId, authorId, title }: Submission, now: string) {
  const place = await threads.getPlace.first(tx, { subforumId });
  const [thread] = await threads.insertThread(tx, {
    subforumId,
    authorId,
    title: title ?? '',
    now,
  });
  if (!place || !thread) throw new AppError('ACTION_NOT_POSSIBLE');
  return { ...thread, categoryId: place.categoryId };
}

/** The post that it answers, unless that is gone meanwhile: then it answers the thread. */
async function answeredBy(
  tx: Tx,
  { threadId, answeredId }: { threadId: number; answeredId: number | null },
) {
  if (answeredId === null) return undefined;
  return findAnswered.first(tx, { threadId, id: answeredId, number: null });
}

/** What waits, for those who decide about it. */
export async function readSubmissions(db: Executor, ids: readonly string[]): Promise<Thing[]> {
  const rows = await queries.listSubmissions(db, { ids: ids.flatMap((id) => idOfText(id) ?? []) });
  return rows.map((row) => ({
    id: String(row.id),
    title: row.title,
    text: withPoll(row),
    ...withPictures(row),
    author: { id: row.authorId, firstName: row.firstName, lastName: row.lastName },
    path: pathOf(row),
    scope: forumScope(row),
    place: row.category,
    isShown: row.state === 'published' && row.deletedAt === null,
    isLocked: false,
  }));
}

type Listed = Awaited<ReturnType<typeof queries.listSubmissions>>[number];

function pathOf({ publishedIn, number, threadId, subforumId }: Listed): string {
  if (publishedIn !== null) return `/forum/thread/${publishedIn}?post=${number}`;
  return threadId === null ? `/forum/subforum/${subforumId}` : `/forum/thread/${threadId}`;
}
