import type { Deps } from '../../../lib/deps.ts';
import { DAY_MS } from '../../../lib/time/wall-clock.ts';
import { deleteTokensExpiredBefore } from './token.queries.ts';

/** Long enough to see in the list why a program has stopped. */
const KEEP_EXPIRED_MS = 30 * DAY_MS;

export async function cleanUp({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const moment = new Date(clock.now().getTime() - KEEP_EXPIRED_MS);
  await deleteTokensExpiredBefore(db, moment);
}
