import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** Where members ended in these tournaments, and among how many; of several entries the best. */
export const listPlaces = prepared(
  'tournaments.listPlaces',
  (db, p: Placeholders<{ ids: number[]; userIds: readonly string[] }>) =>
    db
      .selectFrom('tournament_entry_players as player')
      .innerJoin('tournament_entries as entry', 'entry.id', 'player.entry_id')
      .innerJoin('tournaments as tournament', 'tournament.id', 'player.tournament_id')
      .select([
        'tournament.id',
        'tournament.name',
        sql<string>`player.user_id`.as('userId'),
        sql<number>`min(entry.place)`.as('place'),
        sql<number>`(
          select count(*)::int from tournament_entries placed
          where placed.tournament_id = tournament.id and placed.place is not null
        )`.as('of'),
      ])
      .where('tournament.id', '=', anyOfIds(p('ids')))
      .where('player.user_id', '=', sql<string>`any(${p('userIds')}::text[])`)
      .where('entry.place', 'is not', null)
      .groupBy(['tournament.id', 'player.user_id']),
);

/** Whether the recipient of the row `item` of notifications has a place in what is over. */
export const hasPlace = sql<boolean>`exists (
  select from tournament_entry_players player
  join tournament_entries entry on entry.id = player.entry_id
  join tournaments tournament on tournament.id = player.tournament_id
  where player.tournament_id = (item.payload ->> 'tournamentId')::bigint
    and player.user_id = item.recipient_id and player.is_in and entry.place is not null
    and tournament.status = 'completed' and tournament.hidden_at is null
)`;
