import type { Executor } from '@oche/db';
import type { Actor } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/errors.ts';
import { viewerOf } from '../viewer.ts';
import { getSeen } from './tie.queries.ts';

/**
 * Members whom somebody names, e.g. as players, have to be visible to them.
 * @throws AppError MEMBER_NOT_FOUND, also for somebody whom the member may not see
 */
export async function requireVisible(
  executor: Executor,
  actor: Actor,
  userIds: readonly string[],
): Promise<void> {
  for (const userId of userIds) {
    const person = await getSeen.first(executor, { ...viewerOf(actor), userId });
    if (!person || person.seen === 'none') throw new AppError('MEMBER_NOT_FOUND');
  }
}
