import { isPgError, withTransaction } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { lockAccount } from '../account/account.queries.ts';
import { eraseSignIns } from '../account/erase.queries.ts';
import { eraseAccount, shutOut } from '../account/erase.service.ts';
import { endAllSessions } from '../session/session.service.ts';
import * as queries from './provisional.queries.ts';

type DropDeps = Pick<Deps, 'db' | 'clock' | 'events'>;

/** a run of the clean-up drops at most so many */
const BATCH = 500;

/**
 * Deletes an account that waits for its address. If something of others refers to it, e.g. a moderator's note,
 * its row stays, as that of a member who has left, without name and address.
 */
export async function dropAccount(deps: DropDeps, userId: string): Promise<void> {
  try {
    await withTransaction(deps.db, async (tx) => {
      if (await queries.deleteProvisional(tx, userId)) await endAllSessions(tx, deps, userId);
    });
  } catch (error) {
    if (!isPgError(error, 'foreignKeyViolation')) throw error;
    await withTransaction(deps.db, async (tx) => {
      const { provisional_until } = await lockAccount(tx, userId);
      if (!provisional_until) return;
      await shutOut(deps, tx, userId);
      await eraseSignIns(tx, userId);
      await eraseAccount(deps, tx, userId);
    });
  }
}

/** Drops those that have waited for long enough. */
export async function dropOverdue(deps: DropDeps): Promise<void> {
  for (const id of await queries.listOverdue(deps.db, deps.clock.now(), BATCH)) {
    await dropAccount(deps, id);
  }
}
