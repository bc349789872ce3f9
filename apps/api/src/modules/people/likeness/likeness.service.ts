import { type Tx, withTransaction } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { requestLook } from '../../moderation/index.ts';
import { getLikeness } from './likeness.queries.ts';

/** Weighs as much as a report by a trusted member. */
const WEIGHT = 2;

/**
 * Puts a member whose name could be taken for somebody else's into the moderators' queue. Nothing happens to the name
 * until they decide: people do have names that look alike. Call it in the transaction in which the name becomes the
 * member's.
 */
export async function lookAtName(
  deps: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  userId: string,
): Promise<void> {
  const likeness = await getLikeness.first(tx, { userId });
  if (!likeness?.looksLike) return;
  const thing = { kind: 'member', id: userId, scope: 'site', authorId: userId };
  await requestLook(deps, tx, { ...thing, weight: WEIGHT, isWithheld: false });
}

/** A reaction: the same for a new member, whose name others see from now on. */
export const lookAtNewName = (
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  { userId }: { userId: string },
): Promise<void> => withTransaction(deps.db, (tx) => lookAtName(deps, tx, userId));
