import { type Tx, withTransaction } from '@oche/db';
import type {
  AdminSubforum,
  changeSubforumInput,
  deleteForumThingInput,
  newSubforumInput,
  orderPlaceInput,
} from '@oche/validators/forum/admin';
import type { z } from 'zod';
import { requireScope } from '../../../lib/actor.ts';
import { audit } from '../../../lib/audit.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { once } from '../../../lib/idempotency.ts';
import '../forum.events.ts';
import { given, lockLiveCategory } from './category-admin.service.ts';
import { orderedBehind } from './order.ts';
import * as queries from './place-change.queries.ts';
import { getAdminSubforum } from './place-list.service.ts';

interface Id {
  id: number;
}

/** @throws AppError CATEGORY_NOT_FOUND, CLUB_PLACE: clubs open their news themselves */
export async function createSubforum(
  ctx: MemberContext,
  input: z.output<typeof newSubforumInput>,
): Promise<AdminSubforum> {
  requireScope(ctx.actor, 'admin');
  const attempt = { userId: ctx.actor.id, operation: 'subforum.create', input };
  const id = await withTransaction(ctx.db, (tx) =>
    once(tx, attempt, async () => {
      const { categoryId, name, description = null, position = null, ...flags } = input;
      const { isActive, isLocked, hasSolutions } = flags;
      await requireOpenCategory(tx, categoryId);
      const columns = { categoryId, name, description, position, isActive, isLocked, hasSolutions };
      const [made] = await queries.insertSubforum(tx, columns);
      if (!made) throw new Error('the insert returned no subforum');
      const after = { categoryId, name, isActive, isLocked, hasSolutions };
      await note(ctx, tx, 'create', made, { after });
      return made.id;
    }),
  );
  return getAdminSubforum(ctx, { id });
}

/**
 * Changes a subforum; another category moves it there with its threads.
 * @throws AppError SUBFORUM_NOT_FOUND, CATEGORY_NOT_FOUND, CLUB_PLACE
 */
export async function changeSubforum(
  ctx: MemberContext,
  { id, ...changes }: z.output<typeof changeSubforumInput>,
): Promise<AdminSubforum> {
  requireScope(ctx.actor, 'admin');
  await withTransaction(ctx.db, async (tx) => {
    // categories are locked before their subforums
    const { categoryId } = changes;
    const target = categoryId === undefined ? null : await lockLiveCategory(tx, categoryId);
    const before = await lockLiveSubforum(tx, id);
    const after = { ...before, ...given(changes) };
    const isElsewhere = after.categoryId !== before.categoryId;
    const isOther = isElsewhere || after.name !== before.name || after.isActive !== before.isActive;
    const entersClubs = isElsewhere && target?.holdsClubs;
    if (entersClubs || (before.clubId !== null && isOther)) throw new AppError('CLUB_PLACE');
    await queries.setSubforum(tx, after);
    await note(ctx, tx, 'edit', { id }, { before: factsOf(before), after: factsOf(after) });
  });
  return getAdminSubforum(ctx, { id });
}

/**
 * Takes a subforum away with its threads, until it is restored. Nothing in it changes, so everything is as it was
 * then, with its counters.
 * @throws AppError SUBFORUM_NOT_FOUND, CLUB_PLACE
 */
export async function deleteSubforum(
  ctx: MemberContext,
  { id, reason }: z.output<typeof deleteForumThingInput>,
): Promise<void> {
  requireScope(ctx.actor, 'admin');
  await withTransaction(ctx.db, async (tx) => {
    const subforum = await lockLiveSubforum(tx, id);
    if (subforum.clubId !== null) throw new AppError('CLUB_PLACE');
    await queries.deleteSubforum(tx, { id, now: ctx.clock.now().toISOString() });
    await note(ctx, tx, 'delete', { id }, { before: factsOf(subforum), reason });
  });
}

/**
 * A subforum that isn't deleted stays as it is.
 * @throws AppError SUBFORUM_NOT_FOUND
 */
export async function restoreSubforum(ctx: MemberContext, { id }: Id): Promise<AdminSubforum> {
  requireScope(ctx.actor, 'admin');
  await withTransaction(ctx.db, async (tx) => {
    const subforum = await queries.lockSubforum.first(tx, { id });
    if (!subforum) throw new AppError('SUBFORUM_NOT_FOUND');
    if (!subforum.deletedAt) return;
    await queries.restoreSubforum(tx, { id });
    await note(ctx, tx, 'restore', { id }, {});
  });
  return getAdminSubforum(ctx, { id });
}

/** @throws AppError SUBFORUM_NOT_FOUND, CLUB_PLACE, PLACE_NOT_BESIDE */
export async function orderSubforum(
  ctx: MemberContext,
  { id, afterId }: z.output<typeof orderPlaceInput>,
): Promise<void> {
  requireScope(ctx.actor, 'admin');
  await withTransaction(ctx.db, async (tx) => {
    // the category's lock keeps others from ordering it, or from moving this one elsewhere
    const category = await queries.getCategoryOf.first(tx, { id });
    if (!category) throw new AppError('SUBFORUM_NOT_FOUND');
    await requireOpenCategory(tx, category.id);
    const beside = await queries.lockSubforums(tx, { categoryId: category.id });
    if (!beside.some((each) => each.id === id)) throw new AppError('SUBFORUM_NOT_FOUND');
    const ids = orderedBehind(beside, id, afterId);
    await queries.orderSubforums(tx, { ids });
    await note(ctx, tx, 'order', { id }, { after: { place: ids.indexOf(id) + 1 } });
  });
}

/** @throws AppError SUBFORUM_NOT_FOUND */
async function lockLiveSubforum(tx: Tx, id: number) {
  const subforum = await queries.lockSubforum.first(tx, { id });
  if (!subforum || subforum.deletedAt) throw new AppError('SUBFORUM_NOT_FOUND');
  return subforum;
}

/** @throws AppError CATEGORY_NOT_FOUND, CLUB_PLACE */
async function requireOpenCategory(tx: Tx, id: number): Promise<void> {
  const category = await lockLiveCategory(tx, id);
  if (category.holdsClubs) throw new AppError('CLUB_PLACE');
}

type Locked = Awaited<ReturnType<typeof lockLiveSubforum>>;
const factsOf = ({ categoryId, name, position, isActive, isLocked, hasSolutions }: Locked) => ({
  categoryId,
  name,
  position,
  isActive,
  isLocked,
  hasSolutions,
});

type Noted = Pick<Parameters<typeof audit>[2], 'before' | 'after' | 'reason'>;

async function note(ctx: MemberContext, tx: Tx, verb: string, { id }: Id, facts: Noted) {
  const thing = { kind: 'subforum', id };
  await audit(ctx, tx, { action: `subforum.${verb}`, thing, scope: 'admin', ...facts });
  await ctx.events.publish(tx, 'forum.placesChanged', { subforumIds: [id] });
}
