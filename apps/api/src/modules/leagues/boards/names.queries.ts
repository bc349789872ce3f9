import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** Players as they are called to a board, where everybody stands who hears it. */
export const listPlayerNames = prepared(
  'leagues.listPlayerNames',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('league_players as player')
      .leftJoin('users', 'users.id', 'player.user_id')
      .select([
        'player.id',
        sql<string>`coalesce(users.first_name || ' ' || users.last_name, player.name, '')`.as(
          'name',
        ),
      ])
      .where('player.id', '=', sql<number>`any(${p('ids')}::bigint[])`),
);
