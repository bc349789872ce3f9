import { type Executor, type Placeholders, prepared } from '@oche/db';

/** Runs once for every request of a member, so one statement reads all that the request needs. */
export const getSessionWithUser = prepared(
  'auth.getSessionWithUser',
  (db, p: Placeholders<{ idHash: string }>) =>
    db
      .selectFrom('sessions as s')
      .innerJoin('users as u', 'u.id', 's.user_id')
      .select([
        's.id_hash',
        's.user_id',
        's.second_factor_passed',
        's.created_at',
        's.last_seen_at',
        's.expires_at',
        'u.role',
        'u.status',
        'u.suspended_until',
        'u.status_reason',
        'u.silenced_until',
        'u.silence_reason',
        'u.moderates',
        'u.email_verified_at',
        'u.totp_enabled_at',
      ])
      .where('s.id_hash', '=', p('idHash')),
);

export type SessionRow = Awaited<ReturnType<typeof getSessionWithUser>>[number];

export async function insertSession(
  executor: Executor,
  session: {
    id_hash: string;
    user_id: string;
    second_factor_passed: boolean;
    user_agent: string | null;
    country: string | null;
    id_token: string | null;
    created_at: Date;
    last_seen_at: Date;
    expires_at: Date;
  },
): Promise<void> {
  await executor.insertInto('sessions').values(session).execute();
}

export async function updateSessionTimes(
  executor: Executor,
  idHash: string,
  times: { last_seen_at: Date; expires_at?: Date },
): Promise<void> {
  await executor.updateTable('sessions').set(times).where('id_hash', '=', idHash).execute();
}

/** @returns undefined when there was no such session */
export async function deleteSession(
  executor: Executor,
  idHash: string,
): Promise<{ id_token: string | null } | undefined> {
  return executor
    .deleteFrom('sessions')
    .where('id_hash', '=', idHash)
    .returning('id_token')
    .executeTakeFirst();
}

/** @returns the hash of the deleted session, undefined when there was none */
export async function deleteSessionByPublicId(
  executor: Executor,
  userId: string,
  publicId: string,
): Promise<string | undefined> {
  const row = await executor
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where((eb) => eb(eb.cast<string>('public_id', 'text'), '=', publicId))
    .returning('id_hash')
    .executeTakeFirst();
  return row?.id_hash;
}

/** @returns the hashes of the deleted sessions */
export async function deleteOtherSessions(
  executor: Executor,
  userId: string,
  keepIdHash: string,
): Promise<string[]> {
  const rows = await executor
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id_hash', '<>', keepIdHash)
    .returning('id_hash')
    .execute();
  return rows.map((row) => row.id_hash);
}

export async function deleteSessionsOfUser(executor: Executor, userId: string): Promise<void> {
  await executor.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

export async function listSessionsOfUser(executor: Executor, userId: string, now: Date) {
  return executor
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.id_hash', 's.public_id', 's.user_agent', 's.country'])
    .select(['s.created_at', 's.last_seen_at', 's.expires_at', 'u.role', 'u.moderates'])
    .where('s.user_id', '=', userId)
    .where('second_factor_passed', '=', true)
    .where('s.expires_at', '>', now.toISOString())
    .orderBy('s.last_seen_at', 'desc')
    .limit(100)
    .execute();
}

export async function deleteExpiredSessions(executor: Executor, now: Date): Promise<void> {
  await executor.deleteFrom('sessions').where('expires_at', '<=', now.toISOString()).execute();
}
