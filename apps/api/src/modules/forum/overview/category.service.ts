import type { categoryListOutput, subforumDetailOutput } from '@oche/validators/forum';
import type { z } from 'zod';
import { isModerator } from '../../../lib/actor.ts';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { closedFor } from '../forum.policy.ts';
import * as queries from './category.queries.ts';

/** The overview. Inactive categories and subforums stand in it for moderators only. */
export async function listCategories(
  ctx: ServiceContext,
): Promise<z.infer<typeof categoryListOutput>> {
  const list = isModerator(ctx.actor) ? queries.listAllCategories : queries.listActiveCategories;
  const categories = await list(ctx.db, {});
  return categories.map((category) => ({
    ...category,
    postCount: category.subforums.reduce((sum, { postCount }) => sum + postCount, 0),
  }));
}

/**
 * Also an inactive one: who has the link may read.
 * @throws AppError SUBFORUM_NOT_FOUND
 */
export async function getSubforum(
  ctx: ServiceContext,
  { id }: { id: number },
): Promise<z.infer<typeof subforumDetailOutput>> {
  const subforum = await queries.getSubforum.first(ctx.db, { id });
  if (!subforum) throw new AppError('SUBFORUM_NOT_FOUND');
  const closed = closedFor(ctx.actor, {
    isCategoryActive: subforum.category.isActive,
    isSubforumActive: subforum.isActive,
    isSubforumLocked: subforum.isLocked,
  });
  return { ...subforum, closed };
}
