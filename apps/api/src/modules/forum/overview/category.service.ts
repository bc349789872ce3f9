import type { Executor } from '@oche/db';
import type { categoryListOutput, SubforumDetail } from '@oche/validators/forum/schemas';
import type { z } from 'zod';
import { moderates } from '../../../lib/actor.ts';
import type { Place } from '../../../lib/declared/reportable.ts';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { mayStartIn } from '../clubs/club-subforum.service.ts';
import { closedFor, forumScope, subforumRights } from '../forum.policy.ts';
import * as queries from './category.queries.ts';

/** The overview. Only moderators of the whole forum get inactive categories and subforums. */
export async function listCategories(
  ctx: ServiceContext,
): Promise<z.infer<typeof categoryListOutput>> {
  const list = moderates(ctx.actor, 'forum')
    ? queries.listAllCategories
    : queries.listActiveCategories;
  const categories = await list(ctx.db, {});
  return categories.map((category) => ({
    ...category,
    postCount: category.subforums.reduce((sum, { postCount }) => sum + postCount, 0),
  }));
}

/** The whole forum and its categories, as parts of the site that can have moderators. */
export async function listForumPlaces(db: Executor): Promise<Place[]> {
  const categories = await queries.listCategoryNames(db, {});
  return [
    { scope: 'forum', name: null },
    ...categories.map(({ id, name }) => ({ scope: forumScope({ categoryId: id }), name })),
  ];
}

/**
 * Anybody who has the link may read a subforum, also an inactive one.
 * @throws AppError SUBFORUM_NOT_FOUND
 */
export async function getSubforum(
  ctx: ServiceContext,
  { id }: { id: number },
): Promise<SubforumDetail> {
  const subforum = await queries.getSubforum.first(ctx.db, { id });
  if (!subforum) throw new AppError('SUBFORUM_NOT_FOUND');
  const place = {
    categoryId: subforum.categoryId,
    isCategoryActive: subforum.category.isActive,
    isSubforumActive: subforum.isActive,
    isSubforumLocked: subforum.isLocked,
  };
  const { startThread } = subforumRights(ctx.actor, place);
  return {
    ...subforum,
    hasFeed: subforum.isActive && subforum.category.isActive && !subforum.holdsClubs,
    closed: closedFor(ctx.actor, place),
    can: { startThread: startThread && (await mayStartIn(ctx.db, ctx.actor, subforum)) },
  };
}
