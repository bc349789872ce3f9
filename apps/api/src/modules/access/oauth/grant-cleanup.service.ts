import type { Deps } from '../../../lib/deps.ts';
import { deleteStaleGrants } from './grant.queries.ts';
import { KEEP_USED_MS } from './lifetimes.ts';

/** What apps have got and is good no more. */
export async function cleanUpGrants({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await deleteStaleGrants(db, { now, usedBefore: new Date(now.getTime() - KEEP_USED_MS) });
}
