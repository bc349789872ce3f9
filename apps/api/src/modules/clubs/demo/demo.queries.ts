import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** An arbitrary number. */
const LOCK_KEY = 7_306_204_539;

export const lockClubs = prepared('clubs.lockDemo', (db) =>
  db.selectNoFrom(sql`pg_advisory_xact_lock(${sql.lit(LOCK_KEY)})`.as('lock')),
);

/** A row when there is this member, and no club. */
export const wantsDemo = prepared('clubs.wantsDemo', (db, p: Placeholders<{ memberId: string }>) =>
  db
    .selectFrom('users')
    .select('id')
    .where('id', '=', p('memberId'))
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('clubs').select('clubs.id')))),
);

export const findLoungeIn = prepared(
  'clubs.findDemoLounge',
  (db, p: Placeholders<{ city: string }>) =>
    db
      .selectFrom('lounges')
      .select('id')
      .where('city', '=', p('city'))
      .where('is_active', '=', true)
      .orderBy('id')
      .limit(1),
);
