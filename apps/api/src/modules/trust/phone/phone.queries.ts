import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** A member, or a number, until the transaction ends. */
export const lockPhone = prepared('trust.lockPhone', (db, p: Placeholders<{ what: string }>) =>
  db.selectNoFrom(
    sql`pg_advisory_xact_lock(hashtext('trust.phone'), hashtext(${p('what')}))`.as('lock'),
  ),
);

export const getCountry = prepared('trust.getCountry', (db, p: Placeholders<{ userId: string }>) =>
  db.selectFrom('users').select('country').where('id', '=', p('userId')),
);

/** How many codes a member or a number has got since a time, and the latest of the member. */
export const countCodes = prepared(
  'trust.countCodes',
  (db, p: Placeholders<{ userId: string; phoneHash: string; since: string }>) =>
    db
      .selectFrom('phone_codes')
      .select(({ fn }) => [
        fn.countAll<number>().as('count'),
        sql<string | null>`max(created_at)`.as('latest'),
      ])
      .where((eb) =>
        eb.or([eb('user_id', '=', p('userId')), eb('phone_hash', '=', p('phoneHash'))]),
      )
      .where('created_at', '>', p('since')),
);

export const insertCode = prepared(
  'trust.insertCode',
  (db, p: Placeholders<{ userId: string; phoneHash: string; codeHash: string; now: string }>) =>
    db
      .insertInto('phone_codes')
      .values({
        user_id: p('userId'),
        phone_hash: p('phoneHash'),
        code_hash: p('codeHash'),
        created_at: p('now'),
      })
      .returning('id'),
);

export const deleteCode = prepared('trust.deleteCode', (db, p: Placeholders<{ id: number }>) =>
  db.deleteFrom('phone_codes').where('id', '=', p('id')),
);

/** Counts an attempt with the latest code of a member; no row when there is none that counts. */
export const tryCode = prepared(
  'trust.tryCode',
  (db, p: Placeholders<{ userId: string; since: string; attemptsMax: number }>) =>
    db
      .updateTable('phone_codes')
      .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
      .where('id', '=', (eb) =>
        eb
          .selectFrom('phone_codes as latest')
          .select('latest.id')
          .where('latest.user_id', '=', p('userId'))
          .orderBy('latest.id', 'desc')
          .limit(1),
      )
      .where('created_at', '>', p('since'))
      .where('attempts', '<', p('attemptsMax'))
      .returning(['id', 'phone_hash as phoneHash', 'code_hash as codeHash']),
);

/** A code that was right is used up, and counts on against the limit. */
export const useUpCode = prepared(
  'trust.useUpCode',
  (db, p: Placeholders<{ id: number; attempts: number }>) =>
    db
      .updateTable('phone_codes')
      .set({ attempts: p('attempts') })
      .where('id', '=', p('id')),
);

export const getOwnerOfPhone = prepared(
  'trust.getOwnerOfPhone',
  (db, p: Placeholders<{ phoneHash: string }>) =>
    db
      .selectFrom('verifications')
      .select('user_id as userId')
      .where('phone_hash', '=', p('phoneHash')),
);

export const savePhone = prepared(
  'trust.savePhone',
  (db, p: Placeholders<{ userId: string; phoneHash: string; now: string }>) =>
    db
      .insertInto('verifications')
      .values({
        user_id: p('userId'),
        kind: 'phone',
        status: 'verified',
        phone_hash: p('phoneHash'),
        requested_at: p('now'),
        decided_at: p('now'),
      })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'kind']).doUpdateSet((eb) => ({
          phone_hash: eb.ref('excluded.phone_hash'),
          decided_at: eb.ref('excluded.decided_at'),
        })),
      ),
);

export const deleteOldCodes = prepared(
  'trust.deleteOldCodes',
  (db, p: Placeholders<{ before: string }>) =>
    db.deleteFrom('phone_codes').where('created_at', '<', p('before')),
);
