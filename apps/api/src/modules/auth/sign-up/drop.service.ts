import { attempt, type Tx, withTransaction } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { lockAccount } from '../account/account.queries.ts';
import { shutOut } from '../account/erase.service.ts';
import * as queries from './provisional.queries.ts';

type DropDeps = Pick<Deps, 'db' | 'clock' | 'events'>;

/** how many at a time */
const BATCH = 500;

/** Closes an account that waits for its address, for good. What it has is erased within minutes. */
export async function dropAccount(deps: DropDeps, userId: string): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const { provisional_until } = await lockAccount(tx, userId);
    if (provisional_until) await shutOut(deps, tx, userId);
  });
}

/**
 * Closes accounts that have waited for long enough. An account whose address is confirmed at the same moment stays; one
 * that can't be closed doesn't hold up the others.
 * @returns their ids, and those of accounts that were dropped before; what they have is to be erased
 */
export async function dropOverdue(
  deps: Omit<DropDeps, 'db'> & Pick<Deps, 'log'>,
  tx: Tx,
): Promise<string[]> {
  const dropped: string[] = [];
  for (const { id, status } of await queries.lockOverdue(tx, deps.clock.now(), BATCH)) {
    const outcome =
      status === 'deleted' ? { result: undefined } : await attempt(tx, () => shutOut(deps, tx, id));
    if (!('error' in outcome)) dropped.push(id);
    else deps.log.error({ err: outcome.error, memberId: id }, 'an account could not be closed');
  }
  return dropped;
}
