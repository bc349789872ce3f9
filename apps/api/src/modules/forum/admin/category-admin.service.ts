import { type Tx, withTransaction } from '@oche/db';
import type {
  AdminCategory,
  changeCategoryInput,
  deleteForumThingInput,
  newCategoryInput,
  orderPlaceInput,
} from '@oche/validators/forum/admin';
import type { z } from 'zod';
import { requireScope } from '../../../lib/actor.ts';
import { audit } from '../../../lib/audit.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { once } from '../../../lib/idempotency.ts';
import '../forum.events.ts';
import { orderedBehind } from './order.ts';
import * as queries from './place-change.queries.ts';
import { getAdminCategory } from './place-list.service.ts';

interface Id {
  id: number;
}

/** Makes a category, behind the others unless a position is given. */
export async function createCategory(
  ctx: MemberContext,
  input: z.output<typeof newCategoryInput>,
): Promise<AdminCategory> {
  requireScope(ctx.actor, 'admin');
  const attempt = { userId: ctx.actor.id, operation: 'category.create', input };
  const id = await withTransaction(ctx.db, (tx) =>
    once(tx, attempt, async () => {
      const { name, description = null, position = null, isActive } = input;
      const [made] = await queries.insertCategory(tx, { name, description, position, isActive });
      if (!made) throw new Error('the insert returned no category');
      await note(ctx, tx, 'create', made, { after: { name, isActive } });
      await tellPlaces(ctx, tx, made);
      return made.id;
    }),
  );
  return getAdminCategory(ctx, { id });
}

/** @throws AppError CATEGORY_NOT_FOUND, CLUB_PLACE when the clubs' category would be closed */
export async function changeCategory(
  ctx: MemberContext,
  { id, ...changes }: z.output<typeof changeCategoryInput>,
): Promise<AdminCategory> {
  requireScope(ctx.actor, 'admin');
  await withTransaction(ctx.db, async (tx) => {
    const before = await lockLiveCategory(tx, id);
    const after = { ...before, ...given(changes) };
    if (before.holdsClubs && !after.isActive) throw new AppError('CLUB_PLACE');
    await queries.setCategory(tx, after);
    await note(ctx, tx, 'edit', { id }, { before: factsOf(before), after: factsOf(after) });
    await tellPlaces(ctx, tx, { id });
  });
  return getAdminCategory(ctx, { id });
}

/**
 * Takes a category away with everything in it, until it is restored. Nothing in it changes, so everything is as it
 * was then.
 * @throws AppError CATEGORY_NOT_FOUND, CLUB_PLACE
 */
export async function deleteCategory(
  ctx: MemberContext,
  { id, reason }: z.output<typeof deleteForumThingInput>,
): Promise<void> {
  requireScope(ctx.actor, 'admin');
  await withTransaction(ctx.db, async (tx) => {
    const category = await lockLiveCategory(tx, id);
    if (category.holdsClubs) throw new AppError('CLUB_PLACE');
    await queries.deleteCategory(tx, { id, now: ctx.clock.now().toISOString() });
    await note(ctx, tx, 'delete', { id }, { before: factsOf(category), reason });
    await tellPlaces(ctx, tx, { id });
  });
}

/**
 * A category that isn't deleted stays as it is.
 * @throws AppError CATEGORY_NOT_FOUND
 */
export async function restoreCategory(ctx: MemberContext, { id }: Id): Promise<AdminCategory> {
  requireScope(ctx.actor, 'admin');
  await withTransaction(ctx.db, async (tx) => {
    const category = await queries.lockCategory.first(tx, { id });
    if (!category) throw new AppError('CATEGORY_NOT_FOUND');
    if (!category.deletedAt) return;
    await queries.restoreCategory(tx, { id });
    await note(ctx, tx, 'restore', { id }, {});
    await tellPlaces(ctx, tx, { id });
  });
  return getAdminCategory(ctx, { id });
}

/** @throws AppError CATEGORY_NOT_FOUND, CLUB_PLACE, PLACE_NOT_BESIDE */
export async function orderCategory(
  ctx: MemberContext,
  { id, afterId }: z.output<typeof orderPlaceInput>,
): Promise<void> {
  requireScope(ctx.actor, 'admin');
  await withTransaction(ctx.db, async (tx) => {
    const beside = await queries.lockCategories(tx, {});
    if (!beside.some((each) => each.id === id)) {
      const { holdsClubs } = await lockLiveCategory(tx, id);
      throw new AppError(holdsClubs ? 'CLUB_PLACE' : 'CATEGORY_NOT_FOUND');
    }
    const ids = orderedBehind(beside, id, afterId);
    await queries.orderCategories(tx, { ids });
    await note(ctx, tx, 'order', { id }, { after: { place: ids.indexOf(id) + 1 } });
    await tellPlaces(ctx, tx, { id });
  });
}

/** @throws AppError CATEGORY_NOT_FOUND */
export async function lockLiveCategory(tx: Tx, id: number) {
  const category = await queries.lockCategory.first(tx, { id });
  if (!category || category.deletedAt) throw new AppError('CATEGORY_NOT_FOUND');
  return category;
}

type Locked = Awaited<ReturnType<typeof lockLiveCategory>>;
const factsOf = ({ name, position, isActive }: Pick<Locked, 'name' | 'position' | 'isActive'>) => ({
  name,
  position,
  isActive,
});

/** The fields that a call names. */
export const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]: Exclude<Fields[Name], undefined>;
  };

type Noted = Pick<Parameters<typeof audit>[2], 'before' | 'after' | 'reason'>;

const note = (ctx: MemberContext, tx: Tx, verb: string, { id }: Id, facts: Noted) =>
  audit(ctx, tx, {
    action: `category.${verb}`,
    thing: { kind: 'category', id },
    scope: 'admin',
    ...facts,
  });

async function tellPlaces(ctx: MemberContext, tx: Tx, { id }: Id): Promise<void> {
  const rows = await queries.listSubforumIds(tx, { categoryId: id });
  await ctx.events.publish(tx, 'forum.placesChanged', { subforumIds: rows.map((row) => row.id) });
}
