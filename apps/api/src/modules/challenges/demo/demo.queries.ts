import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** An arbitrary number. */
const LOCK_KEY = 7_306_204_504;

export const lockChallenges = prepared('challenges.lockDemo', (db) =>
  db.selectNoFrom(sql`pg_advisory_xact_lock(${sql.lit(LOCK_KEY)})`.as('lock')),
);

/** A row when there is this member, and no challenge. */
export const wantsDemo = prepared(
  'challenges.wantsDemo',
  (db, p: Placeholders<{ memberId: string }>) =>
    db
      .selectFrom('users')
      .select('id')
      .where('id', '=', p('memberId'))
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('challenges').select('challenges.id'))),
      ),
);

/** The postal code that a member has given. */
export const getZipCode = prepared(
  'challenges.getDemoZipCode',
  (db, p: Placeholders<{ userId: string }>) =>
    db.selectFrom('users').select('zip_code as zipCode').where('id', '=', p('userId')),
);
