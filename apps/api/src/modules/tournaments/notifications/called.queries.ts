import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** Who plays on a side of the row `match`. */
export const nameOf = (side: 'a' | 'b') => sql<string>`(
  select coalesce(
    min(entry.name),
    string_agg(coalesce(player.guest_name, users.first_name || ' ' || users.last_name), ' / '
      order by player.position)
  )
  from tournament_entries entry
  join tournament_entry_players player on player.entry_id = entry.id
  left join users on users.id = player.user_id
  where entry.id = ${sql.ref(`match.entry_${side}`)}
)`;

/** Matches as members are told of them. */
export const listToldMatches = prepared(
  'tournaments.listToldMatches',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('tournament_matches as match')
      .innerJoin('tournaments as tournament', 'tournament.id', 'match.tournament_id')
      .leftJoin('tournament_calls as call', (join) =>
        join.onRef('call.match_id', '=', 'match.id').on('call.ended_at', 'is', null),
      )
      .leftJoin('tournament_boards as board', 'board.id', 'call.board_id')
      .select([
        'match.id',
        'tournament.id as tournamentId',
        'tournament.name as tournamentName',
        'board.name as boardName',
        nameOf('a').as('nameA'),
        nameOf('b').as('nameB'),
        sql<string[]>`array(
          select player.user_id from tournament_entry_players player
          where player.entry_id = match.entry_b and player.user_id is not null
        )`.as('membersB'),
      ])
      .where('match.id', '=', anyOfIds(p('ids'))),
);

/** Members who play a match. */
export const listPlayers = prepared(
  'tournaments.listPlayersOfMatches',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('tournament_matches as match')
      .innerJoin('tournament_entry_players as player', (join) =>
        join.on((eb) =>
          eb.or([
            eb('player.entry_id', '=', eb.ref('match.entry_a')),
            eb('player.entry_id', '=', eb.ref('match.entry_b')),
          ]),
        ),
      )
      .select(['match.id as matchId', sql<string>`player.user_id`.as('userId')])
      .where('match.id', '=', anyOfIds(p('ids')))
      .where('player.user_id', 'is not', null),
);

/** Members who play or mark a match at this moment. */
export const listInPlay = prepared(
  'tournaments.listInPlay',
  (db, p: Placeholders<{ matchId: number }>) =>
    db
      .selectFrom('tournament_in_play')
      .select([sql<string>`user_id`.as('userId'), 'is_marker as isMarker'])
      .where('match_id', '=', p('matchId'))
      .where('user_id', 'is not', null),
);

const matchId = sql`(item.payload ->> 'matchId')::bigint`;

const isOnBoard = (isMarker: boolean) => sql<boolean>`exists (
  select from tournament_in_play playing
  join tournament_calls call on call.match_id = playing.match_id and call.ended_at is null
  where playing.match_id = ${matchId} and playing.user_id = item.recipient_id
    and playing.is_marker = ${sql.lit(isMarker)}
)`;

/** Whether the recipient of the row `item` of notifications plays its match, which has a board. */
export const isCalled = isOnBoard(false);
export const isMarking = isOnBoard(true);

/** Whether the match that the recipient plays waits to be called. */
export const isWaiting = sql<boolean>`exists (
  select from tournament_matches match
  join tournament_entry_players player on player.entry_id in (match.entry_a, match.entry_b)
  where match.id = ${matchId} and match.status = 'open' and player.user_id = item.recipient_id
)`;
