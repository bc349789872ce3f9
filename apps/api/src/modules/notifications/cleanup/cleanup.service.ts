import type { Deps } from '../../../lib/deps.ts';
import { DAY_MS } from '../../../lib/time/wall-clock.ts';
import * as queries from './cleanup.queries.ts';

/** What was read this long ago is deleted; what is unread stays. */
const READ_DAYS = 90;
const DIGEST_DAYS = 30;

export async function cleanUp({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS).toISOString();
  const before = daysAgo(READ_DAYS);
  // a batch is a transaction, so that nobody waits for a long one
  for (;;) if ((await queries.deleteReadGroups(db, { before })).length === 0) break;
  await queries.deleteOldDigests(db, { before: daysAgo(DIGEST_DAYS) });
}
