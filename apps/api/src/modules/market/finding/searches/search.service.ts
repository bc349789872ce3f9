import { withTransaction } from '@oche/db';
import {
  SAVED_SEARCHES_MAX,
  type SavedSearch,
  type saveSearchInput,
  type searchInput,
  type updateSearchInput,
} from '@oche/validators/market/schemas';
import type { z } from 'zod';
import type { MemberContext } from '../../../../lib/deps.ts';
import { AppError } from '../../../../lib/errors.ts';
import { filtersOf } from '../list/filters.ts';
import { readInput } from '../list/wish.service.ts';
import { keysOf } from './keys.ts';
import * as queries from './search.queries.ts';

/**
 * Keeps the filters of the list. The member hears of every new ad that passes them; where distances are measured from,
 * and what fits their own set, stays as it is now.
 * @throws AppError TOO_MANY_SAVED_SEARCHES
 */
export async function saveSearch(
  ctx: MemberContext,
  { name, filters: input }: z.output<typeof saveSearchInput>,
): Promise<SavedSearch> {
  const { wish, origin } = await readInput(ctx, input);
  const now = ctx.clock.now().toISOString();
  const userId = ctx.actor.id;
  const id = await withTransaction(ctx.db, async (tx) => {
    await queries.lockMember(tx, { userId });
    const saved = await queries.countSearches.first(tx, { userId });
    if ((saved?.count ?? 0) >= SAVED_SEARCHES_MAX) throw new AppError('TOO_MANY_SAVED_SEARCHES');
    const sought = { filters: filtersOf(wish, origin), keys: keysOf(wish) };
    return queries.insertSearch(tx, { ...sought, userId, name, input, now });
  });
  return { id, name, filters: input, newCount: 0, createdAt: now };
}

/** The member's saved searches, the latest first. */
export const listSearches = ({ db, actor }: MemberContext): Promise<SavedSearch[]> =>
  queries.listSearches(db, { userId: actor.id });

/** @throws AppError SAVED_SEARCH_NOT_FOUND */
export async function updateSearch(
  { db, actor, clock }: MemberContext,
  { id, name, isSeen }: z.output<typeof updateSearchInput>,
): Promise<void> {
  const changed = await queries.updateSearch.first(db, {
    id,
    userId: actor.id,
    name: name ?? null,
    seenAt: isSeen ? clock.now().toISOString() : null,
  });
  if (!changed) throw new AppError('SAVED_SEARCH_NOT_FOUND');
}

/** @throws AppError SAVED_SEARCH_NOT_FOUND */
export async function deleteSearch(
  { db, actor }: MemberContext,
  { id }: z.output<typeof searchInput>,
): Promise<void> {
  const deleted = await queries.deleteSearch.first(db, { id, userId: actor.id });
  if (!deleted) throw new AppError('SAVED_SEARCH_NOT_FOUND');
}
