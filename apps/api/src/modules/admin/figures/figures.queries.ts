import { type Executor, type Placeholders, prepared, type Tx } from '@oche/db';
import { sql } from 'kysely';

/** The product's days are those of Berlin, as its evenings are. */
export const ZONE = 'Europe/Berlin';

/** Two days of Berlin's calendar, e.g. 2026-11-23, both included. */
export interface Days {
  from: string;
  to: string;
}

const zone = sql.lit(ZONE);
const beginOf = (day: string) => sql`(${day}::date::timestamp at time zone ${zone})`;
const endOf = (day: string) => sql`((${day}::date + 1)::timestamp at time zone ${zone})`;
const dayOf = (moment: string) => sql`(${sql.ref(moment)} at time zone ${zone})::date`;
const isIn = (moment: string, { from, to }: Days) =>
  sql`${sql.ref(moment)} >= ${beginOf(from)} and ${sql.ref(moment)} < ${endOf(to)}`;

/** The day on which the first account was made; undefined without any. */
export const getFirstDay = prepared('figures.getFirstDay', (db) =>
  db.selectFrom('users').select(sql<string | null>`min(${dayOf('created_at')})::text`.as('day')),
);

/** The newest day that has figures. */
export const getLastDay = prepared('figures.getLastDay', (db) =>
  db
    .selectFrom('daily_figures')
    .select([sql<string>`day::text`.as('day'), 'computed_at as computedAt'])
    .orderBy('day', 'desc')
    .limit(1),
);

const COUNTED_MEMBER = sql`email_verified_at is not null and status <> 'deleted'`;

/** Counts days from the rows, in the place of what was counted before. */
export async function saveCounts(tx: Tx, days: Days, now: string): Promise<void> {
  const countOf = (table: string, moment: string, condition: ReturnType<typeof sql>) => sql`(
    select ${dayOf(moment)} as day, count(*)::int as count from ${sql.table(table)}
    where ${isIn(moment, days)} and ${condition} group by 1)`;
  await sql`
    insert into daily_figures as known
      (day, members, new_members, posts, bookings, games, listings, active_day, active_week, computed_at)
    select day.day,
      (select count(*) from users where ${COUNTED_MEMBER} and created_at < ${beginOf(days.from)})
        + sum(coalesce(joined.count, 0)) over (order by day.day),
      coalesce(joined.count, 0), coalesce(posted.count, 0), coalesce(booked.count, 0),
      coalesce(played.count, 0), coalesce(listed.count, 0), 0, 0, ${now}::timestamptz
    from (
      select day::date from generate_series(${days.from}::date, ${days.to}::date, '1 day') as day
    ) as day
    left join ${countOf('users', 'created_at', COUNTED_MEMBER)} as joined using (day)
    left join ${countOf('forum_posts', 'created_at', sql`deleted_at is null`)} as posted using (day)
    left join ${countOf('bookings', 'created_at', sql`status <> 'cancelled'`)} as booked using (day)
    left join ${countOf('games', 'finished_at', sql`status <> 'annulled'`)} as played using (day)
    left join ${countOf('market_items', 'published_at', sql`status not in ('draft', 'deleted')`)}
      as listed using (day)
    on conflict (day) do update set
      members = excluded.members, new_members = excluded.new_members, posts = excluded.posts,
      bookings = excluded.bookings, games = excluded.games, listings = excluded.listings,
      computed_at = excluded.computed_at`.execute(tx);
}

/**
 * Notes who was there on these days, by all that they left: a session's last use tells only of the last day, so what
 * they signed in for, wrote, booked and played counts, too.
 */
export async function noteActive(tx: Tx, days: Days): Promise<void> {
  const traceOf = (table: string, who: string, moment: string) => sql`
    select ${dayOf(moment)}, ${sql.ref(who)} from ${sql.table(table)}
    where ${isIn(moment, days)} and ${sql.ref(who)} is not null`;
  await sql`
    insert into active_days (day, user_id)
    ${traceOf('sessions', 'user_id', 'last_seen_at')}
    union ${traceOf('sign_ins', 'user_id', 'signed_in_at')}
    union ${traceOf('forum_posts', 'author_id', 'created_at')}
    union ${traceOf('bookings', 'member_id', 'created_at')}
    union ${traceOf('game_results', 'user_id', 'finished_at')}
    union ${traceOf('market_items', 'seller_id', 'published_at')}
    union ${traceOf('conversation_messages', 'sender_id', 'created_at')}
    on conflict do nothing`.execute(tx);
}

/** Who was there on each day, and in the seven days that end with it. */
export async function saveActive(tx: Tx, days: Days): Promise<void> {
  await sql`
    update daily_figures as known set active_day = found.on_day, active_week = found.in_week
    from (
      select day::date as day,
        (select count(*) from active_days where active_days.day = series.day::date)::int as on_day,
        (select count(distinct user_id) from active_days
          where active_days.day between series.day::date - 6 and series.day::date)::int as in_week
      from generate_series(${days.from}::date, ${days.to}::date, '1 day') as series (day)
    ) as found
    where known.day = found.day`.execute(tx);
}

export const forgetActiveBefore = prepared(
  'figures.forgetActiveBefore',
  (db, p: Placeholders<{ day: string }>) =>
    db.deleteFrom('active_days').where('day', '<', sql<string>`${p('day')}::date`),
);

export const eraseActiveDays = prepared(
  'figures.eraseActiveDays',
  (db, p: Placeholders<{ userId: string }>) =>
    db.deleteFrom('active_days').where('user_id', '=', p('userId')),
);

export const listDays = prepared('figures.listDays', (db, p: Placeholders<Days>) =>
  db
    .selectFrom('daily_figures')
    .select([
      sql<string>`day::text`.as('day'),
      'members',
      'new_members as newMembers',
      'posts',
      'bookings',
      'games',
      'listings',
      'active_day as activeDay',
      'active_week as activeWeek',
    ])
    .where('day', '>=', sql<string>`${p('from')}::date`)
    .where('day', '<=', sql<string>`${p('to')}::date`)
    .orderBy('day'),
);

/** One keeper at a time, as two would count the same days crosswise. */
export async function holdFigures(tx: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('daily_figures', 0))`.execute(tx);
}
