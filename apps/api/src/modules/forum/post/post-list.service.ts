import {
  type postListInput,
  type postListOutput,
  type recentPostsInput,
  type recentPostsOutput,
  SNIPPET_LENGTH,
} from '@oche/validators/forum';
import { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { decodeCursor, encodeCursor, pageOf } from '../../../lib/pagination.ts';
import { readMentioned } from '../../people/index.ts';
import { postRights } from '../forum.policy.ts';
import { placeOfBits } from '../thread/place.select.ts';
import * as threadQueries from '../thread/thread.queries.ts';
import { snippet } from './excerpt.ts';
import * as queries from './post.queries.ts';
import { toPost } from './post.select.ts';

type PostListInput = z.infer<typeof postListInput>;
type PostPage = z.infer<typeof postListOutput>;
type VisitorsRow = Awaited<ReturnType<typeof queries.listPostsAfter>>[number];
type MembersRow = Awaited<ReturnType<typeof queries.listPostsAfterForMembers>>[number];
type PostRow = VisitorsRow | MembersRow;

const FROM_BLOCKED = { isFromBlocked: true } as const;
const BEFORE_THE_FIRST: queries.ReadingKey = { rootNumber: 0, number: 0 };

/**
 * A page of a thread in reading order. If several of `around`, `before` and `cursor` are given, the
 * first of these three counts; without any the page begins with the first post.
 *
 * @throws AppError THREAD_NOT_FOUND, BAD_INPUT for a cursor that isn't ours
 */
export async function listPosts(ctx: ServiceContext, input: PostListInput): Promise<PostPage> {
  const { threadId, limit, around, before, cursor } = input;
  if (around === undefined && before !== undefined) {
    return pageBefore(ctx, threadId, limit, readCursor(before));
  }
  const after =
    around !== undefined
      ? await placeAhead(ctx, threadId, limit, around)
      : cursor === undefined
        ? BEFORE_THE_FIRST
        : readCursor(cursor);
  return pageAfter(ctx, threadId, limit, after);
}

async function pageAfter(
  ctx: ServiceContext,
  threadId: number,
  limit: number,
  after: queries.ReadingKey,
): Promise<PostPage> {
  const page = { threadId, limit: limit + 1, ...after };
  const rows: PostRow[] = ctx.actor
    ? await queries.listPostsAfterForMembers(ctx.db, { ...page, viewerId: ctx.actor.id })
    : await queries.listPostsAfter(ctx.db, page);
  const { items, hasMore } = pageOf(rows, limit);
  return toPage(ctx, threadId, items, hasMore);
}

async function pageBefore(
  ctx: ServiceContext,
  threadId: number,
  limit: number,
  before: queries.ReadingKey,
): Promise<PostPage> {
  const page = { threadId, limit, ...before };
  const rows: PostRow[] = ctx.actor
    ? await queries.listPostsBeforeForMembers(ctx.db, { ...page, viewerId: ctx.actor.id })
    : await queries.listPostsBefore(ctx.db, page);
  return toPage(ctx, threadId, rows.reverse(), true);
}

/** @returns the place right before a page that shows post `number` about in its middle */
async function placeAhead(
  ctx: ServiceContext,
  threadId: number,
  limit: number,
  number: number,
): Promise<queries.ReadingKey> {
  const query = queries.findPageStart.withLimit(limit);
  const found = await query.first(ctx.db, { threadId, number });
  if (!found) return BEFORE_THE_FIRST;
  const [rootNumber, startNumber] = found.start;
  return { rootNumber, number: startNumber - 1 };
}

async function toPage(
  ctx: ServiceContext,
  threadId: number,
  rows: PostRow[],
  hasMore: boolean,
): Promise<PostPage> {
  const first = rows[0];
  const last = rows.at(-1);
  if (!first || !last) return emptyPage(ctx, threadId);
  const now = ctx.clock.now();
  const place = placeOf(first);
  const mentionedBy = await readMentioned(ctx.db, rows);
  return {
    items: rows.map((row) => ({
      ...toPost(row, mentionedBy(row), postRights(ctx.actor, row, place, now)),
      ...('isFromBlocked' in row && row.isFromBlocked && FROM_BLOCKED),
    })),
    nextCursor: hasMore ? cursorOf(last) : null,
    // the first post lives as long as its thread, and there is nothing before it
    previousCursor: first.number === 1 ? null : cursorOf(first),
    revision: first.threadRevision,
  };
}

/** Visitors' rows have none: there is nothing that they could do in it. */
const placeOf = (row: PostRow) =>
  'place' in row && row.place !== null ? placeOfBits(row.place) : null;

/** A live thread always has posts. If there are none, it is gone or the cursor stood at its end. */
async function emptyPage(ctx: ServiceContext, threadId: number): Promise<PostPage> {
  const thread = await threadQueries.getThread.first(ctx.db, { id: threadId });
  if (!thread) throw new AppError('THREAD_NOT_FOUND');
  return { items: [], nextCursor: null, previousCursor: null, revision: thread.revision };
}

const INT4_MAX = 2_147_483_647;
const cursorKey = z.tuple([z.int().min(0).max(INT4_MAX), z.int().min(0).max(INT4_MAX)]);

const cursorOf = ({ rootNumber, number }: queries.ReadingKey) => encodeCursor([rootNumber, number]);

function readCursor(cursor: string): queries.ReadingKey {
  const [rootNumber, number] = decodeCursor(cursorKey, cursor);
  return { rootNumber, number };
}

/** The newest posts of all active subforums, newest first. */
export async function listRecentPosts(
  ctx: ServiceContext,
  { limit }: z.infer<typeof recentPostsInput>,
): Promise<z.infer<typeof recentPostsOutput>> {
  const rows = await queries.listRecentPosts(ctx.db, {
    limit,
    viewerId: ctx.actor?.id ?? '',
  });
  return rows.map((row) => ({
    id: row.id,
    threadId: row.threadId,
    threadTitle: row.threadTitle,
    number: row.number,
    snippet: snippet(row.beginning, SNIPPET_LENGTH),
    author: { firstName: row.firstName, lastName: row.lastName },
    subforum: { id: row.subforumId, name: row.subforumName },
    createdAt: row.createdAt,
  }));
}
