import { type Executor, type Placeholders, prepared, type Tx } from '@oche/db';

/** Runs once for every request with a token, so one statement reads all that the request needs. */
export const getTokenWithUser = prepared(
  'access.getTokenWithUser',
  (db, p: Placeholders<{ hash: string }>) =>
    db
      .selectFrom('access_tokens as t')
      .innerJoin('users as u', 'u.id', 't.user_id')
      .leftJoin('app_grants as g', 'g.id', 't.grant_id')
      .leftJoin('app_consents as c', 'c.id', 'g.consent_id')
      .leftJoin('apps as a', 'a.id', 'c.app_id')
      .leftJoin('users as owner', 'owner.id', 'a.owner_id')
      .select(['t.id', 't.user_id', 't.hash', 't.scopes', 't.expires_at', 't.last_used_at'])
      .select(['a.id as app_id', 'owner.status as owner_status'])
      .select(['u.status', 'u.suspended_until', 'u.status_reason', 'u.silenced_until'])
      .select(['u.silence_reason', 'u.email_verified_at'])
      .where('t.hash', '=', p('hash')),
);

export type TokenRow = Awaited<ReturnType<typeof getTokenWithUser>>[number];

/** Whether those of open streams are still good. */
export const getTokenState = prepared(
  'access.getTokenState',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('access_tokens as t')
      .innerJoin('users as u', 'u.id', 't.user_id')
      .leftJoin('app_grants as g', 'g.id', 't.grant_id')
      .leftJoin('app_consents as c', 'c.id', 'g.consent_id')
      .leftJoin('apps as a', 'a.id', 'c.app_id')
      .leftJoin('users as owner', 'owner.id', 'a.owner_id')
      .select(['t.expires_at', 'u.status', 'u.suspended_until', 'u.status_reason'])
      .select('owner.status as owner_status')
      .select(['u.silenced_until', 'u.silence_reason'])
      .where('t.id', '=', p('id')),
);

/** Several processes and requests may want to; the first one writes. */
export async function noteUse(
  executor: Executor,
  id: number,
  { now, unlessSince }: { now: Date; unlessSince: Date },
): Promise<void> {
  await executor
    .updateTable('access_tokens')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', unlessSince.toISOString())]),
    )
    .execute();
}

/** Whoever makes a token for a member waits for others who do. */
export async function lockTokensOf(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/** Of the member's own ones, those that are good. */
export async function countTokens(tx: Tx, userId: string, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('access_tokens')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('user_id', '=', userId)
    .where('grant_id', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now.toISOString())]))
    .executeTakeFirstOrThrow();
  return count;
}

export interface NewToken {
  user_id: string;
  grant_id: number | null;
  name: string;
  hint: string;
  hash: string;
  scopes: string[];
  created_at: Date;
  expires_at: Date | null;
}

export async function insertToken(executor: Executor, token: NewToken): Promise<number> {
  const { id } = await executor
    .insertInto('access_tokens')
    .values(token)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const COLUMNS = [
  'id',
  'name',
  'hint',
  'scopes',
  'created_at',
  'expires_at',
  'last_used_at',
] as const;

/** A member's own ones, the latest first. */
export const listTokens = prepared('access.listTokens', (db, p: Placeholders<{ userId: string }>) =>
  db
    .selectFrom('access_tokens')
    .select(COLUMNS)
    .where('user_id', '=', p('userId'))
    .where('grant_id', 'is', null)
    .orderBy('id', 'desc')
    .limit(100),
);

export const getToken = prepared('access.getToken', (db, p: Placeholders<{ id: number }>) =>
  db
    .selectFrom('access_tokens as t')
    .select(['t.id', 't.user_id', 't.name', 't.hint', 't.scopes', 't.created_at', 't.expires_at'])
    .where('t.id', '=', p('id')),
);

/** @returns the hash of the deleted token; undefined when the member has no such one */
export async function deleteToken(
  executor: Executor,
  userId: string,
  id: number,
): Promise<string | undefined> {
  const row = await executor
    .deleteFrom('access_tokens')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('grant_id', 'is', null)
    .returning('hash')
    .executeTakeFirst();
  return row?.hash;
}

/** @returns what was deleted; undefined for a hash that is no token's */
export async function deleteTokenByHash(executor: Executor, hash: string) {
  return executor
    .deleteFrom('access_tokens as t')
    .using('users as u')
    .whereRef('u.id', '=', 't.user_id')
    .where('t.hash', '=', hash)
    .returning(['t.user_id', 't.grant_id', 't.name', 't.hint', 'u.email', 'u.locale'])
    .executeTakeFirst();
}

export async function deleteTokensExpiredBefore(executor: Executor, moment: Date): Promise<void> {
  await executor
    .deleteFrom('access_tokens')
    .where('expires_at', '<', moment.toISOString())
    .execute();
}

/** @returns the hashes of the deleted tokens */
export async function deleteTokensOf(executor: Executor, userId: string): Promise<string[]> {
  const rows = await executor
    .deleteFrom('access_tokens')
    .where('user_id', '=', userId)
    .returning('hash')
    .execute();
  return rows.map(({ hash }) => hash);
}
