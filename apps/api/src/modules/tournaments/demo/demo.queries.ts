import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** An arbitrary number. */
const LOCK_KEY = 7_306_204_505;

export const lockTournaments = prepared('tournaments.lockDemo', (db) =>
  db.selectNoFrom(sql`pg_advisory_xact_lock(${sql.lit(LOCK_KEY)})`.as('lock')),
);

/** A row when there is this member, and no tournament. */
export const wantsDemo = prepared(
  'tournaments.wantsDemo',
  (db, p: Placeholders<{ memberId: string }>) =>
    db
      .selectFrom('users')
      .select('id')
      .where('id', '=', p('memberId'))
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('tournaments').select('tournaments.id'))),
      ),
);

export const findLounge = prepared(
  'tournaments.findDemoLounge',
  (db, p: Placeholders<{ name: string }>) =>
    db.selectFrom('lounges').select('id').where('name', '=', p('name')).orderBy('id').limit(1),
);

export const findTournament = prepared(
  'tournaments.findDemoTournament',
  (db, p: Placeholders<{ name: string }>) =>
    db
      .selectFrom('tournaments')
      .select(['id', 'created_by as createdBy'])
      .where('name', '=', p('name'))
      .orderBy('id')
      .limit(1),
);
