import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import { seenBy, type Viewer } from '../../people/index.ts';

/** Members of these usernames whom the viewer may see. */
export const listByUsername = prepared(
  'tournaments.listByUsername',
  (db, p: Placeholders<Viewer & { usernames: string[] }>) =>
    db
      .selectFrom('profiles')
      .innerJoin('users', 'users.id', 'profiles.user_id')
      .select([
        'users.id',
        'profiles.username',
        'users.first_name as firstName',
        'users.last_name as lastName',
      ])
      .where(
        'profiles.username',
        '=',
        sql<string>`any(array(select unnest(${p('usernames')}::text[])))`,
      )
      .where(seenBy(p), '<>', 'none'),
);

/** Who is in, and which seeds are taken. */
export const listTaken = prepared(
  'tournaments.listTaken',
  (db, p: Placeholders<{ tournamentId: number }>) =>
    db
      .selectFrom('tournament_entries as entry')
      .innerJoin('tournament_entry_players as player', 'player.entry_id', 'entry.id')
      .select([
        'entry.seed',
        'player.user_id as userId',
        sql<string | null>`lower(player.guest_name)`.as('guestName'),
      ])
      .where('entry.tournament_id', '=', p('tournamentId'))
      .where('player.is_in', '=', true),
);
