import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** An arbitrary number. */
const LOCK_KEY = 7_306_204_541;

export const lockTalks = prepared('conversations.lockDemo', (db) =>
  db.selectNoFrom(sql`pg_advisory_xact_lock(${sql.lit(LOCK_KEY)})`.as('lock')),
);

/** The next confirmed booking of one of these members, and the meeting that two of them have agreed on. */
export const listDemoThings = prepared(
  'conversations.listDemoThings',
  (db, p: Placeholders<{ memberIds: readonly string[] }>) =>
    db
      .selectFrom(
        sql<{ kind: 'booking' | 'challenge'; id: number; memberId: string }>`(
          (
            select 'booking' as kind, id, member_id as "memberId" from bookings
            where status = 'confirmed' and start_at > now()
              and member_id = any(${p('memberIds')}::text[])
            order by start_at, id limit 1
          ) union all (
            select 'challenge', id, member_id from challenges
            where status = 'agreed' and member_id = any(${p('memberIds')}::text[])
              and partner_id = any(${p('memberIds')}::text[])
            order by id limit 1
          )
        )`.as<'thing'>(sql`thing`),
      )
      .select(['thing.kind', 'thing.id', 'thing.memberId']),
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
