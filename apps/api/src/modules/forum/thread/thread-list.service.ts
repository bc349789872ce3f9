import type {
  ThreadSummary,
  threadListInput,
  threadListOutput,
} from '@oche/validators/forum/schemas';
import { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import * as categoryQueries from '../overview/category.queries.ts';
import { withTags } from '../tags/tag.select.ts';
import * as queries from './thread.queries.ts';

type ListedThread = Awaited<ReturnType<typeof queries.listThreads>>[number];

/**
 * Pinned threads first, then by last activity.
 * @throws AppError SUBFORUM_NOT_FOUND, BAD_INPUT for a cursor that isn't ours
 */
export async function listThreads(
  ctx: ServiceContext,
  { subforumId, limit, cursor }: z.infer<typeof threadListInput>,
): Promise<z.infer<typeof threadListOutput>> {
  const after = cursor === undefined ? BEFORE_THE_FIRST : readCursor(cursor);
  const read = (count: number) =>
    queries.listThreads(ctx.db, { subforumId, limit: count, ...after });
  const { items, nextCursor } = await readPage(limit, read, cursorOf);
  if (items.length === 0) await requireSubforum(ctx, subforumId);
  return { items: items.map(toSummary), nextCursor };
}

const LATEST_MS = Date.UTC(9999, 11, 31);
const BEFORE_THE_FIRST: queries.ThreadKey = {
  isPinned: true,
  lastPostAt: new Date(LATEST_MS).toISOString(),
  id: Number.MAX_SAFE_INTEGER,
};

const cursorKey = z.tuple([z.boolean(), z.int().min(0).max(LATEST_MS), z.int()]);

const cursorOf = (row: ListedThread) =>
  encodeCursor([row.isPinned, Date.parse(row.lastPostAt), row.id]);

function readCursor(cursor: string): queries.ThreadKey {
  const [isPinned, lastPostMs, id] = decodeCursor(cursorKey, cursor);
  return { isPinned, lastPostAt: new Date(lastPostMs).toISOString(), id };
}

/** Nothing was found: that is right for a subforum that is empty, not for one that isn't there. */
async function requireSubforum(ctx: ServiceContext, id: number): Promise<void> {
  const subforum = await categoryQueries.getSubforum.first(ctx.db, { id });
  if (!subforum) throw new AppError('SUBFORUM_NOT_FOUND');
}

export const toSummary = (row: ListedThread): ThreadSummary => ({
  id: row.id,
  subforumId: row.subforumId,
  title: row.title,
  authorId: row.authorId,
  author: { firstName: row.firstName, lastName: row.lastName, imageUrl: row.imageUrl },
  createdAt: row.createdAt,
  lastPostAt: row.lastPostAt,
  lastPost: {
    number: row.lastPostNumber,
    author: {
      firstName: row.lastFirstName,
      lastName: row.lastLastName,
      imageUrl: row.lastImageUrl,
    },
  },
  postCount: row.postCount,
  isLocked: row.isLocked,
  isPinned: row.isPinned,
  isAnnouncement: row.isAnnouncement,
  ...withTags(row),
  ...(row.isSolved && { isSolved: true as const }),
});
