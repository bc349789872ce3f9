import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** An arbitrary number. */
const LOCK_KEY = 7_306_204_537;

export const lockFriendships = prepared('people.lockDemo', (db) =>
  db.selectNoFrom(sql`pg_advisory_xact_lock(${sql.lit(LOCK_KEY)})`.as('lock')),
);

/** A row when there is this member, and no friendship and no request. */
export const wantsDemo = prepared('people.wantsDemo', (db, p: Placeholders<{ memberId: string }>) =>
  db
    .selectFrom('users')
    .select('id')
    .where('id', '=', p('memberId'))
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('friendships').select('since'))))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('friend_requests').select('friend_requests.id'))),
    ),
);
