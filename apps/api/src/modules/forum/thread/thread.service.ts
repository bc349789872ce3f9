import { type Tx, withTransaction } from '@oche/db';
import type { createThreadInput, Thread } from '@oche/validators/forum/schemas';
import type { z } from 'zod';
import { requireVoice } from '../../../lib/actor.ts';
import type { MemberContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { plainOf } from '../../../lib/formatting/plain.ts';
import { once } from '../../../lib/idempotency.ts';
import { mustWait, requirePublished, submit } from '../approval/waiting.service.ts';
import { requireStarter } from '../clubs/club-subforum.service.ts';
import { closedFor, requireOpen, threadRights } from '../forum.policy.ts';
import { readStanding } from '../levels/standing.service.ts';
import { wikiOf } from '../levels/wiki.policy.ts';
import { wordsOf } from '../pictures/picture.service.ts';
import { dropSentDraft } from '../sending/sent-draft.service.ts';
import { requireTagger } from '../tags/tag.policy.ts';
import { withTags } from '../tags/tag.select.ts';
import { putTags } from '../tags/thread-tags.service.ts';
import { missingThread } from './former-place.service.ts';
import * as queries from './thread.queries.ts';
import * as changes from './thread-lock.queries.ts';
import { writePost } from './thread-lock.service.ts';

/** @throws AppError THREAD_NOT_FOUND, THREAD_MOVED for one that went into another, which the error names */
export async function getThread(ctx: ServiceContext, { id }: { id: number }): Promise<Thread> {
  const row = await queries.getThread.first(ctx.db, { id, viewerId: ctx.actor?.id ?? '' });
  if (!row) throw await missingThread(ctx.db, id);
  return {
    id: row.id,
    title: row.title,
    content: row.content,
    ...plainBeside(row.content),
    subforumId: row.subforumId,
    subforum: { id: row.subforumId, name: row.subforumName },
    category: { id: row.categoryId, name: row.categoryName },
    authorId: row.authorId,
    author: { firstName: row.firstName, lastName: row.lastName },
    createdAt: row.createdAt,
    lastPostAt: row.lastPostAt,
    postCount: row.postCount,
    isLocked: row.isLocked,
    isPinned: row.isPinned,
    isAnnouncement: row.isAnnouncement,
    hasFeed: row.isSubforumActive && row.isCategoryActive && !row.holdsClubs,
    closed: closedFor(ctx.actor, row),
    can: threadRights(ctx.actor, row),
    revision: row.revision,
    poll: row.poll,
    ...withTags(row),
    ...(!row.hasSolutions && { isUnsolvable: true as const }),
    ...solutionOf(row),
    ...wikiOf(ctx.actor, row, { level: row.level ?? 0, isApart: row.isApart ?? false }),
  };
}

type ThreadRow = Awaited<ReturnType<typeof queries.getThread>>[number];

function solutionOf(row: ThreadRow): Pick<Thread, 'solution'> {
  const { solutionId, solutionNumber, solutionText, solutionAt } = row;
  if (solutionId === null || solutionNumber === null || solutionAt === null) return {};
  return {
    solution: {
      postId: solutionId,
      number: solutionNumber,
      text: solutionText === null ? null : plainOf(solutionText),
      author:
        row.solverFirstName === null || row.solverLastName === null
          ? null
          : { firstName: row.solverFirstName, lastName: row.solverLastName },
      createdAt: solutionAt,
    },
  };
}

/** What search engines and previews of the page show, where the text has signs of formatting. */
function plainBeside(content: string): Pick<Thread, 'plain'> {
  const plain = plainOf(content);
  return plain === content ? {} : { plain };
}

/**
 * Starts a thread with its first post.
 * @throws AppError SUBFORUM_NOT_FOUND, or the reason for which the subforum is closed, POST_WAITS when
 *   it was stored and waits for approval
 */
export async function createThread(
  ctx: MemberContext,
  { draft, ...input }: z.output<typeof createThreadInput>,
): Promise<Thread> {
  requireVoice(ctx.actor);
  const attempt = { userId: ctx.actor.id, operation: 'thread.create', input };
  const id = await withTransaction(ctx.db, (tx) =>
    once(tx, attempt, async () => {
      await dropSentDraft(ctx, tx, draft);
      return startThread(ctx, tx, input);
    }),
  );
  requirePublished(id);
  return getThread(ctx, { id });
}

/**
 * The same in a transaction that is open already, e.g. of what the thread is about.
 * @param beside what else of it others will read, e.g. the choices of a poll
 * @returns the thread's id; negative for one that was stored and waits for approval
 * @throws AppError SUBFORUM_NOT_FOUND, CLUB_OFFICERS_ONLY, TAGS_NEED_LEVEL, or the reason for which the subforum is closed
 */
export async function startThread(
  ctx: MemberContext,
  tx: Tx,
  {
    subforumId,
    title,
    content,
    pictures = [],
    tagIds = [],
  }: Omit<z.output<typeof createThreadInput>, 'draft'>,
  beside = '',
): Promise<number> {
  requireVoice(ctx.actor);
  const authorId = ctx.actor.id;
  const place = await changes.getPlace.first(tx, { subforumId });
  if (!place) throw new AppError('SUBFORUM_NOT_FOUND');
  requireOpen(ctx.actor, place);
  await requireStarter(tx, ctx.actor, place);
  const { categoryId } = place;
  if (tagIds.length > 0) {
    const about = { ...place, authorId, isLocked: false };
    requireTagger(ctx.actor, about, await readStanding(tx, ctx.actor));
  }
  const text = [title, content, beside, ...wordsOf(pictures)].join('\n');
  if (await mustWait(ctx, tx, { categoryId, text, hasPictures: pictures.length > 0 })) {
    return submit(ctx, tx, {
      categoryId,
      subforumId,
      threadId: null,
      title,
      content,
      pictures,
      tagIds,
    });
  }
  const now = ctx.clock.now().toISOString();
  const [thread] = await changes.insertThread(tx, { subforumId, authorId, title, now });
  if (!thread) throw new Error('the insert returned no thread');
  await putTags(tx, thread.id, tagIds);
  const started = { ...thread, categoryId };
  await writePost(ctx, tx, started, { content, now, pictures, startsThread: true });
  return thread.id;
}
