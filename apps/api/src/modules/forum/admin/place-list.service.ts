import type {
  AdminCategory,
  AdminSubforum,
  adminCategoryListInput,
  adminSubforumListInput,
} from '@oche/validators/forum/admin';
import { z } from 'zod';
import { requireScope } from '../../../lib/actor.ts';
import type { MemberContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import * as queries from './place-list.queries.ts';

interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

const categoryKey = z.tuple([z.int(), z.int()]);
const subforumKey = z.tuple([z.int(), z.int(), z.int()]);

/** In their order; deleted ones only if they are asked for. @throws AppError FORBIDDEN, BAD_INPUT */
export async function listAdminCategories(
  ctx: MemberContext,
  { limit, cursor, search, state }: z.output<typeof adminCategoryListInput>,
): Promise<Page<AdminCategory>> {
  requireScope(ctx.actor, 'site');
  const key = cursor ? decodeCursor(categoryKey, cursor) : null;
  const after = key && { position: key[0], id: key[1] };
  return readPage(
    limit,
    (count) => queries.listCategories(ctx.db, { search, state, after, limit: count }),
    (last) => encodeCursor([last.position, last.id]),
  );
}

/**
 * Those of each category in their order; deleted ones only if they are asked for.
 * @throws AppError FORBIDDEN, BAD_INPUT
 */
export async function listAdminSubforums(
  ctx: MemberContext,
  { limit, cursor, search, state, categoryId }: z.output<typeof adminSubforumListInput>,
): Promise<Page<AdminSubforum>> {
  requireScope(ctx.actor, 'site');
  const key = cursor ? decodeCursor(subforumKey, cursor) : null;
  const after = key && { categoryId: key[0], position: key[1], id: key[2] };
  const { items, nextCursor } = await readPage(
    limit,
    (count) => queries.listSubforums(ctx.db, { search, state, categoryId, after, limit: count }),
    (last) => encodeCursor([last.categoryId, last.position, last.id]),
  );
  return { items: items.map(toSubforum), nextCursor };
}

/** @throws AppError CATEGORY_NOT_FOUND */
export async function getAdminCategory(
  ctx: ServiceContext,
  { id }: { id: number },
): Promise<AdminCategory> {
  const category = await queries.findCategory(ctx.db, id);
  if (!category) throw new AppError('CATEGORY_NOT_FOUND');
  return category;
}

/** @throws AppError SUBFORUM_NOT_FOUND */
export async function getAdminSubforum(
  ctx: ServiceContext,
  { id }: { id: number },
): Promise<AdminSubforum> {
  const subforum = await queries.findSubforum(ctx.db, id);
  if (!subforum) throw new AppError('SUBFORUM_NOT_FOUND');
  return toSubforum(subforum);
}

type SubforumRow = NonNullable<Awaited<ReturnType<typeof queries.findSubforum>>>;

const toSubforum = ({ categoryName, ...row }: SubforumRow): AdminSubforum => ({
  ...row,
  category: { id: row.categoryId, name: categoryName },
});
