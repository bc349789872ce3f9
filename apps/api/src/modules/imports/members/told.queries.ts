import { type Placeholders, prepared, type Tx } from '@oche/db';
import { sql } from 'kysely';

/** Members who have never been here: nobody has signed in as them or set a password. */
const isDormant = sql<boolean>`users.password_hash is null and users.email_verified_at is null
  and users.status = 'active' and users.provisional_until is null
  and not exists (select from sessions where sessions.user_id = users.id)
  and not exists (select from external_identities identity where identity.user_id = users.id)`;

/** A member who comes from another board and has never been here. */
export const getDormant = prepared(
  'imports.getDormant',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('imported_members as member')
      .innerJoin('users', 'users.id', 'member.user_id')
      .innerJoin('imports', 'imports.id', 'member.import_id')
      .select(['users.id', 'users.email', 'users.first_name as firstName', 'imports.address'])
      .where('users.id', '=', p('userId'))
      .where(isDormant),
);

/** The same, with the account's row locked, so that a first sign-in at this moment comes before or after. */
export const lockDormant = (tx: Tx, userId: string) =>
  tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where(isDormant)
    .where((eb) =>
      eb.exists(
        eb.selectFrom('imported_members').select('user_id').whereRef('user_id', '=', 'users.id'),
      ),
    )
    .forUpdate()
    .executeTakeFirst();

/** Marks some who haven't been told as told, of those to whom a mail can be sent. */
export const takeUntold = (
  tx: Tx,
  { importId, now, limit }: { importId: number; now: Date; limit: number },
) =>
  tx
    .updateTable('imported_members as member')
    .set({ told_at: now })
    .from('users')
    .whereRef('users.id', '=', 'member.user_id')
    .where('member.user_id', 'in', (eb) =>
      eb
        .selectFrom('imported_members')
        .select('user_id')
        .where('import_id', '=', importId)
        .where('told_at', 'is', null)
        .orderBy('user_id')
        .limit(limit)
        .forUpdate(),
    )
    .returning([
      'users.id',
      'users.email',
      'users.locale',
      sql<boolean>`${isDormant} and users.email not like '%.invalid'`.as('isReachable'),
    ])
    .execute();

export const findDeleted = prepared('imports.findDeleted', (db, p: Placeholders<{ id: string }>) =>
  db.selectFrom('users').select('id').where('id', '=', p('id')).where('status', '=', 'deleted'),
);
