import { withTransaction } from '@oche/db';
import { actingAs } from '../../../lib/acting.ts';
import type { Deps } from '../../../lib/deps.ts';
import { addJob, addJobs } from '../../../lib/jobs/jobs.ts';
import { forgetMails } from '../../../lib/mail/forget-mails.ts';
import { dropOverdue, eraseAccount, shutOut } from '../../auth/index.ts';
import { deleteArchiveOf } from '../archive/archive.queries.ts';
import * as queries from './departure.queries.ts';

/**
 * Begins with all whose time has come, and goes on with those that were interrupted. A member who never confirmed an
 * address leaves the same way.
 */
export async function beginDepartures(
  deps: Pick<Deps, 'db' | 'clock' | 'events' | 'log'>,
): Promise<void> {
  const { db, clock } = deps;
  await withTransaction(db, async (tx) => {
    const dropped = await dropOverdue(deps, tx);
    await queries.insertDueDepartures(tx, dropped, clock.now().toISOString());
  });
  const due = await queries.listDue(db, clock.now().toISOString());
  await addJobs(
    db,
    due.map((userId) => ({
      name: 'ownData.erase',
      isLong: true,
      payload: { userId },
      key: `ownData.erase/${userId}`,
    })),
  );
}

/**
 * Deletes an account whose time has come, step by step, each in a transaction: nobody signs in with it any more; what
 * is open with others is ended, domain by domain; then each domain takes the personal fields away, and at last the
 * account loses its address and name. Interrupted, it goes on where it was; twice is no harm.
 */
export async function eraseMember(deps: Deps, userId: string): Promise<void> {
  const now = () => deps.clock.now().toISOString();
  const hasBegun = await withTransaction(deps.db, async (tx) => {
    await queries.lockAdmins(tx);
    // an admin who has become the last one meanwhile waits for another one
    if (await queries.isLastAdmin(tx, userId)) return false;
    if (!(await queries.beginDeparture(tx, userId, now()))) return false;
    await shutOut(deps, tx, userId);
    return true;
  });
  if (!hasBegun) return;
  const ctx = actingAs(deps, userId, 'departure');
  for (const { leave } of deps.ownData) await leave?.(ctx);
  for (const { domain, erase } of deps.ownData) {
    await withTransaction(deps.db, async (tx) => {
      const departure = await queries.getDeparture.first(tx, { userId });
      if (departure?.erased.includes(domain)) return;
      await erase(deps, tx, userId);
      await queries.noteErased(tx, userId, domain);
    });
  }
  await withTransaction(deps.db, async (tx) => {
    const archive = await deleteArchiveOf(tx, userId);
    if (archive) await addJob(tx, 'ownData.removeArchives', { ids: [archive] });
    const email = await eraseAccount(deps, tx, userId);
    await forgetMails(tx, { userId, email });
    await queries.finishDeparture(tx, userId, now());
    await deps.events.publish(tx, 'member.deleted', { userId });
  });
}
