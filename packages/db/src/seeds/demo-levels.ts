import { sql } from 'kysely';
import type { Tx } from '../index.ts';

/** Who of the members that can sign in reads the forum: on how many days, and how many of the older threads. */
const READERS = [
  { key: 'anna', days: 24, threads: 38, level: 2 },
  { key: 'ben', days: 7, threads: 12, level: 1 },
  { key: 'mod', days: 48, threads: 52, level: 1 },
] as const;

/**
 * What demo members have read, and the levels that follow from it; the moderator's has been fixed by hand. The figures
 * are counted when somebody looks.
 */
export async function insertDemoLevels(
  tx: Tx,
  now: Date,
  userIdOf: (key: string) => string,
): Promise<void> {
  const readers = READERS.map((reader) => ({ ...reader, id: userIdOf(reader.key) }));
  const reading = sql`jsonb_to_recordset(${JSON.stringify(readers)}::jsonb)
    as reader (id text, days int, threads int, level int)`;
  await sql`
    insert into forum_reading_days (user_id, day)
    select reader.id, ${now}::date - 1 - place - place * place % 3
    from ${reading}, generate_series(0, reader.days * 3, 3) place
    where place < reader.days * 3
    on conflict do nothing
  `.execute(tx);
  await sql`
    insert into forum_visits (user_id, thread_id, seen, visited_at)
    select reader.id, thread.id, thread.next_number - 1, thread.last_post_at + interval '3 hours'
    from ${reading}
    cross join lateral (
      select id, next_number, last_post_at from forum_threads
      where deleted_at is null order by last_post_at limit reader.threads
    ) thread
  `.execute(tx);
  await sql`
    insert into forum_levels (user_id, level) select reader.id, reader.level from ${reading}
  `.execute(tx);
  await sql`
    update forum_levels
    set fixed_level = 3, fixed_by = ${userIdOf('admin')}, fixed_at = ${now},
      fixed_reason = 'Kümmert sich seit dem ersten Tag um das Forum.'
    where user_id = ${userIdOf('mod')}
  `.execute(tx);
}
