import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** Any number, the same in every process: who holds this lock changes rankings. */
const RANKINGS_LOCK = 301_501;

/**
 * Lets one transaction at a time change rankings, as ratings follow from one another. It takes
 * milliseconds, and nobody who reads has to wait.
 */
export const lockRankings = prepared('rankings.lock', (db) =>
  db.selectNoFrom(sql`pg_advisory_xact_lock(${sql.lit(RANKINGS_LOCK)})`.as('locked')),
);

export const getState = prepared('rankings.getState', (db) =>
  db
    .selectFrom('ranking_state')
    .select([
      sql<string | null>`today::text`.as('today'),
      'rebuild_started_at as rebuildStartedAt',
    ]),
);

export const setToday = prepared('rankings.setToday', (db, p: Placeholders<{ today: string }>) =>
  db.updateTable('ranking_state').set({ today: sql`${p('today')}::date` }),
);
