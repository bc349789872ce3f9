import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** An arbitrary number. */
const LOCK_KEY = 7_306_204_503;

export const lockGames = prepared('games.lockDemo', (db) =>
  db.selectNoFrom(sql`pg_advisory_xact_lock(${sql.lit(LOCK_KEY)})`.as('lock')),
);

/** A row when there is this member, and no game. */
export const wantsDemo = prepared('games.wantsDemo', (db, p: Placeholders<{ memberId: string }>) =>
  db
    .selectFrom('users')
    .select('id')
    .where('id', '=', p('memberId'))
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('games').select('games.id')))),
);

export const listLounges = prepared('games.listDemoLounges', (db) =>
  db.selectFrom('lounges').select('id').orderBy('id').limit(sql.lit(20)),
);
