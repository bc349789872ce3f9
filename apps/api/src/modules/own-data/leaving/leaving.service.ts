import { type Tx, withTransaction } from '@oche/db';
import { LEAVE_DAYS } from '@oche/validators/own-data/limits';
import type { leaveInput, leavingOutput } from '@oche/validators/own-data/schemas';
import type { z } from 'zod';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { queueMail } from '../../../lib/mail/mail.ts';
import { endOtherSessions, requireFullProof } from '../../auth/index.ts';
import '../own-data.mails.ts';
import { DAY_MS } from '../../../lib/time/wall-clock.ts';
import * as queries from './departure.queries.ts';

/** What would happen if the member left, as it is now. */
export async function getLeaving({
  db,
  actor,
  ownData,
}: MemberContext): Promise<z.infer<typeof leavingOutput>> {
  const found = await Promise.all(
    ownData.map(async (own) => (await own.consequences?.(db, actor.id)) ?? []),
  );
  return {
    isLastAdmin: await queries.isLastAdmin(db, actor.id),
    consequences: found.flat(),
  };
}

/**
 * The account is deleted in two weeks, unless the member changes their mind. All other devices are signed out; a member
 * who signs in on one is told. Asking again changes nothing.
 *
 * @throws AppError LAST_ADMIN, and what `requireFullProof` does
 */
export async function requestLeave(
  ctx: MemberContext,
  input: z.output<typeof leaveInput>,
): Promise<void> {
  const account = await requireFullProof(ctx, input);
  const now = ctx.clock.now();
  const due = new Date(now.getTime() + LEAVE_DAYS * DAY_MS);
  const isNew = await withTransaction(ctx.db, async (tx) => {
    if (account.role === 'admin') await queries.lockAdmins(tx);
    if (await queries.isLastAdmin(tx, account.id)) throw new AppError('LAST_ADMIN');
    const isFirst = await queries.insertDeparture(tx, {
      user_id: account.id,
      requested_at: now.toISOString(),
      due_at: due.toISOString(),
    });
    if (!isFirst) return false;
    // nothing is written to an address that may be a stranger's
    if (!account.email_verified_at) return true;
    await queueMail(tx, {
      template: 'ownData.leaving',
      to: account.email,
      locale: ctx.locale,
      params: { userId: account.id },
    });
    return true;
  });
  if (isNew) await endOtherSessions(ctx);
}

/**
 * The member stays. Nothing has happened yet that would have to be undone; the same again changes nothing.
 * @throws AppError LEAVING_BEGUN
 */
export async function undoLeave({ db, actor }: MemberContext): Promise<void> {
  await withTransaction(db, async (tx) => {
    const departure = await queries.getDeparture.first(tx, { userId: actor.id });
    if (departure && !(await queries.deleteDeparture(tx, actor.id))) {
      throw new AppError('LEAVING_BEGUN');
    }
  });
}

/** For a member who has never been here and doesn't want to be: the next run of the departures erases the account. */
export const departNow = (
  { clock }: Pick<MemberContext, 'clock'>,
  tx: Tx,
  userId: string,
): Promise<void> => queries.insertDueDepartures(tx, [userId], clock.now().toISOString());
