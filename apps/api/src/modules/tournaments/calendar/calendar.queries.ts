import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** More than anybody plays; those closest to `from` have priority. */
const MAX = 1000;

/** What a member plays, waits for or runs, in the order of time. */
export const listForCalendar = prepared(
  'tournaments.listForCalendar',
  (db, p: Placeholders<{ userId: string; from: string }>) => {
    const ids = db
      .selectFrom('tournament_entry_players')
      .select('tournament_id as id')
      .where('user_id', '=', p('userId'))
      .where('is_in', '=', true)
      .union(db.selectFrom('tournaments').select('id').where('created_by', '=', p('userId')))
      .union(
        db
          .selectFrom('tournament_organisers')
          .select('tournament_id as id')
          .where('user_id', '=', p('userId')),
      );
    return db
      .selectFrom('tournaments as tournament')
      .leftJoin('lounges as lounge', 'lounge.id', 'tournament.lounge_id')
      .select([
        'tournament.id',
        'tournament.revision',
        'tournament.name',
        'tournament.description',
        'tournament.status',
        'tournament.starts_at as startsAt',
        'tournament.ends_at as endsAt',
        'tournament.check_in_opens_at as checkInOpensAt',
        'tournament.updated_at as updatedAt',
        sql<string>`coalesce(lounge.time_zone, 'Europe/Berlin')`.as('timeZone'),
        sql<string | null>`case when lounge.id is null then tournament.location
          else concat_ws(', ', lounge.name, lounge.address,
            nullif(concat_ws(' ', lounge.zip_code, lounge.city), '')) end`.as('where'),
        sql<boolean>`exists (
          select from tournament_entry_players player
          join tournament_entries entry on entry.id = player.entry_id
          where player.tournament_id = tournament.id and player.user_id = ${p('userId')}
            and player.is_in and entry.status = 'waiting'
        )`.as('isWaiting'),
      ])
      .where('tournament.id', 'in', ids)
      .where('tournament.starts_at', '>=', p('from'))
      .where('tournament.status', '<>', 'draft')
      .where('tournament.hidden_at', 'is', null)
      .orderBy('tournament.starts_at')
      .orderBy('tournament.id')
      .limit(MAX);
  },
);
