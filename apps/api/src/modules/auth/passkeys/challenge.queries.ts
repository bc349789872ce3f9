import type { Executor } from '@oche/db';

interface Challenge {
  challenge: string;
  /** null: somebody signs in */
  userId: string | null;
}

export async function insertChallenge(
  executor: Executor,
  { challenge, userId, expiresAt }: Challenge & { expiresAt: Date },
): Promise<void> {
  await executor
    .insertInto('passkey_challenges')
    .values({ challenge, user_id: userId, expires_at: expiresAt })
    .execute();
}

/** Takes a challenge, so that nobody can answer it again. @returns whether it was still open */
export async function takeChallenge(
  executor: Executor,
  { challenge, userId, now }: Challenge & { now: Date },
): Promise<boolean> {
  const row = await executor
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('user_id', 'is not distinct from', userId)
    .where('expires_at', '>', now.toISOString())
    .returning('challenge')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteChallengesExpiredBefore(executor: Executor, now: Date): Promise<void> {
  await executor
    .deleteFrom('passkey_challenges')
    .where('expires_at', '<', now.toISOString())
    .execute();
}
