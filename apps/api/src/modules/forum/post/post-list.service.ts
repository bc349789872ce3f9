import type { PostOrder } from '@oche/validators/forum/reading-limits';
import {
  type postListInput,
  type postListOutput,
  type recentPostsInput,
  type recentPostsOutput,
  SNIPPET_LENGTH,
} from '@oche/validators/forum/schemas';
import { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { plainOf } from '../../../lib/formatting/plain.ts';
import { decodeCursor, encodeCursor, pageOf } from '../../../lib/pagination.ts';
import { readTexts } from '../../people/index.ts';
import { postRights } from '../forum.policy.ts';
import { orderFor } from '../progress/reading.service.ts';
import { readReactions } from '../reactions/reaction.service.ts';
import { missingThread } from '../thread/former-place.service.ts';
import { placeOfBits } from '../thread/place.select.ts';
import * as threadQueries from '../thread/thread.queries.ts';
import { snippet } from './excerpt.ts';
import * as queries from './post.queries.ts';
import { storedTextsOf, toPost } from './post.select.ts';
import * as pages from './post-page.queries.ts';

type PostListInput = z.infer<typeof postListInput>;
type PostPage = z.infer<typeof postListOutput>;
type VisitorsRow = Awaited<ReturnType<typeof pages.listPostsAfter>>[number];
type MembersRow = Awaited<ReturnType<typeof pages.listPostsAfterForMembers>>[number];
type PostRow = VisitorsRow | MembersRow;
/** A place in a thread, and how the posts follow each other there. */
type Place = pages.ReadingKey & { order: PostOrder };

const FROM_BLOCKED = { isFromBlocked: true } as const;
const BEFORE_THE_FIRST: pages.ReadingKey = { rootNumber: 0, number: 0 };

/** The walks along the two orders, for visitors and for members. */
const walks = {
  answers: {
    after: pages.listPostsAfter,
    afterForMembers: pages.listPostsAfterForMembers,
    before: pages.listPostsBefore,
    beforeForMembers: pages.listPostsBeforeForMembers,
  },
  time: {
    after: pages.listPostsSince,
    afterForMembers: pages.listPostsSinceForMembers,
    before: pages.listPostsUntil,
    beforeForMembers: pages.listPostsUntilForMembers,
  },
};

/**
 * A page of a thread in the order that was asked for or that the member likes. If several of `around`,
 * `before` and `cursor` are given, the first of these three counts; without any the page begins with
 * the first post.
 *
 * @throws AppError THREAD_NOT_FOUND, THREAD_MOVED, BAD_INPUT for a cursor that isn't ours
 */
export async function listPosts(ctx: ServiceContext, input: PostListInput): Promise<PostPage> {
  const { threadId, limit, around, before, cursor } = input;
  if (around !== undefined) {
    const order = input.order ?? (await orderFor(ctx));
    const after = await placeAhead(ctx, threadId, limit, around, order);
    return pageAfter(ctx, threadId, limit, { ...after, order });
  }
  if (before !== undefined) return pageBefore(ctx, threadId, limit, readCursor(before));
  if (cursor !== undefined) return pageAfter(ctx, threadId, limit, readCursor(cursor));
  return firstPage(ctx, threadId, limit, input.order);
}

/** In the order that nearly everybody likes the statement itself says who likes the other one. */
async function firstPage(
  ctx: ServiceContext,
  threadId: number,
  limit: number,
  wanted: PostOrder | undefined,
): Promise<PostPage> {
  const order = wanted ?? 'answers';
  const rows = await readAfter(ctx, threadId, limit, { ...BEFORE_THE_FIRST, order });
  const [first] = rows;
  const liked = first && 'likedOrder' in first ? first.likedOrder : null;
  if (wanted === undefined && liked === 'time') {
    return pageAfter(ctx, threadId, limit, { ...BEFORE_THE_FIRST, order: liked });
  }
  const { items, hasMore } = pageOf(rows, limit);
  return toPage(ctx, threadId, { rows: items, hasMore, order });
}

async function pageAfter(
  ctx: ServiceContext,
  threadId: number,
  limit: number,
  after: Place,
): Promise<PostPage> {
  const rows = await readAfter(ctx, threadId, limit, after);
  const { items, hasMore } = pageOf(rows, limit);
  return toPage(ctx, threadId, { rows: items, hasMore, order: after.order });
}

/** One more than the page has. */
function readAfter(
  ctx: ServiceContext,
  threadId: number,
  limit: number,
  { order, ...after }: Place,
): Promise<PostRow[]> {
  const page = { threadId, limit: limit + 1, ...after };
  const walk = walks[order];
  return ctx.actor
    ? walk.afterForMembers(ctx.db, { ...page, viewerId: ctx.actor.id })
    : walk.after(ctx.db, page);
}

async function pageBefore(
  ctx: ServiceContext,
  threadId: number,
  limit: number,
  { order, ...before }: Place,
): Promise<PostPage> {
  const page = { threadId, limit, ...before };
  const walk = walks[order];
  const rows: PostRow[] = ctx.actor
    ? await walk.beforeForMembers(ctx.db, { ...page, viewerId: ctx.actor.id })
    : await walk.before(ctx.db, page);
  return toPage(ctx, threadId, { rows: rows.reverse(), hasMore: true, order });
}

/** @returns the place right before a page that shows post `number` about in its middle */
async function placeAhead(
  ctx: ServiceContext,
  threadId: number,
  limit: number,
  number: number,
  order: PostOrder,
): Promise<pages.ReadingKey> {
  if (order === 'time') {
    const found = await pages.findPageStartInTime.withLimit(limit).first(ctx.db, {
      threadId,
      number,
    });
    return found ? { rootNumber: 0, number: found.start - 1 } : BEFORE_THE_FIRST;
  }
  const found = await pages.findPageStart.withLimit(limit).first(ctx.db, { threadId, number });
  if (!found) return BEFORE_THE_FIRST;
  const [rootNumber, startNumber] = found.start;
  return { rootNumber, number: startNumber - 1 };
}

interface ReadRows {
  rows: PostRow[];
  hasMore: boolean;
  order: PostOrder;
}

async function toPage(
  ctx: ServiceContext,
  threadId: number,
  { rows, hasMore, order }: ReadRows,
): Promise<PostPage> {
  const first = rows[0];
  const last = rows.at(-1);
  if (!first || !last) return emptyPage(ctx, threadId, order);
  const now = ctx.clock.now();
  const place = placeOf(first);
  const [textOf, reactionsTo] = await Promise.all([
    readTexts(ctx.db, storedTextsOf(rows)),
    first.reactionRevision > 0 ? readReactions(ctx, rows) : withoutReactions,
  ]);
  return {
    items: rows.map((row) => ({
      ...toPost(row, textOf, postRights(ctx.actor, row, place, now)),
      ...reactionsTo(row),
      ...('isFromBlocked' in row && row.isFromBlocked && FROM_BLOCKED),
    })),
    order,
    nextCursor: hasMore ? cursorOf(last, order) : null,
    // the first post lives as long as its thread, and there is nothing before it
    previousCursor: first.number === 1 ? null : cursorOf(first, order),
    revision: first.threadRevision,
    reactionRevision: first.reactionRevision,
  };
}

const withoutReactions = () => undefined;

/** Visitors' rows have none: there is nothing that they could do in it. */
const placeOf = (row: PostRow) =>
  'place' in row && row.place !== null ? placeOfBits(row.place) : null;

/** A live thread always has posts. If there are none, it is gone or the cursor stood at its end. */
async function emptyPage(
  ctx: ServiceContext,
  threadId: number,
  order: PostOrder,
): Promise<PostPage> {
  const thread = await threadQueries.getThread.first(ctx.db, { id: threadId, viewerId: '' });
  if (!thread) throw await missingThread(ctx.db, threadId);
  const { revision, reactionRevision } = thread;
  const nothing = { items: [], nextCursor: null, previousCursor: null };
  return { ...nothing, order, revision, reactionRevision };
}

const INT4_MAX = 2_147_483_647;
const postNumber = z.int().min(0).max(INT4_MAX);
const cursorKey = z.union([
  z.tuple([postNumber, postNumber]),
  z.tuple([z.literal('time'), postNumber]),
]);

const cursorOf = ({ rootNumber, number }: pages.ReadingKey, order: PostOrder) =>
  encodeCursor(order === 'time' ? ['time', number] : [rootNumber, number]);

function readCursor(cursor: string): Place {
  const [root, number] = decodeCursor(cursorKey, cursor);
  return root === 'time'
    ? { rootNumber: 0, number, order: 'time' }
    : { rootNumber: root, number, order: 'answers' };
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
    snippet: snippet(plainOf(row.beginning), SNIPPET_LENGTH),
    author: { firstName: row.firstName, lastName: row.lastName },
    subforum: { id: row.subforumId, name: row.subforumName },
    createdAt: row.createdAt,
  }));
}
