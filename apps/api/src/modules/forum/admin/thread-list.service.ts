import type {
  AdminPost,
  AdminThread,
  adminPostListInput,
  adminThreadListInput,
  adminTrailInput,
  adminTrailOutput,
} from '@oche/validators/forum/admin';
import { z } from 'zod';
import { requireScope } from '../../../lib/actor.ts';
import type { MemberContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { readQuery } from '../../search/index.ts';
import { getAdminCategory, getAdminSubforum } from './place-list.service.ts';
import * as queries from './thread-list.queries.ts';

interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

const LATEST_MS = Date.UTC(9999, 11, 31);
const threadKey = z.tuple([z.int().min(0).max(LATEST_MS), z.int()]);
const numbersKey = z.tuple([z.int(), z.int()]);

/** Deleted threads only if they are asked for. @throws AppError FORBIDDEN, BAD_INPUT */
export async function listAdminThreads(
  ctx: MemberContext,
  { limit, cursor, ...filter }: z.output<typeof adminThreadListInput>,
): Promise<Page<AdminThread>> {
  requireScope(ctx.actor, 'site');
  const key = cursor ? decodeCursor(threadKey, cursor) : null;
  const after = key && { lastPostAt: new Date(key[0]).toISOString(), id: key[1] };
  const { subforumId, search, state, sort } = filter;
  const { items, nextCursor } = await readPage(
    limit,
    (count) =>
      queries.listThreads(ctx.db, { subforumId, search, state, sort, after, limit: count }),
    (last) => encodeCursor([Date.parse(last.lastPostAt), last.id]),
  );
  return { items: items.map(toThread), nextCursor };
}

/**
 * Of one thread all of them as they are read, deleted ones too; else by age.
 * @throws AppError FORBIDDEN, BAD_INPUT
 */
export async function listAdminPosts(
  ctx: MemberContext,
  { limit, cursor, threadId, search, state, sort }: z.output<typeof adminPostListInput>,
): Promise<Page<AdminPost>> {
  requireScope(ctx.actor, 'site');
  const key = cursor ? decodeCursor(numbersKey, cursor) : null;
  if (threadId !== undefined) {
    const after = key && { rootNumber: key[0], number: key[1] };
    const { items, nextCursor } = await readPage(
      limit,
      (count) =>
        queries.listPostsOfThread(ctx.db, { threadId, search, state, after, limit: count }),
      (last) => encodeCursor([last.rootNumber, last.number]),
    );
    return { items: items.map(toPost), nextCursor };
  }
  const page = { search, wanted: wantedOf(search), state, sort, after: key ? key[0] : null };
  const { items, nextCursor } = await readPage(
    limit,
    (count) => queries.listPosts(ctx.db, { ...page, limit: count }),
    (last) => encodeCursor([last.id, 0]),
  );
  return { items: items.map(toPost), nextCursor };
}

/** What is looked for while it is typed: the last word may not be complete. */
function wantedOf(search: string | undefined) {
  if (!search) return null;
  const { words, phrases, excluded } = readQuery(search);
  return { words: words.slice(0, -1), phrases, excluded, beginning: words.at(-1) ?? '' };
}

/** @throws AppError THREAD_NOT_FOUND */
export async function getAdminThread(
  ctx: ServiceContext,
  { id }: { id: number },
): Promise<AdminThread> {
  const thread = await queries.findThread(ctx.db, id);
  if (!thread) throw new AppError('THREAD_NOT_FOUND');
  return toThread(thread);
}

/** @throws AppError POST_NOT_FOUND */
export async function getAdminPost(
  ctx: ServiceContext,
  { id }: { id: number },
): Promise<AdminPost> {
  const post = await queries.findPost(ctx.db, id);
  if (!post) throw new AppError('POST_NOT_FOUND');
  return toPost(post);
}

/**
 * What stands above a list: the thread, its subforum and its category, or as much of it as there is.
 * @throws AppError FORBIDDEN, THREAD_NOT_FOUND, SUBFORUM_NOT_FOUND, CATEGORY_NOT_FOUND
 */
export async function getTrail(
  ctx: MemberContext,
  { threadId, ...above }: z.output<typeof adminTrailInput>,
): Promise<z.infer<typeof adminTrailOutput>> {
  requireScope(ctx.actor, 'site');
  const thread = threadId === undefined ? null : await getAdminThread(ctx, { id: threadId });
  const subforumId = thread?.subforumId ?? above.subforumId;
  const subforum =
    subforumId === undefined ? null : await getAdminSubforum(ctx, { id: subforumId });
  const categoryId = subforum?.categoryId ?? above.categoryId;
  const category =
    categoryId === undefined ? null : await getAdminCategory(ctx, { id: categoryId });
  return { thread, subforum, category };
}

type ThreadRow = NonNullable<Awaited<ReturnType<typeof queries.findThread>>>;
type PostRow = NonNullable<Awaited<ReturnType<typeof queries.findPost>>>;

function toThread(row: ThreadRow): AdminThread {
  const { firstName, lastName, subforumName, categoryId, categoryName, ...thread } = row;
  return {
    ...thread,
    subforum: { id: row.subforumId, name: subforumName },
    category: { id: categoryId, name: categoryName },
    author: { firstName, lastName },
  };
}

const toPost = ({ firstName, lastName, ...post }: PostRow): AdminPost => ({
  ...post,
  author: { firstName, lastName },
});
