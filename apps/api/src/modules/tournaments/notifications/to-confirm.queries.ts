import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import { nameOf } from './called.queries.ts';

/** What was said of these matches, in the eyes of the other side. */
export const listSaid = prepared('tournaments.listSaid', (db, p: Placeholders<{ ids: number[] }>) =>
  db
    .selectFrom('tournament_matches as match')
    .innerJoin('tournaments as tournament', 'tournament.id', 'match.tournament_id')
    .select([
      'match.id',
      'tournament.id as tournamentId',
      'tournament.name as tournamentName',
      sql<string>`case match.said_side when 0 then ${nameOf('a')} else ${nameOf('b')} end`.as(
        'opponent',
      ),
      sql<number>`case match.said_side when 0 then match.said_b else match.said_a end`.as('own'),
      sql<number>`case match.said_side when 0 then match.said_a else match.said_b end`.as('others'),
    ])
    .where('match.id', '=', anyOfIds(p('ids')))
    .where('match.status', '=', 'reported'),
);

/** Whether the recipient of the row `item` of notifications is to say if a result is right. */
export const isToConfirm = sql<boolean>`exists (
  select from tournament_matches match
  join tournament_entry_players player
    on player.entry_id = case match.said_side when 0 then match.entry_b else match.entry_a end
  where match.id = (item.payload ->> 'matchId')::bigint and match.status = 'reported'
    and player.user_id = item.recipient_id
)`;
