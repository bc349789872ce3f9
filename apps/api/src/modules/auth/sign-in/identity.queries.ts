import type { Executor } from '@oche/db';
import type { ExternalIdentity } from './identity.ts';

/** @returns the id of the member whom the identity belongs to */
export async function getIdentityOwner(
  executor: Executor,
  { issuer, subject }: ExternalIdentity,
): Promise<string | undefined> {
  const row = await executor
    .selectFrom('external_identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id;
}

/** Does nothing when the identity belongs to a member already. */
export async function insertIdentity(
  executor: Executor,
  userId: string,
  { issuer, subject }: ExternalIdentity,
  now: Date,
): Promise<void> {
  await executor
    .insertInto('external_identities')
    .values({ issuer, subject, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .execute();
}

export async function deleteIdentitiesExcept(
  executor: Executor,
  userId: string,
  keep: ExternalIdentity | null,
): Promise<void> {
  await executor
    .deleteFrom('external_identities')
    .where('user_id', '=', userId)
    .where((eb) =>
      keep
        ? eb.not(eb.and([eb('issuer', '=', keep.issuer), eb('subject', '=', keep.subject)]))
        : eb.lit(true),
    )
    .execute();
}
