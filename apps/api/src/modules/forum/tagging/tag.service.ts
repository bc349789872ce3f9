import { withTransaction } from '@oche/db';
import type { latestThreadsOutput } from '@oche/validators/forum/latest';
import type {
  setThreadTagsInput,
  setThreadTagsOutput,
  Tag,
  tagSlugInput,
  tagThreadsInput,
} from '@oche/validators/forum/tags/schemas';
import { z } from 'zod';
import type { MemberContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { readStanding } from '../levels/standing.service.ts';
import { requireTagger } from '../tags/tag.policy.ts';
import * as threadTags from '../tags/thread-tags.queries.ts';
import { keepAll } from '../tags/thread-tags.service.ts';
import { getThread } from '../thread/thread.queries.ts';
import { toSummary } from '../thread/thread-list.service.ts';
import { lockLiveThread, recordChange } from '../thread/thread-lock.service.ts';
import * as queries from './tag.queries.ts';

/** All of them, by name. */
export const listTags = ({ db }: ServiceContext): Promise<Tag[]> => queries.listTags(db, {});

/** @throws AppError TAG_NOT_FOUND */
export async function getTag(
  { db }: Pick<ServiceContext, 'db'>,
  { slug }: z.output<typeof tagSlugInput>,
): Promise<Tag> {
  const tag = await queries.getTag.first(db, { slug });
  if (!tag) throw new AppError('TAG_NOT_FOUND');
  return tag;
}

const cursorKey = z.tuple([z.int().min(1)]);

/**
 * The threads that bear a tag, the newest first.
 * @throws AppError TAG_NOT_FOUND, BAD_INPUT for a cursor that isn't ours
 */
export async function listTagThreads(
  ctx: ServiceContext,
  { slug, limit, cursor }: z.output<typeof tagThreadsInput>,
): Promise<z.input<typeof latestThreadsOutput>> {
  const [before] =
    cursor === undefined ? [Number.MAX_SAFE_INTEGER] : decodeCursor(cursorKey, cursor);
  const { id: tagId } = await getTag(ctx, { slug });
  const { items, nextCursor } = await readPage(
    limit,
    (count) => queries.listTagThreads(ctx.db, { tagId, before, limit: count }),
    (row) => encodeCursor([row.id]),
  );
  return {
    items: items.map((row) => ({ ...toSummary(row), subforumName: row.subforumName })),
    nextCursor,
  };
}

/**
 * Gives a thread other tags, or none.
 * @throws AppError THREAD_NOT_FOUND, FORBIDDEN, TAGS_NEED_LEVEL, the reason for which the thread is closed, TAG_NOT_FOUND
 */
export async function setThreadTags(
  ctx: MemberContext,
  { threadId, tagIds }: z.output<typeof setThreadTagsInput>,
): Promise<z.output<typeof setThreadTagsOutput>> {
  await withTransaction(ctx.db, async (tx) => {
    const thread = await lockLiveThread(tx, threadId);
    requireTagger(ctx.actor, thread, await readStanding(tx, ctx.actor));
    // before the thread's rows: whoever merges tags locks them in this order, too
    const kept = await keepAll(tx, tagIds);
    await threadTags.clearThreadTags(tx, { threadId });
    await threadTags.insertThreadTags(tx, { threadId, tagIds: kept });
    await recordChange(ctx, tx, thread, {});
    await ctx.events.publish(tx, 'thread.tagged', { threadId });
  });
  const changed = await getThread.first(ctx.db, { id: threadId, viewerId: ctx.actor.id });
  return { tags: changed?.tags ?? [] };
}
