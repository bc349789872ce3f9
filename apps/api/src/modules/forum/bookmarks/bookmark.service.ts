import { withTransaction } from '@oche/db';
import type {
  bookmarkIdInput,
  bookmarkOutput,
  bookmarksInput,
  bookmarksOutput,
  saveBookmarkInput,
} from '@oche/validators/forum/bookmarks';
import { SNIPPET_LENGTH } from '@oche/validators/forum/limits';
import { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { plainOf } from '../../../lib/formatting/plain.ts';
import { addJobs } from '../../../lib/jobs/jobs.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { excerpt, snippet } from '../post/excerpt.ts';
import * as queries from './bookmark.queries.ts';
import { reminding } from './reminders.ts';

type Bookmark = z.infer<typeof bookmarkOutput>;
type Row = Awaited<ReturnType<typeof queries.getBookmark>>[number];

const toBookmark = ({ note, remindAt, remindedAt, createdAt }: Row): Bookmark => ({
  note,
  remindAt,
  isReminded: remindedAt !== null,
  createdAt,
});

/** What the member has noted of a post; null where they haven't. */
export async function getBookmark(
  { db, actor }: MemberContext,
  { postId }: z.output<typeof bookmarkIdInput>,
): Promise<Bookmark | null> {
  const row = await queries.getBookmark.first(db, { userId: actor.id, postId });
  return row ? toBookmark(row) : null;
}

/**
 * Notes a post to be found again, or changes what was noted of it. A reminder comes with the same transaction.
 * @throws AppError POST_NOT_FOUND (also of members from whom the reader is apart), REMINDER_IN_PAST
 */
export async function saveBookmark(
  ctx: MemberContext,
  { postId, note, remindAt, createdAt }: z.output<typeof saveBookmarkInput>,
): Promise<Bookmark> {
  requireWriter(ctx.actor);
  const now = ctx.clock.now().toISOString();
  if (remindAt && remindAt <= now) {
    throw new AppError('REMINDER_IN_PAST', { fields: { remindAt: 'invalidDate' } });
  }
  const userId = ctx.actor.id;
  return withTransaction(ctx.db, async (tx) => {
    const [row] = await queries.saveBookmark(tx, {
      userId,
      viewerId: userId,
      postId,
      note: note ?? null,
      keepsNote: note === undefined,
      remindAt: remindAt ?? null,
      keepsReminder: remindAt === undefined,
      // nothing stands before what is noted now
      createdAt: createdAt && createdAt < now ? createdAt : now,
    });
    if (!row) throw new AppError('POST_NOT_FOUND');
    if (remindAt) await addJobs(tx, [reminding({ userId, postId, remindAt })]);
    return toBookmark(row);
  });
}

/** Takes a bookmark away; there may be none. Its reminder comes to nothing. */
export async function removeBookmark(
  { db, actor }: MemberContext,
  { postId }: z.output<typeof bookmarkIdInput>,
): Promise<void> {
  requireWriter(actor);
  await queries.deleteBookmark(db, { userId: actor.id, postId });
}

const LATEST_MS = Date.UTC(9999, 11, 31);
const cursorKey = z.tuple([z.int().min(0).max(LATEST_MS), z.int().min(0)]);

/**
 * The member's bookmarks, the latest first.
 * @throws AppError BAD_INPUT for a cursor that isn't ours
 */
export async function listBookmarks(
  { db, actor }: MemberContext,
  { limit, cursor }: z.output<typeof bookmarksInput>,
): Promise<z.infer<typeof bookmarksOutput>> {
  const [createdMs, postId] =
    cursor === undefined ? [LATEST_MS, Number.MAX_SAFE_INTEGER] : decodeCursor(cursorKey, cursor);
  const key = { viewerId: actor.id, createdAt: new Date(createdMs).toISOString(), postId };
  const { items, nextCursor } = await readPage(
    limit,
    (count) => queries.listBookmarks(db, { ...key, limit: count }),
    (row) => encodeCursor([Date.parse(row.createdAt), row.postId]),
  );
  return {
    items: items.map((row) => ({ ...toBookmark(row), postId: row.postId, post: postOf(row) })),
    nextCursor,
  };
}

type ListedRow = Awaited<ReturnType<typeof queries.listBookmarks>>[number];
type ListedPost = z.infer<typeof bookmarksOutput>['items'][number]['post'];

function postOf(row: ListedRow): ListedPost {
  const { threadId, number, title, subforumName, beginning, firstName, lastName, imageUrl } = row;
  if (
    threadId === null ||
    number === null ||
    title === null ||
    subforumName === null ||
    beginning === null ||
    firstName === null ||
    lastName === null
  ) {
    return null;
  }
  return {
    threadId,
    number,
    title,
    subforumName,
    snippet: excerpt(snippet(plainOf(beginning), Infinity), SNIPPET_LENGTH),
    author: { firstName, lastName, imageUrl },
  };
}
