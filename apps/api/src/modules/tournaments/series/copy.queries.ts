import { type DB, type Placeholders, prepared, type Tx } from '@oche/db';
import { type Selectable, sql } from 'kysely';

/** All that was said of a tournament, and the clock of its place. */
export const getCopied = (tx: Tx, id: number): Promise<Selectable<DB['tournaments']>> =>
  tx.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export const getZone = prepared('tournaments.getZone', (db, p: Placeholders<{ id: number }>) =>
  db
    .selectFrom('tournaments as tournament')
    .leftJoin('lounges as lounge', 'lounge.id', 'tournament.lounge_id')
    .select(sql<string>`coalesce(lounge.time_zone, 'Europe/Berlin')`.as('timeZone'))
    .where('tournament.id', '=', p('id')),
);

interface Copying {
  from: number;
  to: number;
}

/** Who runs it, how rounds are played, how matches are called and at which boards. */
export async function copyParts(tx: Tx, { from, to }: Copying): Promise<void> {
  await sql`insert into tournament_organisers (tournament_id, user_id, added_by, added_at)
    select ${to}, named.user_id, named.added_by, named.added_at
    from (
      select user_id, added_by, added_at from tournament_organisers where tournament_id = ${from}
      union all
      select created_by, created_by, created_at from tournaments where id = ${from}
    ) named
    join tournaments copy on copy.id = ${to} and copy.created_by <> named.user_id`.execute(tx);
  await sql`insert into tournament_formats (tournament_id, stage, round, format)
    select ${to}, stage, round, format from tournament_formats
    where tournament_id = ${from}`.execute(tx);
  await sql`insert into tournament_evenings (tournament_id, is_calling, rest_minutes, marker)
    select ${to}, is_calling, rest_minutes, marker from tournament_evenings
    where tournament_id = ${from}`.execute(tx);
  await sql`insert into tournament_boards (tournament_id, name, lounge_board_id)
    select ${to}, name, lounge_board_id from tournament_boards
    where tournament_id = ${from} order by id`.execute(tx);
}
