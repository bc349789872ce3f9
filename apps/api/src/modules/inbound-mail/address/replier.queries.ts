import { type Executor, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

export interface Replier {
  number: number;
  generation: number;
  isOn: boolean;
}

/** What addresses of this member are made of; their number is given with the first one. */
export async function getOrAddReplier(db: Executor, userId: string): Promise<Replier> {
  const known = await getReplier.first(db, { userId });
  if (known) return known;
  await db
    .insertInto('mail_repliers')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const added = await getReplier.first(db, { userId });
  if (!added) throw new Error('a member who answers mails has vanished');
  return added;
}

export const getReplier = prepared(
  'replies.getReplier',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('mail_repliers')
      .select(['number', 'generation', 'is_on as isOn'])
      .where('user_id', '=', p('userId')),
);

/** Whose number it is, with all that decides whether an answer counts. */
export const getWriter = prepared('replies.getWriter', (db, p: Placeholders<{ userId: string }>) =>
  db
    .selectFrom('users')
    .innerJoin('mail_repliers', 'mail_repliers.user_id', 'users.id')
    .select([
      'users.id',
      'users.email',
      'users.email_verified_at as emailVerifiedAt',
      'users.locale',
      'users.status',
      'users.suspended_until as suspendedUntil',
      'users.status_reason as statusReason',
      'users.silenced_until as silencedUntil',
      'users.silence_reason as silenceReason',
      'mail_repliers.generation',
      'mail_repliers.is_on as isOn',
    ])
    .where('users.id', '=', p('userId')),
);

export type WriterRow = Awaited<ReturnType<typeof getWriter>>[number];

export const getUserOfNumber = prepared(
  'replies.getUserOfNumber',
  (db, p: Placeholders<{ number: number }>) =>
    db.selectFrom('mail_repliers').select('user_id as userId').where('number', '=', p('number')),
);

/** All addresses that were given out are dead. */
export const renewAddresses = prepared(
  'replies.renewAddresses',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .updateTable('mail_repliers')
      .set({ generation: sql<number>`generation + 1` })
      .where('user_id', '=', p('userId')),
);

export const switchReplies = prepared(
  'replies.switchReplies',
  (db, p: Placeholders<{ userId: string; isOn: boolean }>) =>
    db
      .insertInto('mail_repliers')
      .values({ user_id: p('userId'), is_on: p('isOn') })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ is_on: p('isOn') })),
);
