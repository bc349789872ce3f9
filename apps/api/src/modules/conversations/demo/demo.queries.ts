import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** An arbitrary number. */
const LOCK_KEY = 7_306_204_541;

export const lockTalks = prepared('conversations.lockDemo', (db) =>
  db.selectNoFrom(sql`pg_advisory_xact_lock(${sql.lit(LOCK_KEY)})`.as('lock')),
);

/** A row when there is this member, and no conversation but those about things. */
export const wantsDemo = prepared(
  'conversations.wantsDemo',
  (db, p: Placeholders<{ memberId: string }>) =>
    db
      .selectFrom('users')
      .select('id')
      .where('id', '=', p('memberId'))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('conversations')
              .select('conversations.id')
              .where(sql<boolean>`kind in ('direct', 'group')`),
          ),
        ),
      ),
);
