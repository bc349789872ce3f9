import { type Db, dropPartitions, type Placeholders, preparedList, type Tx } from '@oche/db';
import type { SignInMethod } from '@oche/validators/auth/passkeys';
import type { ServiceContext } from '../../../lib/deps.ts';

interface SignIn {
  userId: string;
  method: SignInMethod;
  /** ISO 3166-1 alpha-2 */
  country: string | null;
}

/** Writes down a complete sign-in, second factor included. */
export async function recordSignIn(
  tx: Tx,
  { clock, userAgent }: Pick<ServiceContext, 'clock' | 'userAgent'>,
  { userId, method, country }: SignIn,
): Promise<void> {
  await tx
    .insertInto('sign_ins')
    .values({
      user_id: userId,
      method,
      user_agent: userAgent,
      country,
      signed_in_at: clock.now(),
    })
    .execute();
}

/** A member's sign-ins, the latest first. */
export const listSignIns = preparedList(
  'auth.listSignIns',
  (db, p: Placeholders<{ userId: string; before: number }>, limit) =>
    db
      .selectFrom('sign_ins')
      .select(['id', 'method', 'user_agent as userAgent', 'country', 'signed_in_at as signedInAt'])
      .where('user_id', '=', p('userId'))
      .where('id', '<', p('before'))
      .orderBy('id', 'desc')
      .limit(limit),
);

/**
 * Drops the months that have passed by then, and deletes what is older of that day's own month: members are told how long
 * it is kept, and that is not a month more.
 */
export async function forgetSignIns(db: Db, before: Date): Promise<void> {
  const moment = before.toISOString();
  await dropPartitions(db, 'sign_ins', { before: moment });
  await db.deleteFrom('sign_ins').where('signed_in_at', '<', moment).execute();
}
